import type { ComponentProps } from 'react';
import { useTextLanguage } from '../api';

interface DescriptionProps extends ComponentProps<'p'> {
  as?: 'p' | 'span' | 'div';
  /** As ISO 639-1, if it is not the requested one. */
  language: string | null | undefined;
}

/** Overview or tagline of a title, or biography of a person. */
export function Description({ as: Element = 'p', language, ...attributes }: DescriptionProps) {
  return <Element dir="auto" lang={useTextLanguage(language)} {...attributes} />;
}

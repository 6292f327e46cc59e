import { DEFAULT_LANGUAGE } from '@marquee/core';
import type { ComponentProps } from 'react';
import { useConfig } from '../api';
import { siteLanguage } from '../i18n';

/**
 * Overview of a title or biography of a person. Those of the embedded catalogue are in English, whatever the page's
 * language.
 */
export function Description({ as: Element = 'p', ...attributes }: ComponentProps<'p'> & { as?: 'p' | 'span' | 'div' }) {
  const isEnglish = useConfig().metadata.mode === 'catalogue' && siteLanguage() !== DEFAULT_LANGUAGE;
  return <Element dir="auto" lang={isEnglish ? DEFAULT_LANGUAGE : undefined} {...attributes} />;
}

import { DEFAULT_LANGUAGE } from '@marquee/core';
import type { ComponentProps } from 'react';
import { useConfig } from '../api';
import { siteLanguage } from '../i18n';

/** What a title or a person is about. The embedded catalogue says it in English, whatever the language of the page. */
export function Description({ as: Element = 'p', ...attributes }: ComponentProps<'p'> & { as?: 'p' | 'span' | 'div' }) {
  const isEnglish = useConfig().metadata.mode === 'catalogue' && siteLanguage() !== DEFAULT_LANGUAGE;
  return <Element dir="auto" lang={isEnglish ? DEFAULT_LANGUAGE : undefined} {...attributes} />;
}

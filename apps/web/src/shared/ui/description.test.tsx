import { afterEach, expect, it } from '@jest/globals';
import type { SiteLanguage } from '@marquee/core';
import { act, cleanup, screen } from '@testing-library/react';
import { activate } from '../i18n/i18n';
import { storeSetting } from '../store/settings';
import { renderApp } from '../../testing/render-app';
import { Description } from './description';

afterEach(() => {
  cleanup();
  activate('en', {});
});

const markOf = (language: string | null, metadataLanguage: string | null = null) => {
  const { store } = renderApp(<Description language={language}>A city of the future</Description>);
  act(() => store.dispatch(storeSetting('metadataLanguage', metadataLanguage)));
  return screen.getByText('A city of the future').getAttribute('lang');
};

it.each<[SiteLanguage, string | null, string | null, string | null]>([
  ['de', 'en', null, 'en'],
  ['de', null, 'ja-JP', 'ja'],
  ['de', 'cn', null, 'yue'],
  ['de', null, null, null],
  ['pt-BR', null, 'pt-PT', null],
  ['en', 'en', 'de-DE', null],
])(
  'on a page in %s, a description in %s while %s is wanted has the language %s [LANGUAGE-10]',
  (page, language, wanted, mark) => {
    activate(page, {});
    expect(markOf(language, wanted)).toBe(mark);
  },
);

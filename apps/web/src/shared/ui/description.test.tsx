import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { defaultConfig } from '../config/default-config';
import { activate } from '../i18n/i18n';
import { renderApp } from '../../testing/render-app';
import { Description } from './description';

afterEach(() => {
  cleanup();
  activate('en', {});
});

const languageOf = async (mode: 'catalogue' | 'tmdb') => {
  renderApp(<Description>A city of the future</Description>, {
    api: { '/api/config': { ...defaultConfig, metadata: { ...defaultConfig.metadata, mode } } },
  });
  return (await screen.findByText('A city of the future')).getAttribute('lang');
};

it('descriptions of the embedded catalogue say that they are English on pages in another language [LANGUAGE-10]', async () => {
  activate('de', {});
  expect(await languageOf('catalogue')).toBe('en');
});

it('descriptions in the language of the page need no mark [LANGUAGE-10]', async () => {
  expect(await languageOf('catalogue')).toBeNull();
  cleanup();
  activate('de', {});
  expect(await languageOf('tmdb')).toBeNull();
});

import { DEFAULT_LANGUAGE, type SiteLanguage } from '@marquee/core';
import { catalogues, type Catalogue } from 'virtual:messages';
import { loadChunk } from '../lib/loading/load-chunk';
import { activate, addMessages } from './i18n';

let pages: Catalogue['pages'] = {};

/** Makes a language that of the page. English is in the code itself and needs nothing. */
export async function loadLanguage(language: SiteLanguage): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  const load = catalogues[language];
  if (!load) return;
  const catalogue = await loadChunk(load, 'required');
  ({ pages } = catalogue);
  activate(language, catalogue.messages);
}

/** Fetches the messages that only this page, or the `player`, shows, in the language of the site. @throws what the import throws */
export async function loadPageMessages(page: string): Promise<void> {
  const load = pages[page];
  if (load) addMessages((await load()).messages);
}

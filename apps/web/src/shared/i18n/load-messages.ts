import { DEFAULT_LANGUAGE, type SiteLanguage } from '@marquee/core';
import { catalogues, type Catalogue } from 'virtual:messages';
import { loadChunk } from '../lib/loading/load-chunk';
import { activate, addMessages } from './i18n';

let pages: Catalogue['pages'] = {};

/** Sets the page's language after loading its messages. English is in the code and needs none. */
export async function loadLanguage(language: SiteLanguage): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  const load = catalogues[language];
  if (!load) return;
  const catalogue = await loadChunk(load, 'required');
  ({ pages } = catalogue);
  activate(language, catalogue.messages);
}

/**
 * Loads the messages that only this page, or the `player`, uses, in the site's language. @throws what the import throws
 */
export async function loadPageMessages(page: string): Promise<void> {
  const load = pages[page];
  if (load) addMessages((await load()).messages);
}

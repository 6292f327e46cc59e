import { AsyncLocalStorage } from 'node:async_hooks';
import { setupI18n, type I18n } from '@lingui/core';
import { catalogues } from 'virtual:messages';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '@marquee/core';
import { intlLocaleOf, readI18nFrom } from '../../shared/i18n';

const languages = new Map<SiteLanguage, Promise<I18n>>();
const english = setupI18n({ locale: DEFAULT_LANGUAGE, messages: { [DEFAULT_LANGUAGE]: {} } });
languages.set(DEFAULT_LANGUAGE, Promise.resolve(english));

const rendered = new AsyncLocalStorage<I18n>();
readI18nFrom(() => rendered.getStore() ?? english);

async function load(language: SiteLanguage): Promise<I18n> {
  const catalogue = await catalogues[language]?.();
  const messages = { [language]: catalogue?.messages ?? {} };
  return setupI18n({ locale: language, locales: intlLocaleOf(language), messages });
}

/**
 * Runs a function and everything it starts in the language of one request; pages in several languages are rendered
 * concurrently.
 */
export async function inLanguage<T>(language: SiteLanguage, run: () => Promise<T>): Promise<T> {
  let i18n = languages.get(language);
  if (!i18n) languages.set(language, (i18n = load(language)));
  return rendered.run(await i18n, run);
}

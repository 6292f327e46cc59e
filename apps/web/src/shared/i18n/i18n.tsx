import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { DEFAULT_LANGUAGE, PSEUDO_LANGUAGE, type SiteLanguage } from '@marquee/core';

/** Locale of a language for `Intl`. Some browsers count in Arabic's own digits: all of a page uses those of its plain numbers. */
export const intlLocaleOf = (language: SiteLanguage): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** Of a browser's page, whose language stays the same until it is loaded anew. */
const own = setupI18n({ locale: DEFAULT_LANGUAGE, messages: { [DEFAULT_LANGUAGE]: {} } });
let current: () => I18n = () => own;

/** Lets the server render pages of several languages at once: each call is answered by what `read` returns then. */
export function readI18nFrom(read: () => I18n): void {
  current = read;
}

/** Language of the page. */
export const siteLanguage = (): SiteLanguage => current().locale as SiteLanguage;

/** Locale of the page for `Intl`: dates, numbers, lists and names. */
export const intlLocale = (): string => intlLocaleOf(siteLanguage());

/** Language to ask others' texts in; undefined for English, which they give unasked. */
export function wantedLanguage(): SiteLanguage | undefined {
  const language = siteLanguage();
  return language === DEFAULT_LANGUAGE || language === PSEUDO_LANGUAGE ? undefined : language;
}

/** Makes a language that of the page, before anything of it is rendered. */
export const activate = (language: SiteLanguage, messages: Messages): void =>
  own.loadAndActivate({ locale: language, locales: intlLocaleOf(language), messages });

/** Adds messages of another page. */
export const addMessages = (messages: Messages): void => own.load(own.locale, messages);

/** What the macros `t`, `plural` and `select` call (`@lingui/core/macro`). */
export const i18n: Pick<I18n, '_'> = {
  _: ((...args: Parameters<I18n['_']>) => current()._(...args)) as I18n['_'],
};

/** What the macro `<Trans>` becomes (`@lingui/react/macro`). */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={{ i18n: current() }} />;

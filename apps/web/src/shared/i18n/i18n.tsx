import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { DEFAULT_LANGUAGE, PSEUDO_LANGUAGE, type SiteLanguage } from '@marquee/core';

/**
 * Locale for `Intl`. Some browsers use Arabic-Indic digits for Arabic; the site always uses Western ones, as in its
 * plain numbers.
 */
export const intlLocaleOf = (language: SiteLanguage): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** For the browser, where a page's language never changes. */
const own = setupI18n({ locale: DEFAULT_LANGUAGE, messages: { [DEFAULT_LANGUAGE]: {} } });
let current: () => I18n = () => own;

/**
 * Lets the server render pages in several languages concurrently: `read` returns the language of the current request.
 */
export function readI18nFrom(read: () => I18n): void {
  current = read;
}

/** Language of the page. */
export const siteLanguage = (): SiteLanguage => current().locale as SiteLanguage;

/** Locale of the page for `Intl`: dates, numbers, lists and names. */
export const intlLocale = (): string => intlLocaleOf(siteLanguage());

/** Language to request from other services; undefined for English, their default. */
export function wantedLanguage(): SiteLanguage | undefined {
  const language = siteLanguage();
  return language === DEFAULT_LANGUAGE || language === PSEUDO_LANGUAGE ? undefined : language;
}

/** Sets the page's language, before anything is rendered. */
export const activate = (language: SiteLanguage, messages: Messages): void =>
  own.loadAndActivate({ locale: language, locales: intlLocaleOf(language), messages });

/** Adds the messages of another page. */
export const addMessages = (messages: Messages): void => own.load(own.locale, messages);

/** Called by the macros `t`, `plural` and `select` (`@lingui/core/macro`). */
export const i18n: Pick<I18n, '_'> = {
  _: ((...args: Parameters<I18n['_']>) => current()._(...args)) as I18n['_'],
};

/** The component behind the macro `<Trans>` (`@lingui/react/macro`). */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={{ i18n: current() }} />;

import { DEFAULT_LANGUAGE, PSEUDO_LANGUAGE, type siteLanguages, type SiteLanguage } from '@marquee/core';

/** Texts of the server in each of the site's languages. */
export type InLanguages<T> = Readonly<Record<keyof typeof siteLanguages, T>>;

/** The texts in a language. Only the web build adds accents for the pseudo-locale: here it is English. */
export const inLanguage = <T>(texts: InLanguages<T>, language: SiteLanguage): T =>
  texts[language === PSEUDO_LANGUAGE ? DEFAULT_LANGUAGE : language];

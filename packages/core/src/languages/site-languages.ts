import { keysOf } from '../json';

/** The site's languages with their native names, in the order of the menu (LANGUAGE-06). */
export const siteLanguages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  ar: 'العربية',
  ja: '日本語',
} as const;

/** BCP 47 tag of one of the site's languages. */
export type SiteLanguage = keyof typeof siteLanguages | typeof PSEUDO_LANGUAGE;

export const siteLanguageTags = keysOf(siteLanguages);
export const DEFAULT_LANGUAGE = 'en' satisfies SiteLanguage;
/**
 * A pseudo-locale, not in the menu: the build adds accents, brackets and length to messages, so that untranslated texts
 * stand out.
 */
export const PSEUDO_LANGUAGE = 'en-XA';
/** Query parameter and cookie of the language. */
export const LANGUAGE_PARAM = 'lang';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** Writing direction of a language, by its BCP 47 tag. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(tag.toLowerCase().replace(/-.*/s, '')) ? 'rtl' : 'ltr';

/** The site language for a BCP 47 tag: an exact match, else a variant of the same language (`pt-PT` gets `pt-BR`). */
export function siteLanguageFor(tag: string | null | undefined): SiteLanguage | undefined {
  const wanted = tag?.trim().toLowerCase();
  if (!wanted) return undefined;
  if (wanted === PSEUDO_LANGUAGE.toLowerCase()) return PSEUDO_LANGUAGE;
  const primary = (text: string) => text.toLowerCase().split('-', 1)[0];
  return (
    siteLanguageTags.find((language) => language.toLowerCase() === wanted) ??
    siteLanguageTags.find((language) => primary(language) === primary(wanted))
  );
}

/** Further ranges are ignored: no browser sends as many. */
const MAX_RANGES = 50;

/**
 * Tags of an `Accept-Language` header, in order of preference (RFC 9110, 12.5.4); those with a weight of 0 are dropped.
 */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',', MAX_RANGES)
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

interface LanguageWishes {
  /** The visitor's choice, on this device or in the profile. */
  chosen?: string | null | undefined;
  /** `?lang=` of the URL. */
  address?: string | null | undefined;
  /** The browser's languages, in order of preference. */
  browser?: readonly string[];
}

/** The language to show the site in (LANGUAGE-02). */
export function chooseSiteLanguage({ chosen, address, browser = [] }: LanguageWishes): SiteLanguage {
  for (const wish of [chosen, address, ...browser]) {
    const language = siteLanguageFor(wish);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

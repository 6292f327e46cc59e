/** Languages that the site speaks, each by its own name, in the order of its menu (LANGUAGE-06). */
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

/** BCP 47 tag of a language that the site speaks. */
export type SiteLanguage = keyof typeof siteLanguages | typeof PSEUDO_LANGUAGE;

export const siteLanguageTags = Object.keys(siteLanguages) as readonly (keyof typeof siteLanguages)[];
export const DEFAULT_LANGUAGE = 'en' satisfies SiteLanguage;
/** Not in the menu: accents, brackets and longer words, made by the build to show what no translation can reach. */
export const PSEUDO_LANGUAGE = 'en-XA';
/** Query parameter and cookie of the language. */
export const LANGUAGE_PARAM = 'lang';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** Which way a language is written, by its BCP 47 tag. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(tag.toLowerCase().replace(/-.*/s, '')) ? 'rtl' : 'ltr';

/** The site's language for a BCP 47 tag: the same one, else one of the same language (`pt-PT` reads `pt-BR`). */
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

/** More ranges than a browser sends are an attack. */
const MAX_RANGES = 50;

/** Tags of an `Accept-Language` header, the most wanted first (RFC 9110, 12.5.4); those with a weight of 0 are left out. */
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
  /** What the visitor chose on this device, or in the profile. */
  chosen?: string | null | undefined;
  /** `?lang=` of the address. */
  address?: string | null | undefined;
  /** Languages of the browser, the most wanted first. */
  browser?: readonly string[];
}

/** The language that a visitor reads the site in (LANGUAGE-02). */
export function chooseSiteLanguage({ chosen, address, browser = [] }: LanguageWishes): SiteLanguage {
  for (const wish of [chosen, address, ...browser]) {
    const language = siteLanguageFor(wish);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

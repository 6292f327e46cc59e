import { chooseSiteLanguage, cookieValue, LANGUAGE_PARAM, parseAcceptLanguage, type SiteLanguage } from '@marquee/core';
import type { IncomingHttpHeaders } from 'node:http';

/** Headers that the language is derived from. */
export type VisitorHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>;

/**
 * The visitor's language, by the same rules as in the page's inline script (apps/web/src/boot/before-paint.ts).
 *
 * @param address path with query, which may contain a language
 */
export const languageOf = (
  { cookie = '', 'accept-language': accepted = '' }: VisitorHeaders,
  address = '/',
): SiteLanguage =>
  chooseSiteLanguage({
    chosen: cookieValue(cookie, LANGUAGE_PARAM),
    address: new URL(`http://localhost${address}`).searchParams.get(LANGUAGE_PARAM),
    browser: parseAcceptLanguage(accepted),
  });

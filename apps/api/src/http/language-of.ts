import { chooseSiteLanguage, cookieValue, LANGUAGE_PARAM, parseAcceptLanguage, type SiteLanguage } from '@marquee/core';
import type { IncomingHttpHeaders } from 'node:http';

/** What a request says of its visitor. */
export type VisitorHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>;

/**
 * The language that whoever sends these headers reads, chosen as the page's inline script does (apps/web/src/boot/before-paint.ts).
 *
 * @param address path with query, where it may name a language
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

import { cookieValue } from '@marquee/core';
import { setCookie } from '../browser/set-cookie';

/** Number of orders of a shuffled list: the server renders and caches a page with such a list once for each. */
export const VISITS = 4;

const COOKIE = 'visit';
/** Whoever comes back later sees another order. */
const VISIT_SEC = 6 * 3600;

/** The visit that a `Cookie` header or `document.cookie` names; undefined where it names none. */
export const visitIn = (cookies: string): string | undefined => /^\d$/.exec(cookieValue(cookies, COOKIE) ?? '')?.[0];

let current: string | undefined;

/**
 * Seed of the lists that come in another order at each visit of the site, in the browser. A cookie tells it to the server, so that
 * a page that is loaded again shows what it showed before.
 */
export function browserVisit(): string {
  current ??= rememberVisit(visitIn(document.cookie) ?? String(Math.floor(Math.random() * VISITS)));
  return current;
}

/** The server has rendered a page with this visit: what the browser renders next is to go with it. */
export function rememberVisit(visit: string): string {
  current = visit;
  setCookie(COOKIE, visit, VISIT_SEC);
  return visit;
}

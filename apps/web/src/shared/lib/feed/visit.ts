import { cookieValue } from '@marquee/core';
import { setCookie } from '../browser/set-cookie';

/** Number of orders of a shuffled list: the server renders and caches a page with such a list once for each. */
export const VISITS = 4;

const COOKIE = 'visit';
/** After this time a returning visitor sees another order. */
const VISIT_SEC = 6 * 3600;

/** The visit in a `Cookie` header or `document.cookie`; undefined if there is none. */
export const visitIn = (cookies: string): string | undefined => /^\d$/.exec(cookieValue(cookies, COOKIE) ?? '')?.[0];

let current: string | undefined;

/**
 * Seed of the lists that are shuffled on each visit. Stored in a cookie for the server, so that reloading a page keeps
 * the order.
 */
export function browserVisit(): string {
  current ??= rememberVisit(visitIn(document.cookie) ?? String(Math.floor(Math.random() * VISITS)));
  return current;
}

/**
 * Adopts the visit that the server rendered a page with, so that lists rendered by the browser are consistent with it.
 */
export function rememberVisit(visit: string): string {
  current = visit;
  setCookie(COOKIE, visit, VISIT_SEC);
  return visit;
}

/** Nothing that browsers take for another site: `//host`, `/\host`, or either with a control character in it. */
const SITE_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path of this site that `?next=` names; null if it names none. */
export const sitePath = (next: string | null | undefined): string | null =>
  typeof next === 'string' && SITE_PATH.test(next) ? next : null;

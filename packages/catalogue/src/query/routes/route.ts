import type { CatalogueAnswer } from '../answer';
import type { Context } from '../context';

/** Handles a path; `args` are its variable segments in order. Null is TMDB's 404. */
export type Handler = (context: Context, ...args: string[]) => CatalogueAnswer | null;

export interface Route {
  pattern: RegExp;
  handler: Handler;
}

/** Values of a `{name}` in a path. TMDB parses `603-the-matrix` as 603. */
const segments = new Map([
  ['id', '(\\d{1,15})(?:-[^/]*)?'],
  ['n', '(\\d{1,5})'],
  ['type', '(movie|tv)'],
  ['window', '(day|week)'],
  ['external', '([a-z]{2}\\d{1,12})'],
  ['part', '([a-z_]+(?:/providers)?)'],
]);

/** A route of the table, e.g. `tv/{id}/season/{n}`. */
export function route(path: string, handler: Handler): Route {
  const source = path.replace(/\{(\w+)\}/g, (_, name: string) => segments.get(name) ?? name);
  return { pattern: new RegExp(`^${source}$`), handler };
}

export function answerFrom(routes: readonly Route[], path: string, context: Context): CatalogueAnswer | null {
  for (const { pattern, handler } of routes) {
    const match = pattern.exec(path);
    if (match) return handler(context, ...match.slice(1));
  }
  return null;
}

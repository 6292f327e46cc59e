/** Titles, lists and people. */
export const isMetadata = (path: string): boolean => path.startsWith('/api/tmdb/');

/** Pictures from the server's image route. */
export const isArtwork = (path: string): boolean => path === '/api/img' || path.startsWith('/api/img/');

/** The operator's settings; the worker never caches personal data. */
export const isRunTimeSetting = (path: string): boolean =>
  ['/api/config', '/bannerData.json', '/modalData.json', '/ads.json'].includes(path);

/** Files of the build that are not precached, such as the player; their names change with their content. */
export const isHashedFile = (path: string): boolean => path.startsWith('/assets/');

const NAMED = /^(\/(?:movies|series|people|collections|keywords)\/\d+)-[^/]*/;

/** Cache key of a page: the same for all names that may follow an id, since the page corrects the name itself. */
export function pageKey(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(NAMED, '$1');
  url.hash = '';
  return url.href;
}

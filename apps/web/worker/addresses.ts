/** Titles, lists and people. */
export const isMetadata = (path: string): boolean => path.startsWith('/api/tmdb/');

/** Pictures through the server's own image route. */
export const isArtwork = (path: string): boolean => path === '/api/img' || path.startsWith('/api/img/');

/** What the operator set; nothing that belongs to a person is ever kept by the worker. */
export const isRunTimeSetting = (path: string): boolean =>
  ['/api/config', '/bannerData.json', '/modalData.json', '/ads.json'].includes(path);

/** Files of the build that are not kept from the start, such as the player: their names change with their content. */
export const isHashedFile = (path: string): boolean => path.startsWith('/assets/');

const NAMED = /^(\/(?:movies|series|people|collections|keywords)\/\d+)-[^/]*/;

/** Under which a page is cached: one for all names that may stand behind an id, since the page puts the right one there itself. */
export function pageKey(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(NAMED, '$1');
  url.hash = '';
  return url.href;
}

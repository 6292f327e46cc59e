import { imageSizes } from '@marquee/core';

/** Where the bytes of a requested image come from. */
export type ImageSource =
  { kind: 'artwork'; path: string } | { kind: 'tmdb'; size: string; path: string } | { kind: 'remote'; url: URL };

/** Where title images are served. */
export const TITLE_IMAGES_PATH = '/api/img/t/p';

const sizes = new Set<string>(Object.values(imageSizes).flat());
const FILE = /^\/[A-Za-z0-9_-]{1,120}\.(jpg|jpeg|png|svg|webp)$/;
const ARTWORK = /^\/marquee-[a-z0-9-]{1,100}\.svg$/;

/** `size` and `/file` as in TMDB's image addresses. Undefined for what no such address can be. */
export function titleImageSource(size: string, path: string): ImageSource | undefined {
  if (!sizes.has(size)) return undefined;
  if (ARTWORK.test(path)) return { kind: 'artwork', path };
  return FILE.test(path) ? { kind: 'tmdb', size, path } : undefined;
}

/**
 * What the proxy's `url` parameter names: an address of this site's own title images, relative or under its public
 * origin, or an address elsewhere.
 */
export function proxiedSource(url: string, ownOrigins: readonly string[]): ImageSource | undefined {
  const base = 'http://own.invalid';
  if (!URL.canParse(url, base)) return undefined;
  const address = new URL(url, base);
  const isOwn = address.origin === base || ownOrigins.includes(address.origin);
  if (!isOwn) return { kind: 'remote', url: address };
  const match = /^\/([a-z0-9]+)(\/[^/]+)$/.exec(
    address.pathname.startsWith(TITLE_IMAGES_PATH) ? address.pathname.slice(TITLE_IMAGES_PATH.length) : '',
  );
  return match ? titleImageSource(match[1] ?? '', match[2] ?? '') : undefined;
}

import { imageSizes } from '@marquee/core';

/** The source of a requested image. */
export type ImageSource =
  | { kind: 'artwork'; path: string }
  | { kind: 'tmdb'; size: string; path: string }
  | { kind: 'remote'; url: URL };

/** Path of the title images. */
export const TITLE_IMAGES_PATH = '/api/img/t/p';

const sizes = new Set<string>(Object.values(imageSizes).flat());
const FILE = /^\/[A-Za-z0-9_-]{1,120}\.(jpg|jpeg|png|svg|webp)$/;
const ARTWORK = /^\/marquee-[a-z0-9-]{1,100}\.svg$/;

/** `size` and `/file` as in TMDB's image URLs. Undefined for anything that cannot be such a URL. */
export function titleImageSource(size: string, path: string): ImageSource | undefined {
  if (!sizes.has(size)) return undefined;
  if (ARTWORK.test(path)) return { kind: 'artwork', path };
  return FILE.test(path) ? { kind: 'tmdb', size, path } : undefined;
}

/**
 * Resolves the proxy's `url` parameter: a URL of this site's title images, relative or absolute, or a URL of another
 * host.
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

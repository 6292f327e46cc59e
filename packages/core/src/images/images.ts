import { trimTrailingSlashes } from '../text/trim-slashes';
/** Sizes of the metadata image host (IMAGE-01). */
export const imageSizes = {
  backdrop: ['w300', 'w780', 'w1280', 'original'],
  poster: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780'],
  logo: ['w45', 'w92', 'w154', 'w185', 'w300', 'w500'],
  still: ['w92', 'w185', 'w300'],
  profile: ['w45', 'w185', 'h632'],
} as const;
export type ImageKind = keyof typeof imageSizes;
export type ImageSize<Kind extends ImageKind = ImageKind> = (typeof imageSizes)[Kind][number];

/** URL of an image: `{baseUrl}/{size}{path}`. Null without a path. */
export function imageUrl(options: {
  baseUrl: string;
  path: string | null | undefined;
  size: ImageSize;
}): string | null {
  const { baseUrl, path, size } = options;
  if (!path) return null;
  return `${trimTrailingSlashes(baseUrl)}/${size}${path.startsWith('/') ? path : `/${path}`}`;
}

/** A `srcset` of the sizes with a known width; null without a path. */
export function imageSrcSet(options: {
  baseUrl: string;
  path: string | null | undefined;
  kind: ImageKind;
}): string | null {
  const { baseUrl, path, kind } = options;
  if (!path) return null;
  const sizes: readonly ImageSize[] = imageSizes[kind];
  return sizes
    .flatMap((size) => (size.startsWith('w') ? `${imageUrl({ baseUrl, path, size })} ${size.slice(1)}w` : []))
    .join(', ');
}

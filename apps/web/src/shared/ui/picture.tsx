import { imageSrcSet, imageUrl, type ImageKind, type ImageSize } from '@marquee/core';
import { Film } from 'lucide-react';
import { cx } from '../lib/cx';
import { useImageBase } from './image-base';
import { useFailedPicture } from './use-failed-picture';

const frames: Record<ImageKind, { className: string; width: number; height: number; size: ImageSize }> = {
  poster: { className: 'aspect-2/3', width: 342, height: 513, size: 'w342' },
  backdrop: { className: 'aspect-video', width: 1280, height: 720, size: 'w1280' },
  still: { className: 'aspect-video', width: 300, height: 169, size: 'w300' },
  logo: { className: '', width: 300, height: 120, size: 'w300' },
  profile: { className: 'aspect-2/3', width: 185, height: 278, size: 'w185' },
};

interface PictureProps {
  /** Path in TMDB's format; null if the title has no picture. */
  path: string | null;
  kind: ImageKind;
  alt: string;
  /** The `sizes` attribute: the displayed width. */
  sizes: string;
  /** Use this TMDB size on every screen. */
  size?: ImageSize;
  /** Another address than that of the titles’ pictures. */
  baseUrl?: string | undefined;
  /** Above the fold: loaded with high priority. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A TMDB picture in a frame of fixed size. While it loads or if it fails it shimmers; without a picture it does not.
 */
export function Picture({ path, kind, alt, sizes, size, baseUrl: ownBaseUrl, eager = false, className }: PictureProps) {
  const titlesBaseUrl = useImageBase();
  const baseUrl = ownBaseUrl ?? titlesBaseUrl;
  const { hasFailed, watch } = useFailedPicture(path);
  const frame = frames[kind];
  // A decorative picture has no accessible name and must not have the role of an image.
  const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  const src = imageUrl({ baseUrl, path, size: size ?? frame.size });
  if (src === null) {
    return (
      <div {...named} className={cx(frame.className, 'flex w-full items-center justify-center bg-raised', className)}>
        <Film aria-hidden className="size-1/4 max-h-10 max-w-10 text-ink-faint opacity-60" strokeWidth={1.5} />
      </div>
    );
  }
  if (hasFailed) {
    return <div {...named} className={cx(frame.className, 'shimmer w-full', className)} />;
  }
  return (
    <img
      src={src}
      srcSet={size ? undefined : (imageSrcSet({ baseUrl, path, kind }) ?? undefined)}
      sizes={sizes}
      alt={alt}
      width={frame.width}
      height={frame.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      draggable={false}
      decoding={eager ? 'sync' : 'async'}
      {...watch}
      className={cx(frame.className, 'w-full bg-shimmer object-cover', className)}
    />
  );
}

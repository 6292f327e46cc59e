import { join } from 'node:path';
import { DiskCache, type DiskSpace } from '@marquee/server';
import { memoryBounds, type CacheName, type Settings } from '../../config';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { ArtworkCache, type RenderArtwork } from './artwork-cache';
import { ImagesService } from './images.service';
import { createImageFetcher } from './image-fetcher';
import { ImageTransformer } from './image-transformer';

const TMDB_IMAGES = 'https://image.tmdb.org/t/p';
const DISK_CACHE_BYTES = 512 * 1024 * 1024;

export interface ImagesDeps {
  settings: Pick<Settings, 'dataDir' | 'imageHosts' | 'memory' | 'publicUrl'>;
  /** Trusted, even if it is a private address. */
  tmdbImageBaseUrl?: string;
  renderArtwork: RenderArtwork;
  now: () => number;
  caches: BoundedCaches<CacheName>;
  diskSpace: DiskSpace;
  imageTransformer: ImageTransformer;
}

export function createImageTransformer({ memory, dataDir }: Pick<Settings, 'memory' | 'dataDir'>): ImageTransformer {
  const { imagePixels, imageQueueBytes } = memoryBounds[memory];
  const fontFolder = join(dataDir, 'cache/fonts');
  return new ImageTransformer({ maxPixels: imagePixels, maxWaitingBytes: imageQueueBytes, fontFolder });
}

export function createImagesService(deps: ImagesDeps): ImagesService {
  const { settings, tmdbImageBaseUrl, renderArtwork, now, caches, diskSpace, imageTransformer } = deps;
  const bounds = memoryBounds[settings.memory];
  const cache = new DiskCache({
    folder: join(settings.dataDir, 'cache/images'),
    maxBytes: DISK_CACHE_BYTES,
    maxIndexBytes: bounds.caches.image_index,
    diskSpace,
    now,
  });
  caches.watch('image_index', () => cache.indexBytes);
  return new ImagesService({
    artwork: new ArtworkCache(renderArtwork, caches),
    cache,
    fetchImage: createImageFetcher({
      hosts: [new URL(TMDB_IMAGES).hostname, ...settings.imageHosts],
      trustedOrigins: tmdbImageBaseUrl === undefined ? [] : [new URL(tmdbImageBaseUrl).origin],
    }),
    transformer: imageTransformer,
    tmdbImageBaseUrl: tmdbImageBaseUrl ?? TMDB_IMAGES,
    ownOrigins: settings.publicUrl ? [new URL(settings.publicUrl).origin] : [],
  });
}

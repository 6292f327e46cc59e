import { join } from 'node:path';
import { DiskCache, type DiskSpace } from '@marquee/server';
import { memoryBounds, type CacheName, type Settings } from '../../config';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { ArtworkCache, type RenderArtwork } from './artwork-cache';
import { ImagesService } from './images.service';
import { createImageFetcher } from './image-fetcher';
import { ImageTransformer } from './image-transformer';

const TMDB_IMAGE_HOST = 'image.tmdb.org';

export interface ImagesDeps {
  settings: Pick<Settings, 'dataDir' | 'imageCacheBytes' | 'imageHosts' | 'memory' | 'publicUrl' | 'tmdb'>;
  renderArtwork: RenderArtwork;
  now: () => number;
  caches: BoundedCaches<CacheName>;
  diskSpace: DiskSpace;
  onStop: (listener: () => void) => void;
}

export function createImagesService(deps: ImagesDeps): ImagesService {
  const { settings, renderArtwork, now, caches, diskSpace } = deps;
  const bounds = memoryBounds[settings.memory];
  const tmdbImages = new URL(settings.tmdb.imageBaseUrl);
  const isOwnMirror = tmdbImages.hostname !== TMDB_IMAGE_HOST;
  const cache = new DiskCache({
    folder: join(settings.dataDir, 'cache/images'),
    maxBytes: settings.imageCacheBytes,
    maxIndexBytes: bounds.caches.image_index,
    diskSpace,
    now,
  });
  caches.watch('image_index', () => cache.indexBytes);
  const transformer = new ImageTransformer({
    maxPixels: bounds.imagePixels,
    maxWaitingBytes: bounds.imageQueueBytes,
  });
  deps.onStop(() => transformer.stop());
  return new ImagesService({
    artwork: new ArtworkCache(renderArtwork, caches),
    cache,
    fetchImage: createImageFetcher({
      hosts: [TMDB_IMAGE_HOST, ...settings.imageHosts],
      trustedOrigins: isOwnMirror ? [tmdbImages.origin] : [],
    }),
    transformer,
    tmdbImageBaseUrl: settings.tmdb.imageBaseUrl,
    ownOrigins: settings.publicUrl ? [new URL(settings.publicUrl).origin] : [],
  });
}

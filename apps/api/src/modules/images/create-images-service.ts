import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DiskCache, type DiskSpace } from '@marquee/server';
import { memoryBounds, type CacheName, type Settings } from '../../config';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { Limiter } from '../../lib/limiter';
import { ArtworkCache, type RenderArtwork } from './artwork-cache';
import { ImagesService } from './images.service';
import { createImageFetcher } from './image-fetcher';

const MAX_WAITING = 200;
const TMDB_IMAGE_HOST = 'image.tmdb.org';

export interface ImagesDeps {
  settings: Pick<Settings, 'dataDir' | 'imageCacheBytes' | 'imageHosts' | 'memory' | 'publicUrl' | 'tmdb'>;
  renderArtwork: RenderArtwork;
  now: () => number;
  caches: BoundedCaches<CacheName>;
  diskSpace: DiskSpace;
}

export function createImagesService({ settings, renderArtwork, now, caches, diskSpace }: ImagesDeps): ImagesService {
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
  return new ImagesService({
    artwork: new ArtworkCache(renderArtwork, caches),
    cache,
    fetchImage: createImageFetcher({
      hosts: [TMDB_IMAGE_HOST, ...settings.imageHosts],
      trustedOrigins: isOwnMirror ? [tmdbImages.origin] : [],
    }),
    limiter: new Limiter(Math.max(1, availableParallelism() - 1), MAX_WAITING, bounds.imageQueueBytes),
    maxPixels: bounds.imagePixels,
    tmdbImageBaseUrl: settings.tmdb.imageBaseUrl,
    ownOrigins: settings.publicUrl ? [new URL(settings.publicUrl).origin] : [],
  });
}

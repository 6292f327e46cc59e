import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { DiskSpace } from '@marquee/core';
import type { Settings } from '../../config';
import { Limiter } from '../../lib/limiter';
import { Artwork, type RenderArtwork } from './artwork';
import { DiskCache } from './disk-cache';
import { ImageService } from './images.service';
import { createRemoteImages } from './remote-images';

const MAX_WAITING = 200;
const TMDB_IMAGE_HOST = 'image.tmdb.org';

export interface CreateImagesOptions {
  settings: Pick<Settings, 'dataDir' | 'imageCacheBytes' | 'imageHosts' | 'publicUrl' | 'tmdb'>;
  renderArtwork: RenderArtwork;
  now: () => number;
  diskSpace: DiskSpace;
}

export function createImages({ settings, renderArtwork, now, diskSpace }: CreateImagesOptions): ImageService {
  const tmdbImages = new URL(settings.tmdb.imageBaseUrl);
  const isOwnMirror = tmdbImages.hostname !== TMDB_IMAGE_HOST;
  return new ImageService({
    artwork: new Artwork(renderArtwork),
    cache: new DiskCache(join(settings.dataDir, 'cache/images'), settings.imageCacheBytes, now, diskSpace),
    fetchImage: createRemoteImages({
      hosts: [TMDB_IMAGE_HOST, ...settings.imageHosts],
      trustedOrigins: isOwnMirror ? [tmdbImages.origin] : [],
    }),
    limiter: new Limiter(Math.max(1, availableParallelism() - 1), MAX_WAITING),
    tmdbImageBaseUrl: settings.tmdb.imageBaseUrl,
    ownOrigins: settings.publicUrl ? [new URL(settings.publicUrl).origin] : [],
  });
}

import type { CacheName, Settings } from '../../config';
import type { Logger } from '@marquee/server';
import type { ByteCaches } from '../../lib/byte-caches';
import type { CatalogueSource } from './catalogue-source';
import { MetadataService } from './metadata.service';
import { createTmdbUpstream } from './tmdb-upstream';
import { guardUpstream } from './upstream-guard';

export interface CreateMetadataOptions {
  tmdb: Settings['tmdb'];
  catalogue: CatalogueSource;
  fetch: typeof globalThis.fetch;
  now: () => number;
  logger: Logger;
  caches: ByteCaches<CacheName>;
}

export function createMetadata(options: CreateMetadataOptions): MetadataService {
  const { tmdb, catalogue, fetch, now, logger, caches } = options;
  const upstream = tmdb.token && createTmdbUpstream({ baseUrl: tmdb.baseUrl, token: tmdb.token, fetch });
  return new MetadataService({
    catalogue,
    now,
    caches,
    ...(upstream && {
      upstream: guardUpstream(upstream, {
        now,
        onError: (error) => logger.warn({ err: error, code: error.code }, 'TMDB gave no answer'),
      }),
    }),
  });
}

import type { Settings } from '../../config';
import type { Logger } from '../../http/logger';
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
}

export function createMetadata({ tmdb, catalogue, fetch, now, logger }: CreateMetadataOptions): MetadataService {
  const upstream = tmdb.token && createTmdbUpstream({ baseUrl: tmdb.baseUrl, token: tmdb.token, fetch });
  return new MetadataService({
    catalogue,
    now,
    ...(upstream && {
      upstream: guardUpstream(upstream, {
        now,
        onError: (error) => logger.warn({ err: error, code: error.code }, 'TMDB gave no answer'),
      }),
    }),
  });
}

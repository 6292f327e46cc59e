import { createTmdbClient, type TmdbClient } from '@marquee/tmdb';
import type { Asking } from './asking';
import type { FilteredTmdb } from './content-filter/filtered-tmdb';
import { metadataFetch } from './metadata-fetch';

/** Failures reach the caller; each would be logged twice. */
const logger = { error: () => undefined };

/** A TMDB client for the metadata gateway within the process. */
export const metadataClient = (
  tmdb: Pick<FilteredTmdb, 'get'>,
  { rules, caller }: Asking,
  language?: string,
): TmdbClient =>
  createTmdbClient({
    baseUrl: '/api/tmdb/3',
    fetch: metadataFetch(tmdb, caller)(rules),
    logger,
    ...(language !== undefined && { language }),
  });

import type { ViewingRule } from '@marquee/core';
import { createTmdbClient, type TmdbClient } from '@marquee/tmdb';
import type { FilteredTmdb } from './content-filter/filtered-tmdb';
import { metadataFetch } from './metadata-fetch';

/** Who asks: their viewing rules, and whose place in TMDB's queue their questions take. */
export interface Asking {
  rules: readonly ViewingRule[];
  caller: string;
}

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

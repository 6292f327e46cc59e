export { isAbortError } from './abort';
export { createTmdbClient, type TmdbClient } from './create-client';
export { DEFAULT_LANGUAGE } from './create-get';
export { toQueryResult, type TmdbFailure } from './query-result';
export { isTmdbNotFound, nullIfNotFound, TmdbError, type TmdbErrorCode } from './tmdb-error';
export type { CallOptions, TmdbClientConfig, TmdbFetch, TmdbLogger } from './types';

export type { CatalogueSource } from './catalogue-source';
export { createTmdbService } from './create-tmdb-service';
export { allowPath } from './allow-list';
export { normalizedRequest } from './request-parser';
export { TmdbHealth } from './tmdb-health';
export { checkToken } from './check-token';
export { createTmdb } from './tmdb.routes';
export { metadataFetch, type MetadataFetch } from './metadata-fetch';
export type { FilteredTmdb } from './content-filter/filtered-tmdb';

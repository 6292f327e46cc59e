export type { CatalogueSource } from './catalogue-source';
export { createTmdbService } from './create-tmdb-service';
export { RequestParser, type TmdbRequest } from './request-parser';
export { createTmdb } from './tmdb.routes';
export type { FilteredTmdb } from './filter/filtered-tmdb';

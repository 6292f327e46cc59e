export type { CatalogueSource } from './catalogue-source';
export { createMetadata } from './create-metadata';
export { tmdbRoutes } from './tmdb.routes';
export { TmdbService } from './tmdb.service';
export { RequestParser, type TmdbRequest } from './request-parser';

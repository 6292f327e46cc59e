export type { CatalogueSource } from './catalogue-source';
export { createTmdbService } from './create-tmdb-service';
export { RequestParser, type TmdbRequest } from './request-parser';
export { createTmdb } from './tmdb.routes';
export type { FilteredTmdb } from './filter/filtered-tmdb';
export { PictureIndex } from './pictures/picture-index';
export { PictureOwnersRepository } from './pictures/picture-owners.repository';
export { schedulePictureCleanup } from './pictures/schedule-picture-cleanup';
export { pictureName, type PictureOwner } from './pictures/pictures-in';

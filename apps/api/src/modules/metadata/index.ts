export type { CatalogueSource } from './catalogue-source';
export { createMetadata } from './create-metadata';
export { metadataRoutes } from './metadata.routes';
export { MetadataService } from './metadata.service';
export { Questions, type Question } from './questions';

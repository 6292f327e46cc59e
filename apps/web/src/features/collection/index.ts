export { CollectionLoader } from './collection-loader';
export { CollectionPage } from './collection-page';
export { CollectionRow } from './collection-row';

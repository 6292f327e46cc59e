export { filtersFromSearch, filtersToSearch } from './library-filters';
export { LibraryPage } from './library-page';

export { filtersFromSearch, filtersToSearch } from './library-filters';
export { LibraryPanel } from './library-panel';

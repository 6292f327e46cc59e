export { activeFilters, isFiltered } from './active-filters';
export { discoverFilters, passesFilters } from './apply-filters';
export { ActiveFilters, FilterBar, FilterButton, PresetButtons } from './filter-bar';
export { noFilters, readFilters, writeFilters, type SearchFilters } from './search-filters';
export { useFilters } from './use-filters';
export { filteredFeed } from './filtered-feed';

export { activeFilters, isFiltered } from './active-filters';
export { discoverFilters } from './discover-filters';
export { ActiveFilters, FilterBar, FilterButton, PresetButtons } from './filter-bar';
export { titleSortOptions } from './title-sort-options';
export { useFilters } from './use-filters';
export { filteredFeed } from './filtered-feed';

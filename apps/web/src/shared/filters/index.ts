export { activeFilters, isFiltered } from './active-filters';
export { discoverFilters } from './discover-filters';
export { ActiveFilters, FilterBar, FilterButton, PresetButtons } from './filter-bar';
export { titleSortOptions } from './title-sort-options';
export { useFoundKeywords, useKeywordNames } from './keywords';
export { useFilters, useOwnServicesIn } from './use-filters';
export { OwnServicesButtons, OwnServicesField } from './own-services';
export { filteredFeed } from './filtered-feed';

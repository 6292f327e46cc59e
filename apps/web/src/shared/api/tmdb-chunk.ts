export { toQueryResult } from '@marquee/tmdb';
export { filterContent } from './content-filter';
export { searchTitles } from './title-search';

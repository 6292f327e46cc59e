export { toQueryResult } from '@marquee/tmdb';
export { searchTitles } from './title-search';

export * from './client';
export type * from './domain';
export {
  DEFAULT_DISCOVER_SORT,
  DEFAULT_TRENDING_WINDOW,
  type DiscoverArgs,
  type IdFilter,
  type PageArgs,
  type SearchArgs,
  type TitleArgs,
  type TitleSearchArgs,
  type TrendingWindow,
  type TypedPageArgs,
} from './endpoints';
export { directorsOf, MAX_PAGE, ratedTitleParts, toRatedTitle, uniqueTitles, writersOf } from './mappers';
export { lookUpTitle, seasonEpisodes, seriesEpisodes } from './lookups';

export * from './client';
export type * from './domain';
export type { DiscoverArgs, TrendingWindow } from './endpoints';
export { directorsOf, ratedTitleParts, toRatedTitle, uniqueTitles, writersOf } from './mappers';
export { lookUpTitle, seasonEpisodes, seriesAiring, seriesEpisodes } from './lookups';

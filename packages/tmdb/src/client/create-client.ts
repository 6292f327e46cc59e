import { WATCH_REGION } from '@marquee/core';
import * as endpoints from '../endpoints';
import { createTmdbGet } from './create-get';
import type { CallOptions, TmdbClientConfig, TmdbContext, TmdbEndpoint } from './types';

/**
 * A client for TMDB, or for any server with the same API. Each method takes its arguments and `{ signal }`, makes one
 * call and resolves to domain objects; it rejects with a `TmdbError`, or with the `AbortError` of an aborted signal.
 */
export function createTmdbClient(config: TmdbClientConfig) {
  const context: TmdbContext = { get: createTmdbGet(config), region: config.region ?? WATCH_REGION };
  const bind =
    <Args, Answer>(endpoint: TmdbEndpoint<Args, Answer>) =>
    (args: Args, options?: CallOptions): Promise<Answer> =>
      endpoint(context, args, options);

  return {
    searchMulti: bind(endpoints.searchMulti),
    searchTitles: bind(endpoints.searchTitles),
    searchPeople: bind(endpoints.searchPeople),
    searchKeywords: bind(endpoints.searchKeywords),
    movieDetails: bind(endpoints.movieDetails),
    tvDetails: bind(endpoints.tvDetails),
    airingDetails: bind(endpoints.airingDetails),
    filmReleases: bind(endpoints.filmReleases),
    titleSummary: bind(endpoints.titleSummary),
    relatedTitles: bind(endpoints.relatedTitles),
    topRated: bind(endpoints.topRated),
    trending: bind(endpoints.trending),
    upcoming: bind(endpoints.upcoming),
    onTheAir: bind(endpoints.onTheAir),
    popular: bind(endpoints.popular),
    discover: bind(endpoints.discover),
    images: bind(endpoints.images),
    watchOptions: bind(endpoints.watchOptions),
    season: bind(endpoints.season),
    episode: bind(endpoints.episode),
    person: bind(endpoints.person),
    collection: bind(endpoints.collection),
    keyword: bind(endpoints.keyword),
    findByImdbId: bind(endpoints.findByImdbId),
    findByTvdbId: bind(endpoints.findByTvdbId),
    findByTmdbId: bind(endpoints.findByTmdbId),
    movieCertifications: bind(endpoints.movieCertifications),
  };
}
export type TmdbClient = ReturnType<typeof createTmdbClient>;

import type { CertificationLimit, MediaType, TitleSort } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import type { TmdbParams } from '../client/url';
import type { MediaItem, Paged } from '../domain';
import { getTitles, type TypedPageArgs } from './title-list';

/** Alternative ids, or TMDB's notation: `28|12` any of, `28,12` all of. */
type IdFilter = string | readonly number[];

export interface DiscoverArgs extends TypedPageArgs {
  withGenres?: IdFilter | undefined;
  withoutGenres?: IdFilter | undefined;
  /** Provider ids, looked up in `watchRegion`. */
  withWatchProviders?: IdFilter | undefined;
  /** ISO 3166-1 code; defaults to the client's region. */
  watchRegion?: string | undefined;
  withKeywords?: IdFilter | undefined;
  /** Cast or crew; TMDB supports this only for movies. */
  withPeople?: IdFilter;
  /** ISO 639-1 code. */
  withOriginalLanguage?: string | undefined;
  /** TMDB supports this only for movies. */
  certificationTo?: CertificationLimit | undefined;
  sortBy?: TitleSort;
  /** Release or first air date, `YYYY-MM-DD`, inclusive. */
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  /** 0–10. */
  voteAverageFrom?: number | undefined;
  /** Excludes titles with few votes from a list sorted by rating. */
  voteCountFrom?: number | undefined;
  voteCountTo?: number | undefined;
  runtimeMinFrom?: number | undefined;
  runtimeMinTo?: number | undefined;
}

const dateField = { movie: 'primary_release_date', tv: 'first_air_date' } as const;

const ids = (filter: IdFilter | undefined): string | undefined =>
  typeof filter === 'object' ? filter.join('|') : filter;

function sortParam(mediaType: MediaType, sort: TitleSort): string {
  const [field, direction] = sort.split('.') as ['popularity' | 'rating' | 'date', 'asc' | 'desc'];
  const names = { popularity: 'popularity', rating: 'vote_average', date: dateField[mediaType] };
  return `${names[field]}.${direction}`;
}

function discoverParams(args: DiscoverArgs, region: string): TmdbParams {
  const date = dateField[args.mediaType];
  const providers = ids(args.withWatchProviders);
  return {
    sort_by: sortParam(args.mediaType, args.sortBy ?? 'popularity.desc'),
    with_genres: ids(args.withGenres),
    without_genres: ids(args.withoutGenres),
    with_watch_providers: providers,
    watch_region: providers && (args.watchRegion ?? region),
    with_keywords: ids(args.withKeywords),
    with_people: ids(args.withPeople),
    with_original_language: args.withOriginalLanguage,
    certification_country: args.certificationTo?.region,
    'certification.lte': args.certificationTo?.name,
    [`${date}.gte`]: args.dateFrom,
    [`${date}.lte`]: args.dateTo,
    'vote_average.gte': args.voteAverageFrom,
    'vote_count.gte': args.voteCountFrom,
    'vote_count.lte': args.voteCountTo,
    'with_runtime.gte': args.runtimeMinFrom,
    'with_runtime.lte': args.runtimeMinTo,
  };
}

/** `discover/{movie|tv}`: filtered titles, page by page. */
export const discover: TmdbEndpoint<DiscoverArgs, Paged<MediaItem>> = (context, args, options) => {
  const { mediaType, page } = args;
  const params = discoverParams(args, context.region);
  return getTitles(context, { mediaType, path: `discover/${mediaType}`, page, params }, options);
};

import { categoryBySlug, type MediaType } from '@marquee/core';
import type { DiscoverArgs, MediaItem } from '@marquee/tmdb';
import type { SearchFilters } from './search-filters';

/** TMDB ids of a genre for one media type; equivalent film and TV ids are paired (BROWSE-05). */
const idsOf = (slug: string, mediaType: MediaType): string[] =>
  categoryBySlug(slug)?.query[mediaType]?.withGenres.split('|') ?? [];

const ANIMATION = '16';
const JAPANESE = 'ja';

/** Parameters of `discover` for one media type; null if the type has no such genre, and so no results. */
export function discoverFilters(
  filters: SearchFilters,
  mediaType: MediaType,
): Omit<DiscoverArgs, 'mediaType' | 'page'> | null {
  const wanted = filters.withGenres.map((slug) => idsOf(slug, mediaType));
  if (wanted.some((ids) => ids.length === 0)) return null;
  const withGenres = [...wanted.map((ids) => ids.join('|')), ...(filters.anime ? [ANIMATION] : [])].join(',');
  const withoutGenres = filters.withoutGenres.flatMap((slug) => idsOf(slug, mediaType)).join(',');
  const { yearFrom, yearTo, service, region } = filters;
  return {
    withGenres: withGenres || undefined,
    withoutGenres: withoutGenres || undefined,
    dateFrom: yearFrom === null ? undefined : `${yearFrom}-01-01`,
    dateTo: yearTo === null ? undefined : `${yearTo}-12-31`,
    voteAverageFrom: filters.ratingFrom ?? undefined,
    voteCountFrom: filters.votesFrom ?? undefined,
    voteCountTo: filters.votesTo ?? undefined,
    runtimeMinFrom: filters.runtimeMinFrom ?? undefined,
    runtimeMinTo: filters.runtimeMinTo ?? undefined,
    withOriginalLanguage: filters.anime ? JAPANESE : (filters.language ?? undefined),
    withWatchProviders: service ? [service.providerId] : undefined,
    watchRegion: (service && region) ?? undefined,
  };
}

const atLeast = (value: number | null, from: number | null): boolean =>
  from === null || (value !== null && value >= from);
const atMost = (value: number | null, to: number | null): boolean => to === null || (value !== null && value <= to);

/**
 * Whether a search result passes. Results have neither runtime nor services: filters by these need an empty search
 * text, and the page says so.
 */
export function passesFilters(item: MediaItem, filters: SearchFilters): boolean {
  const has = (ids: readonly string[]) => ids.some((id) => item.genreIds.includes(Number(id)));
  const language = filters.anime ? JAPANESE : filters.language;
  return (
    filters.withGenres.every((slug) => has(idsOf(slug, item.mediaType))) &&
    !filters.withoutGenres.some((slug) => has(idsOf(slug, item.mediaType))) &&
    (!filters.anime || has([ANIMATION])) &&
    (language === null || item.originalLanguage === language) &&
    atLeast(item.year, filters.yearFrom) &&
    atMost(item.year, filters.yearTo) &&
    atLeast(item.voteCount > 0 ? item.voteAverage : null, filters.ratingFrom) &&
    atLeast(item.voteCount, filters.votesFrom) &&
    atMost(item.voteCount, filters.votesTo)
  );
}

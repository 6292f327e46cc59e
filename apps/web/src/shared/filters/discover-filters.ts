import { ANIMATION, genreIdsOf, JAPANESE, type MediaType, type SearchFilters } from '@marquee/core';
import type { DiscoverArgs } from '@marquee/tmdb';

/**
 * Parameters of `discover` for one media type; null if TMDB has no such genre or no certifications for it, and so no
 * results.
 */
export function discoverFilters(
  filters: SearchFilters,
  mediaType: MediaType,
): Omit<DiscoverArgs, 'mediaType' | 'page'> | null {
  const wanted = filters.withGenres.map((slug) => genreIdsOf(slug, mediaType));
  if (wanted.some((ids) => ids.length === 0)) return null;
  const withGenres = [...wanted.map((ids) => ids.join('|')), ...(filters.anime ? [ANIMATION] : [])].join(',');
  const withoutGenres = filters.withoutGenres.flatMap((slug) => genreIdsOf(slug, mediaType)).join(',');
  const { yearFrom, yearTo, service, ownServices, region, certification, keywords } = filters;
  if (certification && mediaType === 'tv') return null;
  const services = service ? [service] : ownServices;
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
    certificationTo: certification ?? undefined,
    withKeywords: keywords.join(',') || undefined,
    withWatchProviders: services.length > 0 ? services.map(({ providerId }) => providerId) : undefined,
    watchRegion: (service && region) ?? undefined,
  };
}

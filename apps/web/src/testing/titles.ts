import { titleKey, type MediaType } from '@marquee/core';
import type { MediaItem, Paged, TitleSummary } from '@marquee/tmdb';

/** A title with everything a card shows; `changes` override it. */
export function title(id: number, changes: Partial<TitleSummary> & { mediaType?: MediaType } = {}): TitleSummary {
  const mediaType = changes.mediaType ?? 'movie';
  return {
    key: titleKey(mediaType, id),
    id,
    mediaType,
    title: `Title ${id}`,
    originalTitle: `Title ${id}`,
    originalLanguage: 'en',
    overviewLanguage: null,
    overview: 'A film about films.',
    posterPath: `/poster-${id}.jpg`,
    backdropPath: `/backdrop-${id}.jpg`,
    genreIds: [28, 12, 16],
    date: '1999-03-31',
    year: 1999,
    voteAverage: 8.25,
    voteCount: 100,
    popularity: 10,
    adult: false,
    totalRuntimeMin: 100,
    episodeRuntimeMin: mediaType === 'tv' ? 50 : null,
    countries: ['US'],
    people: null,
    ...changes,
  };
}

export const pageOf = (results: MediaItem[]): Paged<MediaItem> => ({
  page: 1,
  results,
  totalPages: 1,
  totalResults: results.length,
});

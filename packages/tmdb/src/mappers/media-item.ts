import { displayTitle, releaseYear, titleKey } from '@marquee/core';
import type { MediaItem } from '../domain';
import type { WireMovieListItem, WireTitleItem, WireTvListItem } from '../wire';
import { toDate, toTextOrNull } from './values';

type SharedWire = Omit<WireMovieListItem, 'media_type' | 'title' | 'original_title' | 'release_date' | 'video'>;

const shared = (wire: SharedWire, releaseDate: string | null) => {
  const date = toDate(releaseDate);
  return {
    id: wire.id,
    originalLanguage: wire.original_language,
    overview: wire.overview,
    overviewLanguage: wire.overview_language ?? null,
    posterPath: toTextOrNull(wire.poster_path),
    backdropPath: toTextOrNull(wire.backdrop_path),
    genreIds: wire.genre_ids,
    date,
    year: releaseYear(date),
    voteAverage: wire.vote_average,
    voteCount: wire.vote_count,
    popularity: wire.popularity,
    adult: wire.adult,
  };
};

export function toMovieItem(wire: Omit<WireMovieListItem, 'media_type' | 'video'>): MediaItem & { mediaType: 'movie' } {
  return {
    key: titleKey('movie', wire.id),
    mediaType: 'movie',
    title: displayTitle({ mediaType: 'movie', title: toTextOrNull(wire.title) ?? wire.original_title }),
    originalTitle: wire.original_title,
    ...shared(wire, wire.release_date),
  };
}

export function toTvItem(wire: Omit<WireTvListItem, 'media_type' | 'origin_country'>): MediaItem & { mediaType: 'tv' } {
  return {
    key: titleKey('tv', wire.id),
    mediaType: 'tv',
    title: displayTitle({ mediaType: 'tv', name: toTextOrNull(wire.name) ?? wire.original_name }),
    originalTitle: wire.original_name,
    ...shared(wire, wire.first_air_date),
  };
}

/** An item of a mixed list, whose media type the wire schema has made explicit. */
export const toTitleItem = (wire: WireTitleItem): MediaItem =>
  wire.media_type === 'movie' ? toMovieItem(wire) : toTvItem(wire);

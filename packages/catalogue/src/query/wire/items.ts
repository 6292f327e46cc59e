import type { WireMovieListItem, WireTvListItem } from '@marquee/tmdb/wire';
import { backdropPath, posterPath, profilePath } from '@marquee/artwork/paths';
import { filmOverview } from '../../build/film-overview';
import type { PersonRecord } from '../../build/people';
import { departmentOf, popularityOf } from '../../build/standing';
import type { MovieRecord, SeriesRecord, TitleRecord } from '../../build/title-record';

/** List rows in TMDB's format. */
export function movieItem(record: MovieRecord): WireMovieListItem {
  return {
    adult: false,
    backdrop_path: backdropPath(record.id),
    genre_ids: [...record.genreIds],
    id: record.id,
    original_language: record.entry.originalLanguage,
    original_title: record.originalTitle,
    overview: filmOverview(record.entry),
    popularity: record.popularity,
    poster_path: posterPath(record.id),
    release_date: record.date,
    title: record.title,
    video: false,
    vote_average: record.rating,
    vote_count: record.votes,
  };
}

export function seriesItem(record: SeriesRecord): WireTvListItem {
  return {
    adult: false,
    backdrop_path: backdropPath(record.id),
    genre_ids: [...record.genreIds],
    id: record.id,
    origin_country: [...record.entry.countries],
    original_language: record.entry.originalLanguage,
    original_name: record.originalTitle,
    overview: record.entry.overview,
    popularity: record.popularity,
    poster_path: posterPath(record.id),
    first_air_date: record.date,
    name: record.title,
    vote_average: record.rating,
    vote_count: record.votes,
  };
}

export const titleItem = (record: TitleRecord) =>
  record.mediaType === 'movie' ? movieItem(record) : seriesItem(record);

/** A row of a list that mixes types. */
export const typedTitleItem = (record: TitleRecord) => ({ ...titleItem(record), media_type: record.mediaType });

/** The common fields of credits and of rows about a person. TMDB's gender 0 means "not set". */
export function personFields(person: PersonRecord) {
  return {
    adult: false,
    gender: 0,
    id: person.id,
    known_for_department: departmentOf(person),
    name: person.name,
    original_name: person.name,
    popularity: popularityOf(person),
    profile_path: profilePath(person.id),
  };
}

const KNOWN_FOR = 3;

/** A person's best known titles, i.e. the most popular ones. */
function knownFor(person: PersonRecord): TitleRecord[] {
  const titles = new Set([...person.cast, ...person.crew].map(({ title }) => title));
  return [...titles].sort((a, b) => b.popularity - a.popularity || a.id - b.id).slice(0, KNOWN_FOR);
}

export const personItem = (person: PersonRecord) => ({
  ...personFields(person),
  known_for: knownFor(person).map(typedTitleItem),
});

export const typedPersonItem = (person: PersonRecord) => ({ ...personItem(person), media_type: 'person' as const });

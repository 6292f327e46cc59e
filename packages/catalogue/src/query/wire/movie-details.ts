import { genreById, hasAired, languageName } from '@marquee/core';
import { backdropPath, posterPath } from '@marquee/artwork/paths';
import type { Store } from '../../build/compile';
import { filmOverview } from '../../build/film-overview';
import type { MovieRecord, TitleRecord } from '../../build/title-record';
import { countryName } from './countries';

export const wireGenres = (record: TitleRecord) =>
  record.genreIds.flatMap((id) => {
    const genre = genreById(id);
    return genre ? [{ id, name: genre.name }] : [];
  });

export const wireCountries = (record: TitleRecord) =>
  record.entry.countries.map((code) => ({ iso_3166_1: code, name: countryName(code) }));

/** Logos of companies and broadcasters are omitted, because they are trademarks. */
export const companyRow = (id: number, name: string | undefined) => ({
  id,
  logo_path: null,
  name: name ?? '',
  origin_country: '',
});

export const wireCompanies = (store: Store, record: TitleRecord) =>
  record.companyIds.map((id) => companyRow(id, store.companies.nameOf(id)));

export function wireLanguages(record: TitleRecord) {
  const code = record.entry.originalLanguage;
  if (code === '') return [];
  return [{ english_name: languageName(code), iso_639_1: code, name: languageName(code) }];
}

/** The films of a collection, earliest first. */
export const collectionParts = (store: Store, collectionId: number): MovieRecord[] =>
  store.movies
    .filter((movie) => movie.collectionId === collectionId)
    .sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id);

/** Name and pictures of a collection: those of its first film. Null if it has no films. */
export function collectionSummary(store: Store, collectionId: number | null) {
  const first = collectionId === null ? undefined : collectionParts(store, collectionId)[0];
  const name = collectionId === null ? undefined : store.collections.nameOf(collectionId);
  if (!first || name === undefined) return null;
  return { id: collectionId, name, poster_path: posterPath(first.id), backdrop_path: backdropPath(first.id) };
}

/** Titles authored as planned or in production count as released from their release date on. */
const statusOf = ({ entry, date }: MovieRecord, now: Date): string =>
  hasAired(date, now.getTime()) ? 'Released' : (entry.status ?? 'Released');

/** TMDB's 0 in budget and revenue means "unknown". */
export function movieDetails(store: Store, record: MovieRecord, now: Date) {
  const { entry } = record;
  return {
    adult: false,
    backdrop_path: backdropPath(record.id),
    belongs_to_collection: collectionSummary(store, record.collectionId),
    budget: entry.budgetUsd ?? 0,
    genres: wireGenres(record),
    homepage: entry.homepage ?? '',
    id: record.id,
    imdb_id: entry.imdbId ?? null,
    origin_country: [...entry.countries],
    original_language: entry.originalLanguage,
    original_title: record.originalTitle,
    overview: filmOverview(entry),
    popularity: record.popularity,
    poster_path: posterPath(record.id),
    production_companies: wireCompanies(store, record),
    production_countries: wireCountries(record),
    release_date: record.date,
    revenue: entry.revenueUsd ?? 0,
    runtime: entry.runtimeMin ?? 0,
    spoken_languages: wireLanguages(record),
    status: statusOf(record, now),
    tagline: entry.tagline ?? '',
    title: record.title,
    video: false,
    vote_average: record.rating,
    vote_count: record.votes,
  };
}

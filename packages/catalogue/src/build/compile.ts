import { genreIdByName, networkBySlug, titleKey, type TitleKey } from '@marquee/core';
import type { ArtworkLook } from '@marquee/artwork/paths';
import type { FilmEntry, SeriesEntry } from '../authored/schema';
import type { CatalogueData } from './catalogue-data';
import { collectionIds, companyIds, keywordIds, networkIds } from './ids';
import { lazy } from './lazy';
import { createNameIndex, type NameIndex } from './name-index';
import { createPeople, type People } from './people';
import type { MovieRecord, SeriesRecord, TitleRecord } from './title-record';

/** The data in the format that queries read. Parts that not every start needs are built on first use. */
export interface Store {
  movies: readonly MovieRecord[];
  series: readonly SeriesRecord[];
  movieById(id: number): MovieRecord | undefined;
  seriesById(id: number): SeriesRecord | undefined;
  keywords: NameIndex;
  collections: NameIndex;
  companies: NameIndex;
  networks: NameIndex;
  lookOf(key: TitleKey): ArtworkLook | undefined;
  people(): People;
}

type Names = Pick<Store, 'keywords' | 'collections' | 'companies' | 'networks'>;

const NONE: readonly number[] = [];

/** Ids of the names that have one. Most films have no keyword and no provider, and share one empty list. */
function numbered(names: readonly string[] | undefined, idOf: (name: string) => number | undefined): readonly number[] {
  if (!names || names.length === 0) return NONE;
  return names.map(idOf).filter((id) => id !== undefined);
}

const providerId = (slug: string): number | undefined => networkBySlug(slug)?.providerId;

/**
 * Every field is listed, because spreading shared fields into thousands of records made start-up three times as long.
 */
function movieRecord(entry: FilmEntry, names: Names): MovieRecord {
  return {
    mediaType: 'movie',
    id: entry.id,
    key: titleKey('movie', entry.id),
    title: entry.title,
    originalTitle: entry.originalTitle ?? entry.title,
    date: entry.releaseDate,
    dateMs: Date.parse(entry.releaseDate),
    genreIds: numbered(entry.genres, genreIdByName),
    providerIds: numbered(entry.providers, providerId),
    keywordIds: numbered(entry.keywords, names.keywords.idOf),
    companyIds: numbered(entry.companies, names.companies.idOf),
    popularity: entry.popularity,
    rating: entry.rating,
    votes: entry.votes,
    runtimeMin: entry.runtimeMin ?? null,
    collectionId: entry.collection === undefined ? null : (names.collections.idOf(entry.collection) ?? null),
    entry,
  };
}

function seriesRecord(entry: SeriesEntry, names: Names): SeriesRecord {
  return {
    mediaType: 'tv',
    id: entry.id,
    key: titleKey('tv', entry.id),
    title: entry.name,
    originalTitle: entry.originalName ?? entry.name,
    date: entry.firstAirDate,
    dateMs: Date.parse(entry.firstAirDate),
    genreIds: numbered(entry.genres, genreIdByName),
    providerIds: numbered(entry.providers, providerId),
    keywordIds: numbered(entry.keywords, names.keywords.idOf),
    companyIds: numbered(entry.companies, names.companies.idOf),
    popularity: entry.popularity,
    rating: entry.rating,
    votes: entry.votes,
    runtimeMin: entry.episodeRuntimeMin ?? null,
    networkIds: numbered(entry.networks, names.networks.idOf),
    entry,
  };
}

const byId = <Item extends { id: number }>(items: readonly Item[]): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** Assigns ids to the authored data and links it. Not validated here, but by the data's own tests. */
export function compileCatalogue(data: CatalogueData): Store {
  const filmEntries = data.filmFiles.flatMap((file) => file.entries);
  const seriesEntries = data.seriesFiles.flatMap((file) => file.entries);
  const keywords = createNameIndex(
    [...filmEntries, ...seriesEntries].flatMap((entry) => entry.keywords ?? []),
    keywordIds,
  );
  const collections = createNameIndex(
    filmEntries.flatMap((entry) => entry.collection ?? []),
    collectionIds,
  );
  const networks = createNameIndex(
    seriesEntries.flatMap((entry) => entry.networks ?? []),
    networkIds,
  );
  const companies = createNameIndex(
    [...filmEntries, ...seriesEntries].flatMap((entry) => entry.companies ?? []),
    companyIds,
  );
  const names: Names = { keywords, collections, companies, networks };
  const movies = filmEntries.map((entry) => movieRecord(entry, names));
  const series = seriesEntries.map((entry) => seriesRecord(entry, names));
  const movieMap = byId(movies);
  const seriesMap = byId(series);
  const titles: readonly TitleRecord[] = [...movies, ...series];
  return {
    movies,
    series,
    movieById: (id) => movieMap.get(id),
    seriesById: (id) => seriesMap.get(id),
    ...names,
    lookOf: (key) => data.looks?.[key],
    people: lazy(() => createPeople(data.people, titles)),
  };
}

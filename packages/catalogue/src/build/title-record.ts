import type { TitleKey } from '@marquee/core';
import type { FilmEntry, SeriesEntry } from '../authored/schema';

/** The common fields of films and series, in the format for filters and lists. */
interface CommonRecord {
  id: number;
  key: TitleKey;
  title: string;
  originalTitle: string;
  /** `YYYY-MM-DD`: release of a film, first air date of a series. */
  date: string;
  /** Epoch milliseconds of the date's UTC midnight; NaN if it is invalid. */
  dateMs: number;
  genreIds: readonly number[];
  /** TMDB watch-provider ids, by subscription in the US. */
  providerIds: readonly number[];
  keywordIds: readonly number[];
  companyIds: readonly number[];
  popularity: number;
  rating: number;
  votes: number;
  runtimeMin: number | null;
}

export interface MovieRecord extends CommonRecord {
  mediaType: 'movie';
  entry: FilmEntry;
  collectionId: number | null;
}

export interface SeriesRecord extends CommonRecord {
  mediaType: 'tv';
  entry: SeriesEntry;
  networkIds: readonly number[];
}

export type TitleRecord = MovieRecord | SeriesRecord;

import type { FilmEntry } from '../../authored/schema';

/** The facts of the list that a film's overview may contain. */
export interface Facts {
  /** Seeds the choice of words, so that the same film always has the same text. */
  key: string;
  title: string;
  year: number;
  month: number;
  day: number;
  genres: readonly FilmEntry['genres'][number][];
  majorGenre: string | null;
  story: string | null;
  source: string | null;
  directors: readonly string[];
  /** Another film of a sole director, nearest in time. */
  otherFilm: { title: string; year: number } | null;
  country: string | null;
  runtimeMin: number | null;
  certificate: string | null;
  company: string | null;
  collection: string | null;
  grossUsd: number | null;
  budgetUsd: number | null;
  /** Percentage of favourable reviews, if the rating columns agree. */
  critics: number | null;
}

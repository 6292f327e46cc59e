import type { FilmEntry } from '../../authored/schema';

/** What a film's overview may say: facts of the list, and nothing else. */
export interface Facts {
  /** Seeds the choice of words: the same film always reads the same. */
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
  /** Per cent of favourable reviews, where the rating columns agree. */
  critics: number | null;
}

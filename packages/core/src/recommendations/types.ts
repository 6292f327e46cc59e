import type { MediaType, TitleKey } from '../media';

/** What a person did with a title: the sum of log, history, ratings and lists. */
export interface TitleTaste {
  key: TitleKey;
  title: string;
  /** 1 to 10; of a series without a rating, the mean of its seasons and episodes. */
  rating: number | null;
  /** When it was last watched, in epoch milliseconds; null if unknown. */
  lastAtMs: number | null;
  /** Whether it was watched or started. Such titles are never recommended. */
  isSeen: boolean;
  /** Whether it was watched more than once. */
  isRewatched: boolean;
  isFavorite: boolean;
  /** Whether it is on the watchlist or another list. */
  isListed: boolean;
}

/** The facts of a title that recommending needs; every list of TMDB has them. */
export interface Candidate {
  key: TitleKey;
  id: number;
  mediaType: MediaType;
  title: string;
  year: number | null;
  genreIds: readonly number[];
  /** 0–10; 0 without votes. */
  voteAverage: number;
  voteCount: number;
}

/** A person or a keyword that somebody's titles have in common. */
export interface Topic extends Named {
  kind: 'person' | 'keyword';
}

/** Where a list of candidates comes from. */
export type ListSource =
  | { kind: 'recommended' | 'similar'; seed: TitleKey }
  | Topic
  /** Titles on the person's lists, and what everybody watches. */
  | { kind: 'listed' | 'popular' };

/** Candidates from one source, best first. No source has two lists. */
export interface CandidateList<Title extends Candidate = Candidate> {
  source: ListSource;
  titles: readonly Title[];
}

/** A person or a keyword. */
export interface Named {
  id: number;
  name: string;
}

/** What is known of a title besides the person's taste. */
export interface TitleFacts {
  genreIds: readonly number[];
  year: number | null;
  /** Makers and leads. */
  people: readonly Named[];
  keywords: readonly Named[];
}

export type FactsByTitle = Readonly<Partial<Record<TitleKey, TitleFacts>>>;

/** That somebody wants less of a title: `not` tonight, or `less` in general. */
export interface Feedback {
  key: TitleKey;
  kind: 'not' | 'less';
  genreIds: readonly number[];
  year: number | null;
  atMs: number;
}

export type Reason =
  /** Watched by some of the people; a rating for each person, null without one. */
  | { kind: 'seed'; key: TitleKey; title: string; ratings: readonly (number | null)[] }
  | { kind: 'person' | 'keyword'; name: string }
  | { kind: 'listed' }
  /** Well rated by many. */
  | { kind: 'acclaimed'; voteAverage: number };

export interface Recommendation<Title extends Candidate = Candidate> {
  title: Title;
  /** Higher is better. */
  score: number;
  /** The strongest first. */
  reasons: readonly Reason[];
}

export interface RecommendationInput<Title extends Candidate = Candidate> {
  /** What each of the people who watch did; one or more. */
  people: readonly (readonly TitleTaste[])[];
  lists: readonly CandidateList<Title>[];
  /** Facts of titles in the tastes, as far as they are known. */
  facts: FactsByTitle;
  /** Titles that must not be recommended, e.g. those that somebody is not interested in. */
  hidden: ReadonlySet<TitleKey>;
  feedback: readonly Feedback[];
  nowMs: number;
}

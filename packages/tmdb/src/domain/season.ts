import type { Episode } from './episode';

export interface SeasonBase {
  id: number;
  seasonNumber: number;
  /** Never empty; defaults to e.g. `Season 2` or `Specials`. */
  name: string;
  overview: string;
  overviewLanguage: string | null;
  airDate: string | null;
  posterPath: string | null;
  voteAverage: number;
}

export interface SeasonSummary extends SeasonBase {
  episodeCount: number;
}

export interface Season extends SeasonBase {
  /** Sorted by number. */
  episodes: Episode[];
}

import type { Episode } from './episode';

export interface SeasonBase {
  id: number;
  seasonNumber: number;
  /** Never empty: `Season 2` or `Specials` stand in. */
  name: string;
  overview: string;
  airDate: string | null;
  posterPath: string | null;
  voteAverage: number;
}

export interface SeasonSummary extends SeasonBase {
  episodeCount: number;
}

export interface Season extends SeasonBase {
  /** In order of their numbers. */
  episodes: Episode[];
}

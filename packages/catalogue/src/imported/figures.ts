import { ratings } from './corrections/ratings';
import type { SourceRow } from './source-row';

/** IMDb had about this many votes for each that the authored figures count. */
const VOTES_PER_VOTE = 20;
const MOST_VOTES = 26_000;
/** Most that a film of the list is given: authored films stand before it. */
const MOST_POPULAR = 9.4;
const LEAST_POPULAR = 0.6;

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Where critics stand on the scale of viewers: 0 % is about 4, 100 % about 7.9. */
const byCritics = (percent: number): number => 4 + 0.039 * percent;
/** Further apart than this, and the votes of viewers are those for another film of the same name. */
const MOST_APART = 2.2;

/** A viewers' rating of IMDb on the scale of the authored ratings, which lie closer together. */
const calibrated = (rating: number): number => 6 + (rating - 6) * 0.86;

export interface Figures {
  popularity: number;
  rating: number;
  votes: number;
}

const FEW_VOTES = 60;

/**
 * Popularity, rating and votes from the list's columns. Where it has no votes, or those of another film, the critics
 * stand in for viewers, with few votes; where it has neither, we rate the film or nobody does.
 */
export function figuresOf(key: string, row: SourceRow): Figures {
  const critics = row['Rotten Tomatoes Rating'];
  const expected = critics === null ? null : byCritics(critics);
  const viewers = row['IMDB Rating'];
  const count = row['IMDB Votes'];
  const fits = viewers !== null && (expected === null || Math.abs(viewers - expected) <= MOST_APART);
  const gross = Math.max(0, row['Worldwide Gross'] ?? 0);
  const seen = fits && count !== null ? count / VOTES_PER_VOTE : Math.min(MOST_VOTES, gross / 40_000);
  const popularity = LEAST_POPULAR + (MOST_POPULAR - LEAST_POPULAR) * Math.sqrt(Math.min(1, seen / MOST_VOTES));
  if (fits && count !== null) {
    const votes = Math.max(1, Math.round(count / VOTES_PER_VOTE));
    return { popularity: round(popularity, 3), rating: round(calibrated(viewers), 1), votes };
  }
  const ours = ratings[key];
  if (ours !== undefined) {
    return { popularity: round(popularity, 3), rating: ours, votes: Math.max(FEW_VOTES + 1, Math.round(seen / 2)) };
  }
  if (expected === null) return { popularity: round(popularity, 3), rating: 0, votes: 0 };
  return { popularity: round(popularity, 3), rating: round(expected, 1), votes: FEW_VOTES };
}

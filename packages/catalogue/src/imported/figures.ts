import { ratings } from './corrections/ratings';
import type { SourceRow } from './source-row';

/** Ratio of IMDb's votes to the authored ones. */
const VOTES_PER_VOTE = 20;
const MOST_VOTES = 26_000;
/** Maximum popularity of a film of the list, so that authored films precede it. */
const MOST_POPULAR = 9.4;
const LEAST_POPULAR = 0.6;

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Converts critics' percentages to the scale of viewers: 0 % is about 4, 100 % about 7.9. */
const byCritics = (percent: number): number => 4 + 0.039 * percent;
/** If critics and viewers differ by more than this, the votes belong to another film of the same name. */
const MOST_APART = 2.2;

/** Converts an IMDb rating to the scale of the authored ratings, which has a smaller range. */
const calibrated = (rating: number): number => 6 + (rating - 6) * 0.86;

export interface Figures {
  popularity: number;
  rating: number;
  votes: number;
}

const FEW_VOTES = 60;

/**
 * Popularity, rating and votes from the list's columns. Without votes, or with those of another film, the critics'
 * rating is used, with few votes; without either, the film has our own rating or none.
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

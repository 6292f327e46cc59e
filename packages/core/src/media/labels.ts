import { releaseYear } from './dates';
import type { MediaType } from './title-key';

/** What a search result says in place of a missing date (SEARCH-08). */
const UNKNOWN_DATE = 'Unknown';

/** The year line of a search result: `1999`, `2011 (first release)` for a series, or `Unknown`. */
export function yearLabel(mediaType: MediaType, date: string | null | undefined): string {
  const year = releaseYear(date);
  if (year === null) return UNKNOWN_DATE;
  return mediaType === 'tv' ? `${year} (first release)` : String(year);
}

/** Vote average with one decimal, e.g. `8.4`; null when there are no votes. */
export function ratingLabel(voteAverage: number | null | undefined): string | null {
  if (!voteAverage || !Number.isFinite(voteAverage) || voteAverage <= 0) return null;
  return voteAverage.toFixed(1);
}

/** Popularity above which a title carries the trending badge (BROWSE-22). */
export const TRENDING_POPULARITY = { card: 450, continueWatching: 400 } as const;

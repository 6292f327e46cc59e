/** Vote average with one decimal, e.g. `8.4`; null when there are no votes. */
export function ratingLabel(voteAverage: number | null | undefined): string | null {
  if (!voteAverage || !Number.isFinite(voteAverage) || voteAverage <= 0) return null;
  return voteAverage.toFixed(1);
}

/** Popularity above which a title carries the trending badge (BROWSE-22). */
export const TRENDING_POPULARITY = { card: 450, continueWatching: 400 } as const;

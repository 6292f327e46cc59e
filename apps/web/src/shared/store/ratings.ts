import { findLive, type Entries, type Rating } from '@marquee/core';
import { selectCollection } from './collections';
import type { AppState } from './state';

export const selectRatings = selectCollection('ratings');

/**
 * Rating from 1 to 10 (half stars out of five) of a title, a season or an episode (`movie:603`, `tv:1399/s1e2`); null
 * if unrated.
 */
export const ratingOf = (ratings: Entries<Rating>, key: string): number | null =>
  findLive(ratings, key)?.value.rating ?? null;

export const selectRating = (state: AppState, key: string): number | null => ratingOf(selectRatings(state), key);

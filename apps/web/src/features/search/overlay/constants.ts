import { msg } from '@lingui/core/macro';
/** Constants and texts of the search overlay (SEARCH-05, SEARCH-10 to SEARCH-14). */
export const SEARCH_DEBOUNCE_MS = 300;
export const PLACEHOLDER_ROTATION_MS = 5000;
export const PLACEHOLDER_FADE_MS = 300;
export const SEARCH_SKELETONS = 4;
export const TRENDING_TITLES = 5;
/** A faster response shows no skeletons, which would only flash. */
export const SKELETON_DELAY_MS = 100;
export const DEFAULT_PLACEHOLDER = msg`Search a movie, series or anime name....`;

/** The rows that home has by itself, in their order. */
export const builtInRows = [
  'continue',
  'new-for-you',
  'recent',
  'popular',
  'library',
  'because-you-watched',
  'categories',
  'trending-movie',
  'trending-tv',
  'networks',
  'popular-movie',
  'upcoming',
] as const;
export type BuiltInRow = (typeof builtInRows)[number];

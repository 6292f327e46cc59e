/** Titles by what the visitor gave them, or wrote about them. */
export const givenRatingFilters = [
  { value: 'all', label: 'All' },
  { value: 'rated', label: 'Rated' },
  { value: 'unrated', label: 'Not rated' },
  { value: '5', label: '5 stars' },
  { value: '4', label: '4 and up' },
  { value: '3', label: '3 and up' },
  { value: 'noted', label: 'With a note' },
] as const;
export type GivenRatingFilter = (typeof givenRatingFilters)[number]['value'];

export const readGivenRatingFilter = (text: string | null): GivenRatingFilter =>
  givenRatingFilters.find(({ value }) => value === text)?.value ?? 'all';

export interface Given {
  /** 1 to 10; null where there is none. */
  rating: number | null;
  hasNote: boolean;
}

export function passesGivenRating(filter: GivenRatingFilter, { rating, hasNote }: Given): boolean {
  if (filter === 'all') return true;
  if (filter === 'noted') return hasNote;
  if (filter === 'unrated') return rating === null;
  return rating !== null && (filter === 'rated' || rating >= 2 * Number(filter));
}

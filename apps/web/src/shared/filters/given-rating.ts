import { msg } from '@lingui/core/macro';
/** Filters by the visitor's rating or note. */
export const givenRatingFilters = [
  { value: 'all', label: msg`All` },
  { value: 'rated', label: msg({ message: 'Rated', context: 'has a rating' }) },
  { value: 'unrated', label: msg`Not rated` },
  { value: '5', label: msg`5 stars` },
  { value: '4', label: msg`4 and up` },
  { value: '3', label: msg`3 and up` },
  { value: 'noted', label: msg`With a note` },
] as const;
export type GivenRatingFilter = (typeof givenRatingFilters)[number]['value'];

export const readGivenRatingFilter = (text: string | null): GivenRatingFilter =>
  givenRatingFilters.find(({ value }) => value === text)?.value ?? 'all';

export interface Given {
  /** 1 to 10; null without a rating. */
  rating: number | null;
  hasNote: boolean;
}

export function passesGivenRating(filter: GivenRatingFilter, { rating, hasNote }: Given): boolean {
  if (filter === 'all') return true;
  if (filter === 'noted') return hasNote;
  if (filter === 'unrated') return rating === null;
  return rating !== null && (filter === 'rated' || rating >= 2 * Number(filter));
}

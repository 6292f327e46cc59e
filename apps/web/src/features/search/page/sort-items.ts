import type { MediaItem } from '@marquee/tmdb';
import { isBestMatch, type SearchSort } from './search-params';

type Field = 'popularity' | 'rating' | 'date';

const valueOf: Record<Field, (item: MediaItem) => number | null> = {
  popularity: (item) => item.popularity,
  // Without votes there is no average.
  rating: (item) => (item.voteCount > 0 ? item.voteAverage : null),
  date: (item) => (item.date === null ? null : Date.parse(item.date)),
};

/** Sorts the titles of one page; missing values come last in either direction (SEARCH-20). */
export function sortItems(items: readonly MediaItem[], sort: SearchSort): MediaItem[] {
  if (isBestMatch(sort)) return [...items];
  const [field, direction] = sort.split('.') as [Field, 'asc' | 'desc'];
  const read = valueOf[field];
  const sign = direction === 'asc' ? 1 : -1;
  return [...items].sort((a, b) => {
    const [left, right] = [read(a), read(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * sign;
  });
}

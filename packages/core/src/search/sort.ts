/** Orders of a list of titles (SEARCH-17). */
export const titleSorts = [
  'popularity.desc',
  'popularity.asc',
  'rating.desc',
  'rating.asc',
  'date.desc',
  'date.asc',
] as const;
export type TitleSort = (typeof titleSorts)[number];

/** What of a title it is sorted by. */
export interface SortedTitle {
  popularity: number;
  voteAverage: number;
  voteCount: number;
  /** `YYYY-MM-DD` */
  date: string | null;
}

type Field = 'popularity' | 'rating' | 'date';

const valueOf: Record<Field, (title: SortedTitle) => number | null> = {
  popularity: (title) => title.popularity,
  // Without votes there is no average.
  rating: (title) => (title.voteCount > 0 ? title.voteAverage : null),
  date: (title) => (title.date === null ? null : Date.parse(title.date)),
};

/** Sorts titles; missing values come last in either direction (SEARCH-20). */
export function sortTitles<Item>(
  items: readonly Item[],
  sort: TitleSort,
  titleOf: (item: Item) => SortedTitle,
): Item[] {
  const [field, direction] = sort.split('.') as [Field, 'asc' | 'desc'];
  const sign = direction === 'asc' ? 1 : -1;
  return items
    .map((item) => ({ item, value: valueOf[field](titleOf(item)) }))
    .sort((one, other) => {
      const [left, right] = [one.value, other.value];
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return (left - right) * sign;
    })
    .map(({ item }) => item);
}

import type { Store } from '../../build/compile';
import type { TitleRecord } from '../../build/title-record';

/** TMDB's sort keys. Films have `revenue` too; the data lacks it, so it sorts by popularity. */
export type SortKey = 'popularity' | 'date' | 'rating' | 'votes' | 'title' | 'original-title';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true, ignorePunctuation: true });
const byTitle = (read: (record: TitleRecord) => string) => (a: TitleRecord, b: TitleRecord) =>
  collator.compare(read(a), read(b));

/** Ascending. */
const comparators: Record<SortKey, (a: TitleRecord, b: TitleRecord) => number> = {
  popularity: (a, b) => a.popularity - b.popularity,
  date: (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0),
  rating: (a, b) => a.rating - b.rating,
  votes: (a, b) => a.votes - b.votes,
  title: byTitle(({ title }) => title),
  'original-title': byTitle(({ originalTitle }) => originalTitle),
};

const sorted = new WeakMap<Store, Map<string, readonly TitleRecord[]>>();

/** All titles of a type in an order; cached, because there are only a few orders. Ties by lower id. */
export function sortedTitles(
  store: Store,
  mediaType: TitleRecord['mediaType'],
  key: SortKey,
  direction: 'asc' | 'desc',
): readonly TitleRecord[] {
  const orders = sorted.get(store) ?? new Map<string, readonly TitleRecord[]>();
  sorted.set(store, orders);
  const name = `${mediaType} ${key} ${direction}`;
  const known = orders.get(name);
  if (known) return known;
  const sign = direction === 'asc' ? 1 : -1;
  const titles: readonly TitleRecord[] = mediaType === 'movie' ? store.movies : store.series;
  const made = [...titles].sort((a, b) => sign * comparators[key](a, b) || a.id - b.id);
  orders.set(name, made);
  return made;
}

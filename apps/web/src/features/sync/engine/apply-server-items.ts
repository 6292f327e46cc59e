import type { AppDispatch, AppState } from '../../../shared/store';
import type { Collection, Item } from './collections';
import type { SyncIndex } from './sync-index';

const byKey = (items: readonly Item[]): Map<string, Item> => new Map(items.map((item) => [item.key, item]));

interface Arrival {
  collection: Collection;
  index: SyncIndex;
  theirs: readonly Item[];
  /** The server's clock, if it tells. */
  serverTime: unknown;
}

/** Joins the server's versions into the store and returns what it then holds. */
export function applyServerItems(
  { collection, index, theirs, serverTime }: Arrival,
  dispatch: AppDispatch,
  getState: () => AppState,
): Map<string, Item> {
  const before = byKey(collection.items(getState()));
  const news = theirs.filter(({ key, stamp }) => before.get(key)?.stamp !== stamp);
  if (news.length === 0) return before;
  dispatch(collection.merge(news.map(({ value }) => value)));
  const after = byKey(collection.items(getState()));
  // A clock that is ahead stamped ours, and the server, which has it, moved it back: so do we, or it would win for good.
  const nowThere = typeof serverTime === 'number' ? serverTime : Number.POSITIVE_INFINITY;
  const ahead = news.filter(({ key, stamp }) => {
    const mine = after.get(key);
    return mine && mine.stamp !== stamp && !index.has(key) && mine.timeMs > nowThere;
  });
  if (ahead.length === 0) return after;
  const values = ahead.map(({ value }) => value);
  dispatch(collection.replace(getState(), values));
  return byKey(collection.items(getState()));
}

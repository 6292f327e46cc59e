import type { TitleKey } from '../media';
import { changeEntry, findEntry, removeEntry, type Entries, type Entry } from '../sync/merge-entries';

/** Name and year of a followed series. */
export interface Follow {
  title: string;
  year: number | null;
}

/** The entry that follows a series, also one that was unfollowed. */
export const followSeries = (follows: Entries<Follow>, key: TitleKey, series: Follow, nowMs: number): Entry<Follow> =>
  changeEntry(findEntry(follows, key), key, series, nowMs);

/** The entry that unfollows a series. One that was only started or bookmarked leaves a tombstone as well. */
export const unfollowSeries = (follows: Entries<Follow>, key: TitleKey, series: Follow, nowMs: number): Entry<Follow> =>
  removeEntry(findEntry(follows, key) ?? { key, value: series, changedAt: nowMs }, nowMs);

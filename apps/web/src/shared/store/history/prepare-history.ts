import {
  historyEntries,
  historyFromEntries,
  withPlays,
  type Entries,
  type HistoryValue,
  type Play,
} from '@marquee/core';
import { inSlices } from '../../lib/timing/in-slices';
import type { LoadedCollections } from '../collections';
import { singleGroup } from './single-group';

/** Precomputes what pages show of each title; core memoises it by the title's entries. */
export async function prepareHistory(loaded: LoadedCollections): Promise<void> {
  const { history = {}, plays = {} } = loaded as { history?: Entries<HistoryValue>; plays?: Entries<Play> };
  await inSlices(new Set([...Object.keys(history), ...Object.keys(plays)]), (key) =>
    historyEntries(withPlays(historyFromEntries(singleGroup(history, key)), singleGroup(plays, key))),
  );
}

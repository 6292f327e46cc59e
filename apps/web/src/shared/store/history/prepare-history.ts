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

/** Derives what pages show of each title, which core remembers by the title's entries. */
export async function prepareHistory(loaded: LoadedCollections): Promise<void> {
  const { history = {}, plays = {} } = loaded as { history?: Entries<HistoryValue>; plays?: Entries<Play> };
  const part = <Value>(entries: Entries<Value>, key: string): Entries<Value> => {
    const group = entries[key];
    return group ? { [key]: group } : {};
  };
  await inSlices(new Set([...Object.keys(history), ...Object.keys(plays)]), (key) =>
    historyEntries(withPlays(historyFromEntries(part(history, key)), part(plays, key))),
  );
}

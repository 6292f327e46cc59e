import {
  changeEntry,
  findEntry,
  isLive,
  removeEntry,
  type CollectionName,
  type Entries,
  type Entry,
} from '@marquee/core';
import type { Additions } from '@marquee/core/import';
import { nextTask } from '../../shared/lib/timing/next-task';
import { randomId } from '../../shared/lib/browser/random-id';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { entriesEdited } from '../../shared/store/collections';
import { bookmarksUpdated, historyUpdated, selectDataOwner } from '../../shared/store/sync-state.slice';
import { forgetApplied, keepApplied, type AppliedEntry, type AppliedImport } from './applied-imports';

/** Written at once; the page gets a turn after so many. */
const BATCH = 500;

const entriesOf = (state: AppState, name: CollectionName) => state.collections[name] as Entries;

type ImportThunk<Result> = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => Promise<Result>;

/** Changes entries of several collections, a batch at a time. */
const write =
  (changes: readonly { name: CollectionName; entry: Entry }[], onProgress: (done: number) => void): ImportThunk<void> =>
  async (dispatch, _getState, { now, records }) => {
    const names = [...new Set(changes.map(({ name }) => name))];
    let done = 0;
    for (const name of names) {
      const entries = changes.flatMap((change) => (change.name === name ? [change.entry] : []));
      for (let at = 0; at < entries.length; at += BATCH) {
        const batch = entries.slice(at, at + BATCH);
        dispatch(entriesEdited(name, batch as never));
        onProgress((done += batch.length));
        await nextTask();
      }
    }
    // A page that is closed now takes nothing along that is not stored.
    await records.settled();
    if (names.some((name) => name === 'bookmarks' || name === 'categories')) dispatch(bookmarksUpdated(now()));
    if (names.some((name) => name === 'plays' || name === 'history')) dispatch(historyUpdated(now()));
  };

/** Writes what an import adds, and remembers how to take it back. */
export const applyImport =
  (additions: Additions, files: string[], onProgress: (done: number) => void): ImportThunk<AppliedImport> =>
  async (dispatch, getState, { now }) => {
    const names = Object.keys(additions) as (keyof Additions)[];
    const entries = names.flatMap((name) =>
      additions[name].map((entry: Entry): AppliedEntry => {
        const before = findEntry(entriesOf(getState(), name), entry.key);
        return before ? { name, entry, before } : { name, entry };
      }),
    );
    const owner = selectDataOwner(getState())?.id ?? null;
    const applied = { id: randomId(), appliedAt: now(), owner, files, entries };
    // Before anything is written: what is interrupted can be taken back as well.
    await keepApplied(applied);
    await dispatch(write(entries, onProgress));
    return applied;
  };

/** Whether an entry is still what the import wrote; a server may have moved its time back. */
const isUntouched = (current: Entry | undefined, { entry }: AppliedEntry): current is Entry =>
  current !== undefined &&
  isLive(current) &&
  current.changedAt <= entry.changedAt &&
  JSON.stringify(current.value) === JSON.stringify(entry.value);

/** Takes an import back: what it added goes, what it changed is as before, what was changed since stays. Returns how many it took. */
export const undoImport =
  ({ id, entries }: AppliedImport, onProgress: (done: number) => void = () => undefined): ImportThunk<number> =>
  async (dispatch, getState, { now }) => {
    const state = getState();
    const changes = entries.flatMap((applied) => {
      const current = findEntry(entriesOf(state, applied.name), applied.entry.key);
      if (!isUntouched(current, applied)) return [];
      const { name, before } = applied;
      const entry =
        before && isLive(before) ? changeEntry(current, current.key, before.value, now()) : removeEntry(current, now());
      return [{ name, entry }];
    });
    await dispatch(write(changes, onProgress));
    await forgetApplied(id);
    return changes.length;
  };

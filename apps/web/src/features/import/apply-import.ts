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
import { deleteApplied, storeApplied } from './applied-imports';
import type { AppliedEntry, AppliedImport } from './import-database';

/** Number of entries written before yielding to the browser. */
const BATCH = 500;

const entriesOf = (state: AppState, name: CollectionName) => state.collections[name] as Entries;

type ImportThunk<Result> = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => Promise<Result>;

/** Changes entries of several collections in batches. */
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
    // If the page is closed now, nothing unsaved is lost.
    await records.settled();
    if (names.some((name) => name === 'bookmarks' || name === 'categories')) dispatch(bookmarksUpdated(now()));
    if (names.some((name) => name === 'plays' || name === 'history')) dispatch(historyUpdated(now()));
  };

/** Applies an import and stores how to undo it. */
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
    // Stored before anything is written, so that an interrupted import can be undone too.
    await storeApplied(applied);
    await dispatch(write(entries, onProgress));
    return applied;
  };

/** Whether an entry is still as the import wrote it; a server may have moved its time back. */
const isUntouched = (current: Entry | undefined, { entry }: AppliedEntry): current is Entry =>
  current !== undefined &&
  isLive(current) &&
  current.changedAt <= entry.changedAt &&
  JSON.stringify(current.value) === JSON.stringify(entry.value);

/**
 * Undoes an import: added entries are removed, changed ones restored, and entries changed since are kept. Returns the
 * number of entries.
 */
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
    await deleteApplied(id);
    return changes.length;
  };

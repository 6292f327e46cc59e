import {
  changeEntry,
  findEntry,
  isLive,
  removeEntry,
  type CollectionName,
  type Entries,
  type Entry,
} from '@marquee/core';
import { nextTask } from '../../shared/lib/timing/next-task';
import { randomId } from '../../shared/lib/browser/random-id';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { entriesEdited } from '../../shared/store/collections';
import { bookmarksUpdated, historyUpdated, selectDataOwner } from '../../shared/store/sync-state.slice';
import { deleteApplied, deleteOldApplied, readApplied, storeApplied } from './applied-imports';
import type { AppliedEntry, AppliedImport } from './import-database';

/** Number of entries written before yielding to the browser. */
const BATCH = 500;

const entriesOf = (state: AppState, name: CollectionName): Entries => state.collections[name];

type ImportThunk<Result> = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => Promise<Result>;

/** Changes entries, those of each collection at once. */
const write =
  (changes: readonly Pick<AppliedEntry, 'name' | 'entry'>[]) =>
  (dispatch: AppDispatch): void => {
    for (const name of new Set(changes.map(({ name: each }) => each))) {
      const entries = changes.flatMap((change) => (change.name === name ? [change.entry] : []));
      dispatch(entriesEdited(name, entries as never));
    }
  };

/** Waits until all is saved, and tells the sync. */
const finish =
  (names: ReadonlySet<CollectionName>): ImportThunk<void> =>
  async (dispatch, _getState, { now, records }) => {
    // If the page is closed now, nothing unsaved is lost.
    await records.settled();
    if (names.has('bookmarks') || names.has('categories')) dispatch(bookmarksUpdated(now()));
    if (names.has('plays') || names.has('history')) dispatch(historyUpdated(now()));
  };

/** A part of the additions: at most `count` entries from a position on; empty at the end. */
export type ReadAdditions = (from: number, count: number) => Promise<readonly Pick<AppliedEntry, 'name' | 'entry'>[]>;

/** Applies an import part by part, and stores how to undo it. */
export const applyImport =
  (
    additions: ReadAdditions,
    { files, onProgress }: { files: string[]; onProgress: (done: number) => void },
  ): ImportThunk<AppliedImport> =>
  async (dispatch, getState, { now }) => {
    const owner = selectDataOwner(getState())?.id ?? null;
    const applied = { id: randomId(), appliedAt: now(), owner, files, count: 0 };
    const names = new Set<CollectionName>();
    for (;;) {
      const part = await additions(applied.count, BATCH);
      if (part.length === 0) break;
      applied.count += part.length;
      const changes = part.map(({ name, entry }): AppliedEntry => {
        names.add(name);
        const before = findEntry(entriesOf(getState(), name), entry.key);
        return before ? { name, entry, before } : { name, entry };
      });
      // Stored before it is written, so that an interrupted import can be undone too.
      await storeApplied(applied, changes);
      dispatch(write(changes));
      onProgress(applied.count);
      await nextTask();
    }
    await deleteOldApplied();
    await dispatch(finish(names));
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
  ({ id }: AppliedImport, onProgress: (done: number) => void = () => undefined): ImportThunk<number> =>
  async (dispatch, getState, { now }) => {
    const names = new Set<CollectionName>();
    let count = 0;
    for await (const part of readApplied(id)) {
      const state = getState();
      const changes = part.flatMap((applied) => {
        const current = findEntry(entriesOf(state, applied.name), applied.entry.key);
        if (!isUntouched(current, applied)) return [];
        const { name, before } = applied;
        names.add(name);
        const entry =
          before && isLive(before)
            ? changeEntry(current, current.key, before.value, now())
            : removeEntry(current, now());
        return [{ name, entry }];
      });
      dispatch(write(changes));
      onProgress((count += changes.length));
      await nextTask();
    }
    await dispatch(finish(names));
    await deleteApplied(id);
    return count;
  };

import type { Store } from '@reduxjs/toolkit';
import type { AppDispatch, AppState } from '../state';
import { legacyHistoryFound } from '../sync-state.slice';
import { importEntries } from './import-entries';
import type { createChecksums } from './mirror-checksums';
import { mirroredKeys, type MirroredKey } from './mirrored-keys';
import type { Report } from './slot';
import { createStorageAdapter } from './storage-adapter';
import { checksumInSlices, checksumOf, checksumOfEntries } from './text-checksum';

export interface MirrorReaderOptions {
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  store: Pick<Store<AppState>, 'getState' | 'subscribe'> & { dispatch: AppDispatch };
  report: Report;
  now: () => number;
  peek: (key: string) => string | null;
  checksums: ReturnType<typeof createChecksums>;
}

/** Merges values of the mirrored keys that we did not write, or that may contain more than the database. */
export function createMirrorReader({ local, store, report, now, peek, checksums }: MirrorReaderOptions) {
  const readers = new Map(
    mirroredKeys.map((key) => [key, createStorageAdapter({ local, slots: [key.slot], report, now })]),
  );
  /** Texts whose contents are known to be in the collections. */
  const lastMerged = new Map<MirroredKey, string | null>();
  /** For our own texts, the checksum of their entries. */
  const lastWritten = new Map<MirroredKey, string>();
  /** Length of each text, even if it does not fit into local storage. */
  const lengths = new Map<MirroredKey, number>();
  /** Keys that may contain more than the database, which is read first. */
  const deferred = new Set<MirroredKey>();

  const isExternal = (key: MirroredKey, text: string | null): text is string =>
    text !== null && text !== lastMerged.get(key) && (deferred.has(key) || checksums.of(key)[0] !== checksumOf(text));

  const neededChecksum = ({ name, names = [name] }: MirroredKey): string =>
    names.map((each) => checksumOfEntries(store.getState().collections[each])).join('+');

  async function mergeKey(key: MirroredKey): Promise<void> {
    const { slot, toEntries } = key;
    const text = peek(slot.key);
    const hasOlder = (slot.legacy ?? []).some((legacy) => peek(legacy.key) !== null);
    const [textChecksum, entriesChecksum, needed] = checksums.of(key);
    if (needed !== undefined && !store.getState().collections.isLoaded && !hasOlder) {
      deferred.add(key);
      return;
    }
    const isWhole = needed === undefined || needed === neededChecksum(key);
    const isOurs =
      text === null || text === lastMerged.get(key) || (isWhole && textChecksum === (await checksumInSlices(text)));
    if (isOurs && !hasOlder) {
      if (text !== null && text !== lastMerged.get(key) && entriesChecksum !== undefined)
        lastWritten.set(key, entriesChecksum);
      lengths.set(key, text?.length ?? 0);
      lastMerged.set(key, text);
      return;
    }
    // Counts as merged only afterwards: a concurrent write then merges it too instead of overwriting it.
    const state = await readers.get(key)?.getItem('');
    const value = state?.[slot.slice]?.[slot.field];
    if (value !== undefined && value !== null) importEntries(store.dispatch, toEntries(value as never));
    if (text !== null && key.isLegacy?.(text)) store.dispatch(legacyHistoryFound());
    lastWritten.delete(key);
    lastMerged.set(key, peek(slot.key));
  }

  return {
    lastMerged,
    lastWritten,
    lengths,
    isExternal,
    neededChecksum,
    mergeKey,
    /**
     * Merges texts written while a page was unloading, unless the database, which has been read, contains all of their
     * entries.
     */
    async mergeDeferred(): Promise<void> {
      for (const key of deferred) {
        await mergeKey(key);
        deferred.delete(key);
      }
    },
  };
}

import { i18n } from '../../i18n';
import { once } from '../../lib/once';
import { inSlices } from '../../lib/timing/in-slices';
import type { Records } from '../collections';
import { mirroredKeys, type MirroredKey } from './mirrored-keys';
import { NO_STORAGE, WRITE_FAILED, type Slot } from './slot';
import type { StorageAdapter } from './storage-adapter';
import { createChecksums } from './mirror-checksums';
import { createMirrorReader, type MirrorReaderOptions } from './mirror-reader';
import { createTimer } from './mirror-timer';
import { checksumOfEntries } from './text-checksum';

async function writeInSlices<Value>(slot: Slot<Value>, value: Value): Promise<string | null> {
  if (!slot.parts) return slot.write(value);
  const parts = slot.parts(value);
  if (!parts) return null;
  const joined: string[] = [];
  await inSlices(parts, (part) => joined.push(part));
  return joined.join('');
}

interface MirrorOptions extends Pick<MirrorReaderOptions, 'local' | 'store' | 'report' | 'now'> {
  records: Pick<Records, 'isDurable' | 'settled'>;
  storage: Pick<StorageAdapter, 'isClosed'>;
}
type LocalStorage = NonNullable<MirrorOptions['local']>;

const SMALL_LENGTH = 100_000;
/** Within this time, another tab of ours stores the checksum of what it has written. */
const CHECKSUM_DELAY_MS = 500;

function readText(local: LocalStorage | null, key: string): string | null {
  try {
    return local?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function place(local: LocalStorage, key: string, text: string | null): void {
  if (text === null) local.removeItem(key);
  else if (text !== readText(local, key)) local.setItem(key, text);
}

/**
 * Keeps the keys of local storage that the specification prescribes in sync with the collections: external changes are
 * merged, and local ones are written when the page is idle, as long as they fit.
 */
export function createMirror({ local, store, records, storage, report, now }: MirrorOptions) {
  /** The entries as they were last written. */
  const written = new Map<MirroredKey, unknown>();
  let isClosed = false;
  const isStopped = () => isClosed || storage.isClosed();

  const peek = (key: string) => readText(local, key);
  const checksums = createChecksums({ local, peek, records, isClosed: () => isClosed });
  const reader = createMirrorReader({ local, store, report, now, peek, checksums });
  const { lastMerged, lastWritten, lengths, isExternal, mergeKey } = reader;
  /** Shown if there is neither a database nor local storage. */
  const warn = once(() => report(i18n._(NO_STORAGE)));
  const timer = createTimer(() => writeAll(false));

  /** Removes the key: a partial list would be worse than none, and the database has everything. */
  function giveUp(key: MirroredKey): void {
    if (!records.isDurable()) {
      report(i18n._(WRITE_FAILED));
      return;
    }
    local?.removeItem(key.slot.key);
    lastMerged.set(key, null);
    lastWritten.delete(key);
  }
  /** In slices, unless the page is unloading. */
  async function write(key: MirroredKey, isUrgent: boolean): Promise<void> {
    const { slot, name, toValue } = key;
    if (isStopped() || !store.getState().collections.isLoaded) return;
    if (!local) {
      if (!records.isDurable() && Object.keys(store.getState().collections[name]).length > 0) warn();
      return;
    }
    if (isExternal(key, peek(slot.key))) await mergeKey(key);
    const { collections } = store.getState();
    if (written.get(key) === collections[name]) return;
    const entriesChecksum = checksumOfEntries(collections[name]);
    if (lastWritten.get(key) === entriesChecksum && peek(slot.key) === lastMerged.get(key)) {
      written.set(key, collections[name]);
      return;
    }
    const text = isUrgent ? slot.write(toValue(collections)) : await writeInSlices(slot, toValue(collections));
    // A change in the meantime, here or by somebody else, is written the next time.
    if (!isUrgent && (isStopped() || store.getState().collections[name] !== collections[name])) return;
    if (!isUrgent && isExternal(key, peek(slot.key))) {
      schedule();
      return;
    }
    written.set(key, collections[name]);
    lengths.set(key, text?.length ?? 0);
    try {
      place(local, slot.key, text);
      lastMerged.set(key, text);
      lastWritten.set(key, entriesChecksum);
      if (text === null) return;
      if (isUrgent) checksums.setUnconfirmed(key, text, entriesChecksum, reader.neededChecksum(key));
      void checksums.set(key, text, entriesChecksum);
    } catch {
      giveUp(key);
    }
  }

  function writeAll(isUrgent: boolean): void {
    timer.clear();
    for (const key of mirroredKeys) void write(key, isUrgent);
  }
  function schedule(): void {
    const { collections } = store.getState();
    const changed = mirroredKeys.filter((key) => written.get(key) !== collections[key.name]);
    if (changed.length > 0) timer.plan(changed.some((key) => (lengths.get(key) ?? 0) > SMALL_LENGTH));
  }
  const stop = store.subscribe(schedule);

  return {
    /** Merges what other programs, and versions without a database, have written. */
    async mergeExternal(): Promise<void> {
      for (const key of mirroredKeys) await mergeKey(key);
    },
    mergeDeferred: () => reader.mergeDeferred(),
    /** Another tab or program has written a key. */
    onStorage(changed: string | null): void {
      const key = mirroredKeys.find(({ slot }) => slot.key === changed);
      if (key) setTimeout(() => void mergeKey(key), CHECKSUM_DELAY_MS);
    },
    /** For when the page is unloading or hidden. */
    flush: () => writeAll(true),
    close(): void {
      isClosed = true;
      timer.clear();
      stop();
    },
  };
}

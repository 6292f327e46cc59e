import { isRecord, parseJson, type Entries } from '@marquee/core';
import type { Store } from '@reduxjs/toolkit';
import { i18n } from '../../i18n';
import { once } from '../../lib/once';
import { inSlices } from '../../lib/timing/in-slices';
import { onIdle } from '../../lib/timing/on-idle';
import type { Records } from '../collections';
import type { AppDispatch, AppState } from '../state';
import { NO_STORAGE, WRITE_FAILED, type Report, type Slot } from '../storage/slot';
import { createStorageAdapter, type StorageAdapter } from '../storage/storage-adapter';
import { legacyHistoryFound } from '../sync-state.slice';
import { importValue, prescribedKeys, type PrescribedKey } from './prescribed-keys';
import { checksumInSlices, checksumOf, checksumOfEntries } from './text-checksum';

interface MirrorOptions {
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  store: Pick<Store<AppState>, 'getState' | 'subscribe'> & { dispatch: AppDispatch };
  records: Pick<Records, 'isDurable' | 'settled' | 'saveUnwritten'>;
  storage: Pick<StorageAdapter, 'isClosed'>;
  report: Report;
  now: () => number;
}

/** A prescribed key and what this page knows of it. */
interface View {
  key: PrescribedKey;
  reader: StorageAdapter;
  /** The text whose entries are known to be in the collections. */
  merged?: string | null;
  /** Checksum of the entries that `merged` shows, if this site wrote it. */
  checksum?: string | undefined;
  /** The entries as they were last written. */
  written?: Entries;
  /** Length of the last text, even if it did not fit into local storage. */
  length: number;
}

/** For each key, checksums of the text that this site wrote and of its entries. Any other text is merged. */
const MARKS_KEY = 'marquee-mirror';
/** Small values are written this long after a change; large ones wait until nothing has changed for a while and the page is idle. */
const WRITE_DELAY_MS = 200;
const REST_MS = 10_000;
const IDLE_MS = 2000;
const SMALL_LENGTH = 100_000;

async function writeInSlices<Value>(slot: Slot<Value>, value: Value): Promise<string | null> {
  if (!slot.parts) return slot.write(value);
  const parts = slot.parts(value);
  if (!parts) return null;
  const joined: string[] = [];
  await inSlices(parts, (part) => joined.push(part));
  return joined.join('');
}

/** The texts in local storage, and the marks of those that this site wrote. */
function createTexts(local: MirrorOptions['local']) {
  const peek = (key: string): string | null => {
    try {
      return local?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const marks = (): Record<string, unknown> => {
    const stored = parseJson(peek(MARKS_KEY) ?? '');
    return isRecord(stored) ? stored : {};
  };
  return {
    peek,
    markOf: (key: string): string[] => String(marks()[key]).split(' '),
    /**
     * The mark comes first: whoever sees the text must know whose it is. Without a database there is none, and every text is
     * read again.
     */
    place: (key: string, text: string | null, mark: string | null): void => {
      if (text !== null && mark !== null) local?.setItem(MARKS_KEY, JSON.stringify({ ...marks(), [key]: mark }));
      if (text === null) local?.removeItem(key);
      else if (text !== peek(key)) local?.setItem(key, text);
    },
  };
}

/**
 * Keeps the keys of local storage that the specification prescribes in step with the collections: a text that this site did
 * not write is merged, and changes are written when the page is idle, as long as they fit.
 */
export function createMirror({ local, store, records, storage, report, now }: MirrorOptions) {
  const views = prescribedKeys.map((key): View => {
    return { key, reader: createStorageAdapter({ local, slots: [key.slot], report, now }), length: 0 };
  });
  const { peek, markOf, place } = createTexts(local);
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isStopped = () => isClosed || storage.isClosed();
  const entriesOf = ({ key }: View): Entries => store.getState().collections[key.name];
  /** Shown if there is neither a database nor local storage. */
  const warn = once(() => report(i18n._(NO_STORAGE)));

  const isForeign = (view: View): boolean => {
    const text = peek(view.key.slot.key);
    return text !== null && text !== view.merged && markOf(view.key.slot.key)[0] !== checksumOf(text);
  };

  async function merge(view: View): Promise<void> {
    const { slot, isLegacy } = view.key;
    const text = peek(slot.key);
    const hasOlder = (slot.legacy ?? []).some(({ key }) => peek(key) !== null);
    const [textChecksum, entriesChecksum] = markOf(view.key.slot.key);
    const isNew = text !== null && (text !== view.merged || !records.isDurable());
    const isOurs = !isNew || (records.isDurable() && textChecksum === (await checksumInSlices(text)));
    if (isOurs && !hasOlder) {
      if (isNew) view.checksum = entriesChecksum;
      view.length = text?.length ?? 0;
      view.merged = text;
      return;
    }
    // Counts as merged only afterwards: a concurrent write then merges it too instead of overwriting it.
    const state = await view.reader.getItem('');
    const value = state[slot.slice]?.[slot.field];
    if (value !== undefined && value !== null) importValue(store.dispatch, view.key, value);
    if (text !== null && isLegacy?.(text)) store.dispatch(legacyHistoryFound());
    view.checksum = undefined;
    view.merged = peek(slot.key);
  }

  /** Removes the key: a partial list would be worse than none, and the database has everything. */
  function giveUp(view: View): void {
    if (!records.isDurable()) {
      report(i18n._(WRITE_FAILED));
      return;
    }
    local?.removeItem(view.key.slot.key);
    view.merged = null;
    view.checksum = undefined;
  }

  /** In slices and after the database, unless the page is unloading. */
  async function write(view: View, isUrgent: boolean): Promise<void> {
    const { slot, toValue } = view.key;
    if (isStopped() || !store.getState().collections.isLoaded) return;
    if (!local) {
      if (!records.isDurable() && Object.keys(entriesOf(view)).length > 0) warn();
      return;
    }
    if (isForeign(view)) await merge(view);
    if (!isUrgent) await records.settled();
    const entries = entriesOf(view);
    if (view.written === entries) return;
    const checksum = checksumOfEntries(entries);
    if (view.checksum === checksum && peek(slot.key) === view.merged) {
      view.written = entries;
      return;
    }
    const value = toValue(store.getState().collections);
    const text = isUrgent ? slot.write(value) : await writeInSlices(slot, value);
    const textChecksum = isUrgent ? checksumOf(text ?? '') : await checksumInSlices(text ?? '');
    // A change in the meantime, here or by another program, is written the next time.
    if (isStopped() || entriesOf(view) !== entries) return;
    if (!isUrgent && isForeign(view)) {
      schedule();
      return;
    }
    view.written = entries;
    view.length = text?.length ?? 0;
    try {
      const isKept = isUrgent ? records.saveUnwritten() : records.isDurable();
      place(slot.key, text, isKept ? `${textChecksum} ${checksum}` : null);
      view.merged = text;
      view.checksum = checksum;
    } catch {
      giveUp(view);
    }
  }

  function writeAll(isUrgent: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    for (const view of views) void write(view, isUrgent);
  }
  function schedule(): void {
    const changed = views.filter((view) => view.written !== entriesOf(view));
    const isLarge = changed.some(({ length }) => length > SMALL_LENGTH);
    if (changed.length === 0 || (timer !== undefined && !isLarge)) return;
    clearTimeout(timer);
    timer = setTimeout(() => onIdle(() => writeAll(false), IDLE_MS), isLarge ? REST_MS : WRITE_DELAY_MS);
  }
  const stop = store.subscribe(schedule);

  return {
    /** Merges what other programs, and versions without a database, have written; everything if the database has failed. */
    async mergeForeign(): Promise<void> {
      for (const view of views) await merge(view);
    },
    /** Another tab or program has written a key. */
    onStorage(changed: string): void {
      for (const view of views) if (view.key.slot.key === changed) void merge(view);
    },
    /** For when the page is unloading or hidden. */
    flush: () => writeAll(true),
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      stop();
    },
  };
}

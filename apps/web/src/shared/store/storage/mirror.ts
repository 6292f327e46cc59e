import { isRecord, parseJson } from '@marquee/core';
import type { Store } from '@reduxjs/toolkit';
import { onIdle } from '../../lib/timing/on-idle';
import type { Records } from '../collections';
import type { AppDispatch, AppState } from '../state';
import { legacyHistoryFound } from '../sync-state.slice';
import { keepEntries } from './keep-entries';
import { mirroredKeys, type MirroredKey } from './mirrored-keys';
import { NO_STORAGE, WRITE_FAILED, type Report } from './slot';
import { createStorageAdapter } from './storage-adapter';

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface MirrorOptions {
  local: LocalStorage | null;
  store: Pick<Store<AppState>, 'getState' | 'subscribe'> & { dispatch: AppDispatch };
  records: Pick<Records, 'isDurable' | 'settled'>;
  report: Report;
  now: () => number;
}

/** Marks of the texts that stand under the keys by our own hand. Another text is somebody else's, and is joined. */
const MARKS_KEY = 'marquee-mirror';

/** A change is written this long after it while all is small; a life's worth waits until the page rests. */
const WRITE_DELAY_MS = 200;
const REST_MS = 10_000;
const SMALL_LENGTH = 100_000;
/** In this time another tab of ours marks what it has written. */
const MARK_DELAY_MS = 500;
const IDLE_MS = 2000;

function readText(local: LocalStorage | null, key: string): string | null {
  try {
    return local?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** FNV-1a with the length: tells whether a text is the one that was written. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}

/**
 * Keeps the prescribed keys of local storage as views of the collections: what somebody else wrote there is joined, and what
 * is here is written once the page has a moment, as long as it fits.
 */
export function createMirror({ local, store, records, report, now }: MirrorOptions) {
  const readers = new Map(
    mirroredKeys.map((key) => [key, createStorageAdapter({ local, slots: [key.slot], report, now })]),
  );
  /** The text of each key that is known to be in the collections. */
  const seen = new Map<MirroredKey, string | null>();
  /** The entries that were last written. */
  const written = new Map<MirroredKey, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let hasWarned = false;

  const peek = (key: string) => readText(local, key);
  function marks(): Record<string, unknown> {
    const stored = parseJson(peek(MARKS_KEY) ?? '');
    return isRecord(stored) ? stored : {};
  }
  /** Once the database has it too: if the page goes before that, the text counts as somebody else's and is joined again. */
  async function mark({ slot }: MirroredKey, text: string): Promise<void> {
    // A flush in the middle of a change runs before that change is handed to the database.
    await Promise.resolve();
    await records.settled();
    if (isClosed || !records.isDurable() || peek(slot.key) !== text) return;
    try {
      local?.setItem(MARKS_KEY, JSON.stringify({ ...marks(), [slot.key]: markOf(text) }));
    } catch {
      // No room even for that: it is read once more.
    }
  }
  const isForeign = (key: MirroredKey, text: string | null): text is string =>
    text !== null && text !== seen.get(key) && marks()[key.slot.key] !== markOf(text);

  async function absorb(key: MirroredKey): Promise<void> {
    const { slot, toEntries } = key;
    const text = peek(slot.key);
    const hasOlder = (slot.legacy ?? []).some((legacy) => peek(legacy.key) !== null);
    if (!isForeign(key, text) && !hasOlder) {
      seen.set(key, text);
      return;
    }
    // Not seen before it is joined: another write meanwhile joins it too, instead of writing over it.
    const state = await readers.get(key)?.getItem('');
    const value = state?.[slot.slice]?.[slot.field];
    if (value !== undefined && value !== null) keepEntries(store.dispatch, toEntries(value as never));
    if (text !== null && key.isLegacy?.(text)) store.dispatch(legacyHistoryFound());
    seen.set(key, peek(slot.key));
  }

  /** Half a list would be worse than none, and the database has all of it. */
  function giveUp(key: MirroredKey): void {
    if (!records.isDurable()) {
      report(WRITE_FAILED);
      return;
    }
    local?.removeItem(key.slot.key);
    seen.set(key, null);
  }
  async function write(key: MirroredKey): Promise<void> {
    const { slot, name, toValue } = key;
    if (isClosed || !store.getState().collections.isLoaded) return;
    if (!local) {
      if (!records.isDurable()) warnOnce(key);
      return;
    }
    if (isForeign(key, peek(slot.key))) await absorb(key);
    const { collections } = store.getState();
    if (written.get(key) === collections[name]) return;
    written.set(key, collections[name]);
    const text = slot.write(toValue(collections));
    try {
      if (text === null) local.removeItem(slot.key);
      else if (text !== peek(slot.key)) local.setItem(slot.key, text);
      seen.set(key, text);
      if (text !== null) void mark(key, text);
    } catch {
      giveUp(key);
    }
  }

  /** Neither a database nor local storage. */
  function warnOnce({ name }: MirroredKey): void {
    if (hasWarned || Object.keys(store.getState().collections[name]).length === 0) return;
    hasWarned = true;
    report(NO_STORAGE);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const key of mirroredKeys) void write(key);
  }
  const stop = store.subscribe(() => {
    const { collections } = store.getState();
    const changed = mirroredKeys.filter((key) => written.get(key) !== collections[key.name]);
    if (changed.length === 0) return;
    const isLarge = changed.some((key) => (seen.get(key)?.length ?? 0) > SMALL_LENGTH);
    if (timer !== undefined && !isLarge) return;
    clearTimeout(timer);
    timer = setTimeout(() => onIdle(flush, IDLE_MS), isLarge ? REST_MS : WRITE_DELAY_MS);
  });

  return {
    /** Joins what others, and versions from before there was a database, left under the keys. */
    async absorbAll(): Promise<void> {
      for (const key of mirroredKeys) await absorb(key);
    },
    /** Another tab, or another program, wrote under a key. */
    onStorage(changed: string | null): void {
      const key = mirroredKeys.find(({ slot }) => slot.key === changed);
      if (key) setTimeout(() => void absorb(key), MARK_DELAY_MS);
    },
    /** The page is about to go, or is not looked at any more. */
    flush,
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      stop();
    },
  };
}

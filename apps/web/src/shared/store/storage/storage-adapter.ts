import { i18n } from '../../i18n';
import { checkLock, EMPTY_LOCK, LOCK_KEY, readSection, writeSection } from './local-lock';
import { NO_STORAGE, READ_FAILED, WRITE_FAILED, type LegacyKey, type Report, type Slot } from './slot';

type Stored = Record<string, Record<string, unknown>>;

interface StorageAdapterOptions {
  /** Null if the browser provides none; then nothing is stored. */
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  slots: readonly Slot[];
  report: Report;
  now: () => number;
}

/** Minimum interval between equal messages: during playback there is a write every few seconds. */
const REPORT_INTERVAL_MS = 60_000;

const nameOf = ({ key, section }: Slot): string => (section === undefined ? key : `${key}/${section}`);

/**
 * Lets redux-persist read and write the prescribed keys and formats (STORAGE-01). redux-persist stores one state under
 * one name; here that state is distributed over the slots' keys. Reading never throws, because redux-persist responds
 * to a failed read by overwriting the stored data with the initial state. A text that cannot be parsed completely is
 * first copied to a backup key; if even that fails, the key is left alone.
 */
export function createStorageAdapter({ local, slots, report, now }: StorageAdapterOptions) {
  /** The last known text of each slot, to detect writes of other tabs. */
  const lastSeen = new Map<string, string | null>();
  /** The last known value of each slot, to skip writes that change nothing. */
  const lastValue = new Map<string, unknown>();
  const readOnlyKeys = new Set<string>();
  const reportedAtMs = new Map<string, number>();
  let isClosed = false;

  function load(key: string): string | null {
    try {
      return local?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  function store(key: string, text: string | null): boolean {
    try {
      if (text === null) local?.removeItem(key);
      else local?.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /** A slot's part of the text. */
  const textOf = ({ section }: Slot, text: string | null): string | null =>
    section === undefined ? text : readSection(text, section);

  function storeSlot(slot: Slot, text: string | null): boolean {
    const { key, section } = slot;
    const isStored = store(key, section === undefined ? text : writeSection(load(key), section, text));
    if (isStored) lastSeen.set(nameOf(slot), text);
    return isStored;
  }

  function reportSometimes(message: string): void {
    if (now() - (reportedAtMs.get(message) ?? -Infinity) < REPORT_INTERVAL_MS) return;
    reportedAtMs.set(message, now());
    report(message);
  }

  /** Backs up a text that is about to be replaced, unless there is an identical backup. */
  function backUp(key: string, text: string): boolean {
    const backupKey = `${key}-backup`;
    const existing = load(backupKey);
    return existing === text || store(existing === null ? backupKey : `${backupKey}-${now()}`, text);
  }

  /**
   * Backs up a `local-lock` that cannot be parsed, resets one without its flag, and removes one that is not an object.
   */
  function repairLock(text: string | null): void {
    const condition = text === null ? 'intact' : checkLock(text);
    if (text === null || condition === 'intact') return;
    if (text !== '{}' && !backUp(LOCK_KEY, text)) readOnlyKeys.add(LOCK_KEY);
    if (condition === 'unreadable') report(i18n._(READ_FAILED));
    if (!readOnlyKeys.has(LOCK_KEY)) store(LOCK_KEY, condition === 'unreadable' ? null : EMPTY_LOCK);
  }

  /** Parses a slot's value; undefined if there is none. */
  function readSlot(slot: Slot, text: string | null): unknown {
    lastSeen.set(nameOf(slot), text);
    if (text === null) return undefined;
    const read = slot.read(text);
    const isIntact = read.kind === 'value' && !read.lossy;
    if (!isIntact && !backUp(slot.key, text)) readOnlyKeys.add(slot.key);
    if (read.kind === 'value') {
      if (isIntact) lastValue.set(nameOf(slot), read.value);
      return read.value;
    }
    report(i18n._(read.message));
    if (!readOnlyKeys.has(slot.key)) storeSlot(slot, null);
    return read.value;
  }

  function writeSlot(slot: Slot, value: unknown): void {
    const name = nameOf(slot);
    if (value === undefined || readOnlyKeys.has(slot.key) || lastValue.get(name) === value) return;
    const present = textOf(slot, load(slot.key));
    const text = slot.write(value);
    if (!local && text !== null && reportedAtMs.size === 0) reportSometimes(i18n._(NO_STORAGE));
    // If nothing was stored before, another tab has written the current text.
    const isUnchanged = text === present || (text === null && lastSeen.get(name) === null);
    if (isUnchanged || storeSlot(slot, text)) lastValue.set(name, value);
    else reportSometimes(i18n._(WRITE_FAILED));
  }

  /** Migrates an older key to the slot. The older key is removed only after the slot has been written. */
  function migrate(slot: Slot, legacy: LegacyKey<unknown>, present: unknown): unknown {
    const { key, notices = [] } = legacy;
    const text = load(key);
    if (text === null || readOnlyKeys.has(slot.key)) return present;
    const old = legacy.read(text);
    if (old.kind === 'unreadable') {
      if (backUp(key, text)) store(key, null);
      report(i18n._(old.message));
      return present;
    }
    if (old.lossy) backUp(key, text);
    const joined = present === undefined ? old.value : legacy.join(present, old.value);
    if (!storeSlot(slot, slot.write(joined))) return joined;
    store(key, null);
    for (const { message, style } of notices) report(i18n._(message), style);
    return joined;
  }

  return {
    /** Reads every slot: `{ slice: { field: value } }`. */
    getItem: (_name: string): Promise<Stored> => {
      const state: Stored = {};
      repairLock(load(LOCK_KEY));
      for (const slot of slots) {
        const own = readSlot(slot, textOf(slot, load(slot.key)));
        const value = (slot.legacy ?? []).reduce((present, legacy) => migrate(slot, legacy, present), own);
        if (value !== undefined) state[slot.slice] = { ...state[slot.slice], [slot.field]: value };
      }
      return Promise.resolve(state);
    },

    setItem: (_name: string, state: Stored): Promise<void> => {
      if (!isClosed) for (const slot of slots) writeSlot(slot, state[slot.slice]?.[slot.field]);
      return Promise.resolve();
    },

    removeItem: (_name: string): Promise<void> => {
      for (const { key } of slots) store(key, null);
      return Promise.resolve();
    },

    /** The changed values after a `storage` event. */
    readExternal(key: string, text: string | null): { slot: Slot; value: unknown }[] {
      if (key === LOCK_KEY) repairLock(text);
      return slots
        .filter(
          (slot) =>
            slot.key === key && (slot.section === undefined || textOf(slot, text) !== lastSeen.get(nameOf(slot))),
        )
        .map((slot) => ({ slot, value: readSlot(slot, textOf(slot, text)) }));
    },

    /** The stored text of a key, e.g. to see what an older version has left in it. */
    peek: (key: string): string | null => load(key),

    /** Removes the stored values of a slice and stops writing, because the page is about to reload. */
    wipe(slice: string): void {
      isClosed = true;
      for (const slot of slots.filter((candidate) => candidate.slice === slice)) {
        storeSlot(slot, null);
        for (const { key } of slot.legacy ?? []) store(key, null);
      }
    },

    /** Stops writing for good: the page is about to reload after a wipe, and the data must not reappear. */
    close(): void {
      isClosed = true;
    },
    isClosed: () => isClosed,
  };
}

export type StorageAdapter = ReturnType<typeof createStorageAdapter>;

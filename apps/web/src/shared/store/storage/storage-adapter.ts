import { i18n } from '../../i18n';
import { checkLock, EMPTY_LOCK, LOCK_KEY, readSection, writeSection } from './local-lock';
import { NO_STORAGE, READ_FAILED, WRITE_FAILED, type LegacyKey, type Report, type Slot } from './slot';

type Stored = Record<string, Record<string, unknown>>;

interface StorageAdapterOptions {
  /** Null where the browser offers none; then nothing is stored. */
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  slots: readonly Slot[];
  report: Report;
  now: () => number;
}

/** How often the same message is repeated at most: a film that plays writes every few seconds. */
const REPORT_INTERVAL_MS = 60_000;

const nameOf = ({ key, section }: Slot): string => (section === undefined ? key : `${key}/${section}`);

/**
 * Lets redux-persist read and write the keys and shapes that are prescribed (STORAGE-01). It keeps one state under one
 * name; here that state is spread over the slots' keys. Reading never throws: redux-persist answers a failed
 * read by writing the initial state over what is stored. A text that cannot be read, or not whole, is copied to
 * a backup key first; where even that fails the key is left alone.
 */
export function createStorageAdapter({ local, slots, report, now }: StorageAdapterOptions) {
  /** The text last seen in each slot, so that another tab's write is noticed. */
  const lastSeen = new Map<string, string | null>();
  /** The value last read or written in each slot: writing the same one again is no change. */
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

  /** A slot's part of the text under its key. */
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

  /** Copies a text that is about to be replaced. An identical backup is not made twice. */
  function backUp(key: string, text: string): boolean {
    const backupKey = `${key}-backup`;
    const existing = load(backupKey);
    return existing === text || store(existing === null ? backupKey : `${backupKey}-${now()}`, text);
  }

  /** Backs up a `local-lock` whose sections cannot be used, resets one without its flag, and removes one that is no object at all. */
  function repairLock(text: string | null): void {
    const condition = text === null ? 'intact' : checkLock(text);
    if (text === null || condition === 'intact') return;
    if (text !== '{}' && !backUp(LOCK_KEY, text)) readOnlyKeys.add(LOCK_KEY);
    if (condition === 'unreadable') report(i18n._(READ_FAILED));
    if (!readOnlyKeys.has(LOCK_KEY)) store(LOCK_KEY, condition === 'unreadable' ? null : EMPTY_LOCK);
  }

  /** The slot's value in a text; undefined where there is none. */
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
    const isChangedElsewhere = lastSeen.has(name) && present !== null && present !== lastSeen.get(name);
    const theirs = isChangedElsewhere && slot.merge ? readSlot(slot, present) : undefined;
    const text = slot.write(theirs === undefined || !slot.merge ? value : slot.merge(value, theirs));
    if (!local && text !== null && reportedAtMs.size === 0) reportSometimes(i18n._(NO_STORAGE));
    // Where nothing was stored when last seen, what stands there now is another tab's.
    const isUnchanged = text === present || (text === null && lastSeen.get(name) === null);
    if (isUnchanged || storeSlot(slot, text)) lastValue.set(name, value);
    else reportSometimes(i18n._(WRITE_FAILED));
  }

  /** Moves an older key's content into the slot. It is removed only once the slot's own key holds it. */
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

    /** What another tab changed under a key, for a `storage` event. */
    readExternal(key: string, text: string | null): { slot: Slot; value: unknown }[] {
      if (key === LOCK_KEY) repairLock(text);
      return slots
        .filter(
          (slot) =>
            slot.key === key && (slot.section === undefined || textOf(slot, text) !== lastSeen.get(nameOf(slot))),
        )
        .map((slot) => ({ slot, value: readSlot(slot, textOf(slot, text)) }));
    },

    /** The text under a key as it is stored now, e.g. to see what an older version left in it. */
    peek: (key: string): string | null => load(key),

    /** Removes what is stored for a slice and stops writing: the page is about to reload. */
    wipe(slice: string): void {
      isClosed = true;
      for (const slot of slots.filter((candidate) => candidate.slice === slice)) {
        storeSlot(slot, null);
        for (const { key } of slot.legacy ?? []) store(key, null);
      }
    },

    /** Stops writing for good: the page is about to reload after a wipe, and must not bring the data back. */
    close(): void {
      isClosed = true;
    },
  };
}

export type StorageAdapter = ReturnType<typeof createStorageAdapter>;

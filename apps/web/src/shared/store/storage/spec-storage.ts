import { NOTHING_KEPT, WRITE_FAILED, type LegacyKey, type Report, type Slot } from './slot';

type Stored = Record<string, Record<string, unknown>>;

interface SpecStorageOptions {
  /** Null where the browser offers none; then nothing is kept. */
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  slots: readonly Slot[];
  report: Report;
  now: () => number;
}

/** A browser that refuses to store is complained about this seldom: a film that plays writes every few seconds. */
const QUIET_MS = 60_000;

/**
 * Lets redux-persist read and write the keys and shapes that are prescribed (STORAGE-01). It keeps one state under one
 * name; here that state is spread over the slots' keys. Reading never throws: redux-persist answers a failed
 * read by writing the initial state over what is stored. A text that cannot be read, or not whole, is copied to
 * a backup key first; where even that fails the key is left alone.
 */
export function createSpecStorage({ local, slots, report, now }: SpecStorageOptions) {
  /** The text last seen under each key, so that another tab's write is noticed. */
  const seen = new Map<string, string | null>();
  /** The value last read or written under each key: writing the same one again is no change. */
  const settled = new Map<string, unknown>();
  const locked = new Set<string>();
  const toldAt = new Map<string, number>();
  let closed = false;

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
      seen.set(key, text);
      return true;
    } catch {
      return false;
    }
  }

  function tell(message: string): void {
    if (now() - (toldAt.get(message) ?? -Infinity) < QUIET_MS) return;
    toldAt.set(message, now());
    report(message);
  }

  /** Keeps a copy of a text that is about to be replaced. An identical backup is not made twice. */
  function backUp(key: string, text: string): boolean {
    const usual = `${key}-backup`;
    const kept = load(usual);
    return kept === text || store(kept === null ? usual : `${usual}-${now()}`, text);
  }

  /** The slot's value in a text; undefined where there is none. */
  function readSlot(slot: Slot, text: string | null): unknown {
    seen.set(slot.key, text);
    if (text === null) return undefined;
    const read = slot.read(text);
    const intact = read.kind === 'value' && !read.lossy;
    if (!intact && !backUp(slot.key, text)) locked.add(slot.key);
    if (read.kind === 'value') {
      if (intact) settled.set(slot.key, read.value);
      return read.value;
    }
    report(read.message);
    if (!locked.has(slot.key)) store(slot.key, null);
    return read.value;
  }

  function writeSlot(slot: Slot, value: unknown): void {
    if (value === undefined || locked.has(slot.key) || settled.get(slot.key) === value) return;
    const present = load(slot.key);
    const changedElsewhere = seen.has(slot.key) && present !== null && present !== seen.get(slot.key);
    const theirs = changedElsewhere && slot.merge ? readSlot(slot, present) : undefined;
    const text = slot.write(theirs === undefined || !slot.merge ? value : slot.merge(value, theirs));
    if (!local && text !== null && toldAt.size === 0) tell(NOTHING_KEPT);
    if (text === present || store(slot.key, text)) settled.set(slot.key, value);
    else tell(WRITE_FAILED);
  }

  /** Moves an older key's content into the slot. It is removed only once the slot's own key holds it. */
  function moveIn(slot: Slot, legacy: LegacyKey<unknown>, present: unknown): unknown {
    const { key, notices = [] } = legacy;
    const text = load(key);
    if (text === null || locked.has(slot.key)) return present;
    const old = legacy.read(text);
    if (old.kind === 'unreadable') {
      if (backUp(key, text)) store(key, null);
      report(old.message);
      return present;
    }
    if (old.lossy) backUp(key, text);
    const joined = present === undefined ? old.value : legacy.join(present, old.value);
    if (!store(slot.key, slot.write(joined))) return joined;
    store(key, null);
    for (const { message, style } of notices) report(message, style);
    return joined;
  }

  return {
    /** Reads every slot: `{ slice: { field: value } }`. */
    getItem: (_name: string): Promise<Stored> => {
      const state: Stored = {};
      for (const slot of slots) {
        const own = readSlot(slot, load(slot.key));
        const value = (slot.legacy ?? []).reduce((present, legacy) => moveIn(slot, legacy, present), own);
        if (value !== undefined) state[slot.slice] = { ...state[slot.slice], [slot.field]: value };
      }
      return Promise.resolve(state);
    },

    setItem: (_name: string, state: Stored): Promise<void> => {
      if (!closed) for (const slot of slots) writeSlot(slot, state[slot.slice]?.[slot.field]);
      return Promise.resolve();
    },

    removeItem: (_name: string): Promise<void> => {
      for (const slot of slots) store(slot.key, null);
      return Promise.resolve();
    },

    /** What another tab wrote under a key, for a `storage` event; null when the key is none of ours. */
    readExternal(key: string, text: string | null): { slot: Slot; value: unknown } | null {
      const slot = slots.find((candidate) => candidate.key === key);
      return slot ? { slot, value: readSlot(slot, text) } : null;
    },

    /** The text under a key as it is stored now, e.g. to see what an older version left in it. */
    peek: (key: string): string | null => load(key),

    /** Removes what is stored for a slice and stops writing: the page is about to reload. */
    wipe(slice: string): void {
      closed = true;
      for (const { key, legacy = [] } of slots.filter((slot) => slot.slice === slice))
        for (const name of [key, ...legacy.map((old) => old.key)]) store(name, null);
    },

    /** Stops writing for good: the page is about to reload after a wipe, and must not bring the data back. */
    close(): void {
      closed = true;
    },
  };
}

export type SpecStorage = ReturnType<typeof createSpecStorage>;

import { i18n } from '../../i18n';
import { once } from '../../lib/once';
import { inSlices } from '../../lib/timing/in-slices';
import type { Records } from '../collections';
import { mirroredKeys, type MirroredKey } from './mirrored-keys';
import { NO_STORAGE, WRITE_FAILED, type Slot } from './slot';
import { createMarks } from './mirror-marks';
import { createMirrorReader, type MirrorReaderOptions } from './mirror-reader';
import { createTimer } from './mirror-timer';
import { markOfEntries } from './text-marks';

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
}
type LocalStorage = NonNullable<MirrorOptions['local']>;

const SMALL_LENGTH = 100_000;
/** In this time another tab of ours marks what it has written. */
const MARK_DELAY_MS = 500;

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
 * Keeps the prescribed keys of local storage as views of the collections: what somebody else wrote there is joined, and what
 * is here is written once the page has a moment, as long as it fits.
 */
export function createMirror({ local, store, records, report, now }: MirrorOptions) {
  /** The entries that were last written. */
  const written = new Map<MirroredKey, unknown>();
  let isClosed = false;

  const peek = (key: string) => readText(local, key);
  const marks = createMarks({ local, peek, records, isClosed: () => isClosed });
  const reader = createMirrorReader({ local, store, report, now, peek, marks });
  const { seen, shown, lengths, isForeign, absorb } = reader;
  /** Neither a database nor local storage. */
  const warn = once(() => report(i18n._(NO_STORAGE)));
  const timer = createTimer(() => writeAll(false));

  /** Half a list would be worse than none, and the database has all of it. */
  function giveUp(key: MirroredKey): void {
    if (!records.isDurable()) {
      report(i18n._(WRITE_FAILED));
      return;
    }
    local?.removeItem(key.slot.key);
    seen.set(key, null);
    shown.delete(key);
  }
  /** In slices, unless the page is about to go. */
  async function write(key: MirroredKey, isUrgent: boolean): Promise<void> {
    const { slot, name, toValue } = key;
    if (isClosed || !store.getState().collections.isLoaded) return;
    if (!local) {
      if (!records.isDurable() && Object.keys(store.getState().collections[name]).length > 0) warn();
      return;
    }
    if (isForeign(key, peek(slot.key))) await absorb(key);
    const { collections } = store.getState();
    if (written.get(key) === collections[name]) return;
    const entriesMark = markOfEntries(collections[name]);
    if (shown.get(key) === entriesMark && peek(slot.key) === seen.get(key)) {
      written.set(key, collections[name]);
      return;
    }
    const text = isUrgent ? slot.write(toValue(collections)) : await writeInSlices(slot, toValue(collections));
    // A change that came meanwhile is written in the next rest; so is what somebody else has written.
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- It may have been closed meanwhile.
    if (!isUrgent && (isClosed || store.getState().collections[name] !== collections[name])) return;
    if (!isUrgent && isForeign(key, peek(slot.key))) {
      schedule();
      return;
    }
    written.set(key, collections[name]);
    lengths.set(key, text?.length ?? 0);
    try {
      place(local, slot.key, text);
      seen.set(key, text);
      shown.set(key, entriesMark);
      if (text === null) return;
      if (isUrgent) marks.setUnconfirmed(key, text, entriesMark, reader.neededMark(key));
      void marks.set(key, text, entriesMark);
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
    /** Joins what others, and versions from before there was a database, left under the keys. */
    async absorbAll(): Promise<void> {
      for (const key of mirroredKeys) await absorb(key);
    },
    absorbPostponed: () => reader.absorbPostponed(),
    /** Another tab, or another program, wrote under a key. */
    onStorage(changed: string | null): void {
      const key = mirroredKeys.find(({ slot }) => slot.key === changed);
      if (key) setTimeout(() => void absorb(key), MARK_DELAY_MS);
    },
    /** The page is about to go, or is not looked at any more. */
    flush: () => writeAll(true),
    close(): void {
      isClosed = true;
      timer.clear();
      stop();
    },
  };
}

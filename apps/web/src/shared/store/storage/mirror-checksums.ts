import { isRecord, parseJson } from '@marquee/core';
import type { Records } from '../collections';
import type { MirroredKey } from './mirrored-keys';
import { checksumInSlices, checksumOf } from './text-checksum';

/** Checksums of the values that we wrote ourselves. Any other value was written by somebody else and is merged. */
const CHECKSUMS_KEY = 'marquee-mirror';

interface ChecksumsOptions {
  local: Pick<Storage, 'setItem'> | null;
  peek: (key: string) => string | null;
  records: Pick<Records, 'isDurable' | 'settled'>;
  isClosed: () => boolean;
}

/**
 * For each key, a checksum of its text and one of the entries in it. A text written while the page unloads has a third:
 * of all entries that the database must contain for the text to count as ours.
 */
export function createChecksums({ local, peek, records, isClosed }: ChecksumsOptions) {
  function all(): Record<string, unknown> {
    const stored = parseJson(peek(CHECKSUMS_KEY) ?? '');
    return isRecord(stored) ? stored : {};
  }
  function place(key: string, checksum: string): void {
    try {
      local?.setItem(CHECKSUMS_KEY, JSON.stringify({ ...all(), [key]: checksum }));
    } catch {
      // There is no space for it: the text is read again next time.
    }
  }
  return {
    of({ slot }: MirroredKey): string[] {
      const stored = all()[slot.key];
      return typeof stored === 'string' ? stored.split(' ') : [];
    },
    /** For a page that is unloading, before the database has the entries. */
    setUnconfirmed({ slot }: MirroredKey, text: string, entriesChecksum: string, neededChecksum: string): void {
      if (records.isDurable()) place(slot.key, `${checksumOf(text)} ${entriesChecksum} ${neededChecksum}`);
    },
    /**
     * After the database has the entries: if the page unloads earlier, the text does not count as ours and is merged
     * again.
     */
    async set({ slot }: MirroredKey, text: string, entriesChecksum: string): Promise<void> {
      // A flush in the middle of a change runs before that change is passed to the database.
      await Promise.resolve();
      await records.settled();
      const textChecksum = await checksumInSlices(text);
      if (isClosed() || !records.isDurable() || peek(slot.key) !== text) return;
      place(slot.key, `${textChecksum} ${entriesChecksum}`);
    },
  };
}

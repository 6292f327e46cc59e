import { isRecord, parseJson } from '@marquee/core';
import type { Records } from '../collections';
import type { MirroredKey } from './mirrored-keys';
import { markInSlices, markOf } from './text-marks';

/** Marks of the texts that stand under the keys by our own hand. Another text is somebody else's, and is joined. */
const MARKS_KEY = 'marquee-mirror';

interface MarksOptions {
  local: Pick<Storage, 'setItem'> | null;
  peek: (key: string) => string | null;
  records: Pick<Records, 'isDurable' | 'settled'>;
  isClosed: () => boolean;
}

/**
 * For each key the mark of its text, and that of the entries in it. A text that was written as a page was left has a third
 * one: of all entries that the database has to hold before the text counts as ours.
 */
export function createMarks({ local, peek, records, isClosed }: MarksOptions) {
  function all(): Record<string, unknown> {
    const stored = parseJson(peek(MARKS_KEY) ?? '');
    return isRecord(stored) ? stored : {};
  }
  function place(key: string, mark: string): void {
    try {
      local?.setItem(MARKS_KEY, JSON.stringify({ ...all(), [key]: mark }));
    } catch {
      // No room even for that: it is read once more.
    }
  }
  return {
    of({ slot }: MirroredKey): string[] {
      const stored = all()[slot.key];
      return typeof stored === 'string' ? stored.split(' ') : [];
    },
    /** Before the database has it, in a page that is about to go. */
    setUnconfirmed({ slot }: MirroredKey, text: string, entriesMark: string, neededMark: string): void {
      if (records.isDurable()) place(slot.key, `${markOf(text)} ${entriesMark} ${neededMark}`);
    },
    /** Once the database has it too: if the page goes before that, the text counts as somebody else's and is joined again. */
    async set({ slot }: MirroredKey, text: string, entriesMark: string): Promise<void> {
      // A flush in the middle of a change runs before that change is handed to the database.
      await Promise.resolve();
      await records.settled();
      const textMark = await markInSlices(text);
      if (isClosed() || !records.isDurable() || peek(slot.key) !== text) return;
      place(slot.key, `${textMark} ${entriesMark}`);
    },
  };
}

import { isRecord, parseJson } from '@marquee/core';
import type { AppState } from '../state';
import { bookmarksSlot, categoriesSlot } from './bookmarks-slot';
import { historySlot } from './history-slot';
import { settingsSlot } from './settings-slot';
import type { Slot } from './slot';
import { themeSlot } from './theme-slot';

const APP = 'marquee';
const VERSION = 1;

/** What a visitor takes along: everything made by hand, under the keys it is stored with. */
const portable = [bookmarksSlot, categoriesSlot, historySlot, settingsSlot, themeSlot] as readonly Slot[];

/** The file's text: JSON in which each part has the shape it is stored in. */
export function writeDataFile(state: AppState, nowMs: number): string {
  const data: Record<string, unknown> = {};
  for (const slot of portable) {
    const slice = (state as unknown as Record<string, Record<string, unknown> | undefined>)[slot.slice];
    const text = slice ? slot.write(slice[slot.field]) : null;
    // The theme is a bare word and no JSON.
    if (text !== null) data[slot.key] = parseJson(text) ?? text;
  }
  return JSON.stringify({ app: APP, version: VERSION, savedAt: new Date(nowMs).toISOString(), data }, null, 2);
}

/** The parts of a saved file that can be read; none when it is no such file. */
export function readDataFile(text: string): { slot: Slot; value: unknown }[] {
  const file = parseJson(text);
  if (!isRecord(file) || file.app !== APP || !isRecord(file.data)) return [];
  const { data } = file;
  return portable.flatMap((slot) => {
    if (!Object.hasOwn(data, slot.key)) return [];
    const part = data[slot.key];
    const read = slot.read(typeof part === 'string' ? part : JSON.stringify(part));
    return read.kind === 'value' && read.value !== null ? [{ slot, value: read.value }] : [];
  });
}

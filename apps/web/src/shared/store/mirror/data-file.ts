import {
  collectionNames,
  isRecord,
  listEntries,
  parseJson,
  readCollectionName,
  stringifyJson,
  type Entries,
  type Entry,
} from '@marquee/core';
import { entriesEdited } from '../collections';
import type { AppDispatch, AppState } from '../state';
import type { Read } from '../storage/slot';
import { storedValueChanged } from '../storage/stored-value';
import { themeSlot } from '../storage/theme-slot';
import { importValue, prescribedKeys } from './prescribed-keys';

const APP = 'marquee';
const VERSION = 1;
/** Collections without a key in local storage: the file has their entries. */
const byEntry = collectionNames.filter((name) => prescribedKeys.every((prescribed) => prescribed.name !== name));

/** The text of an export file: all of a visitor's data, in the formats in which it is stored. */
export function writeDataFile({ collections, theme }: AppState, nowMs: number): string {
  const data: Record<string, unknown> = {};
  for (const { slot, toValue } of prescribedKeys) {
    const text = slot.write(toValue(collections));
    if (text !== null) data[slot.key] = parseJson(text);
  }
  for (const name of byEntry) {
    const stored: Entries = collections[name];
    const entries = listEntries(stored);
    if (entries.length > 0) data[name] = entries;
  }
  if (theme.stored) data[themeSlot.key] = theme.stored;
  return JSON.stringify({ app: APP, version: VERSION, savedAt: new Date(nowMs).toISOString(), data }, null, 2);
}

const isEntry = (value: unknown): value is Entry<never> =>
  isRecord(value) && typeof value.key === 'string' && typeof value.changedAt === 'number' && isRecord(value.value);

/** Merges an export file with the local data; false if it is not such a file, or is empty. */
export const importDataFile =
  (text: string) =>
  (dispatch: AppDispatch): boolean => {
    const file = parseJson(text);
    if (!isRecord(file) || file.app !== APP || !isRecord(file.data)) return false;
    const { data } = file;
    let hasRead = false;
    for (const prescribed of prescribedKeys) {
      const { slot } = prescribed;
      if (!Object.hasOwn(data, slot.key)) continue;
      const stored = stringifyJson(data[slot.key]);
      if (stored === undefined) continue;
      const read: Read<unknown> = slot.read(stored);
      if (read.kind !== 'value' || read.value === null) continue;
      hasRead = true;
      importValue(dispatch, prescribed, read.value);
    }
    for (const [key, list] of Object.entries(data)) {
      const name = byEntry.find((each) => each === readCollectionName(key));
      const entries = Array.isArray(list) ? list.filter(isEntry) : [];
      if (!name || entries.length === 0) continue;
      hasRead = true;
      dispatch(entriesEdited(name, entries));
    }
    const theme = data[themeSlot.key];
    if (theme === 'dark' || theme === 'light') dispatch(storedValueChanged(themeSlot, theme));
    return hasRead || theme !== undefined;
  };

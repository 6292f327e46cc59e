import {
  bookmarkToEntry,
  historyItemToEntries,
  settingToEntry,
  type Bookmark,
  type Entry,
  type HistoryItem,
  type SettingName,
  type SettingRecord,
} from '@marquee/core';
import { deleteDB, openDB } from 'idb';
import type { StoredEntry } from './entry-buckets';

/** The outbox of versions that stored everything else in local storage. */
const NAME = 'marquee-sync';

interface LegacyRow {
  owner: string;
  name: 'bookmarks' | 'history' | 'settings';
  value: unknown;
}

function entriesOf({ name, value }: LegacyRow): Entry[] {
  if (name === 'bookmarks') return [bookmarkToEntry(value as Bookmark)];
  if (name === 'history') return historyItemToEntries(value as HistoryItem);
  const { name: setting, record } = value as { name: SettingName; record: SettingRecord };
  return [settingToEntry(setting, record)];
}

export interface LegacyData {
  /** Pending changes by owner. */
  pending: { owner: string; changes: StoredEntry[] }[];
  stashes: { owner: string; text: string }[];
}

/** Contents of the old database; null if there is none. */
export async function readLegacyDatabase(): Promise<LegacyData | null> {
  // Without `indexedDB.databases`, checking would create the database. Local storage has its changes too, unless it was
  // full.
  const browser: Partial<IDBFactory> = indexedDB;
  const known = (await browser.databases?.()) ?? [];
  if (!known.some(({ name }) => name === NAME)) return null;
  const db = await openDB(NAME);
  try {
    const rows = (await db.getAll('outbox')) as LegacyRow[];
    const stashes = (await db.getAll('aside')) as { owner: string; text: string }[];
    const owners = [...new Set(rows.map(({ owner }) => owner))];
    const changesOf = (owner: string) =>
      rows
        .filter((row) => row.owner === owner)
        .flatMap((row) => entriesOf(row).map((entry) => ({ name: row.name, entry, isPending: true })));
    return { pending: owners.map((owner) => ({ owner, changes: changesOf(owner) })), stashes };
  } finally {
    db.close();
  }
}

export const deleteLegacyDatabase = (): Promise<void> => deleteDB(NAME);

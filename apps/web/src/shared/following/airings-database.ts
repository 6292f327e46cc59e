import type { SeriesAiring, TitleKey } from '@marquee/core';
import { deleteDB, openDB, type DBSchema } from 'idb';
import { usingDatabase } from '../lib/browser/using-database';
import { ofProfile } from '../store/profiles/active-profile';

/** What was answered about a series. */
export interface StoredAiring {
  key: TitleKey;
  /** Null for a series that does not exist, or is hidden from the visitor. */
  airing: SeriesAiring | null;
  /** Epoch milliseconds. */
  askedAt: number;
  /** The content filter that it was answered for. */
  contentFilter: string;
}

interface Schema extends DBSchema {
  airings: { key: string; value: StoredAiring };
}

const nameOf = (profile: string) => ofProfile('marquee-airings', profile);

const open = (profile: string) =>
  openDB<Schema>(nameOf(profile), 1, {
    upgrade: (database) => void database.createObjectStore('airings', { keyPath: 'key' }),
    // "Reset all app data" deletes the database while pages have it open.
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
  });

/** Empty where the browser has no database. */
export const readAirings = async (profile: string): Promise<StoredAiring[]> =>
  (await usingDatabase(
    () => open(profile),
    (database) => database.getAll('airings'),
  )) ?? [];

export const writeAirings = (profile: string, saved: readonly StoredAiring[], removed: readonly TitleKey[] = []) =>
  usingDatabase(
    () => open(profile),
    async (database) => {
      const { store, done } = database.transaction('airings', 'readwrite');
      for (const airing of saved) void store.put(airing);
      for (const key of removed) void store.delete(key);
      await done;
    },
  );

/** Where nothing is followed, nothing stays of what was. */
export const deleteAirings = (profile: string): Promise<void> => deleteDB(nameOf(profile)).catch(() => undefined);

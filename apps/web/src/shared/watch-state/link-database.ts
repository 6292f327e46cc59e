import type { MediaType } from '@marquee/core';
import type { SyncedState } from '@marquee/core/watch-state';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A server with which one profile's history is kept in step. */
export interface Link {
  /** Id of the source. */
  source: string;
  /** Whose history it is: the profile, and the account that owns the data; null for a guest's. */
  profile: string;
  owner: string | null;
  /** The person's id on the server. */
  userId: string;
  /** Epoch milliseconds of the last complete reading of the server; 0 before it. */
  readAt: number;
  /** Whether it has been said that the server does not answer. */
  isFailureTold: boolean;
}

/** A film or an episode as it was when both sides were in step. */
export interface Base {
  source: string;
  key: string;
  /** Null if the server does not have it. */
  itemId: string | null;
  synced: SyncedState;
  /** Epoch milliseconds. */
  at: number;
}

/** What a title of the server is here; null if nothing certainly is. */
export interface FoundTitle {
  source: string;
  ref: string;
  title: { mediaType: MediaType; id: number; title: string; year: number | null } | null;
  at: number;
}

interface Schema extends DBSchema {
  links: { key: string; value: Link };
  bases: { key: [string, string]; value: Base };
  titles: { key: [string, string]; value: FoundTitle };
}
export type LinkDatabase = IDBPDatabase<Schema>;

/** @throws where the browser has no database, as in some private windows */
export const openLinks = (): Promise<LinkDatabase> =>
  openDB<Schema>('marquee-watch-state', 1, {
    upgrade(database) {
      database.createObjectStore('links', { keyPath: 'source' });
      database.createObjectStore('bases', { keyPath: ['source', 'key'] });
      database.createObjectStore('titles', { keyPath: ['source', 'ref'] });
    },
    // "Reset all app data" deletes the database while pages have it open.
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
  });

/** The keys of all rows of a source. */
export const rowsOf = (source: string) => IDBKeyRange.bound([source], [source, []]);

/** Forgets a link and all that is known by it. */
export async function deleteLink(database: LinkDatabase, source: string): Promise<void> {
  const transaction = database.transaction(['links', 'bases', 'titles'], 'readwrite');
  void transaction.objectStore('links').delete(source);
  void transaction.objectStore('bases').delete(rowsOf(source));
  void transaction.objectStore('titles').delete(rowsOf(source));
  await transaction.done;
}

/** Changes a link, unless it was switched off meanwhile. */
export async function updateLink(database: LinkDatabase, source: string, changes: Partial<Link>): Promise<void> {
  const { store, done } = database.transaction('links', 'readwrite');
  const link = await store.get(source);
  if (link) void store.put({ ...link, ...changes });
  await done;
}

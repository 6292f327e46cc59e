import { formerCollectionNames, isCollectionName, type CollectionName, type TitleSnapshot } from '@marquee/core';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { rangeOf, renamedBucket, type Bucket, type BucketKey } from './buckets';

export type Revisions = Partial<Record<CollectionName, number>>;

/** The owner of the entries, and the last server revision they include. */
export interface Synced {
  owner: string;
  revisions: Revisions;
  /** Names the past of the server that the revisions belong to. */
  epoch?: string | undefined;
}

export interface Schema extends DBSchema {
  buckets: { key: BucketKey; value: Bucket; indexes: { pending: number } };
  meta: { key: 'synced'; value: Synced };
  /** A person's local data, stored until that person logs in again. */
  stashes: { key: string; value: { owner: string; text: string } };
  /** Data of title cards by title key: a cache, deleted first if space is short. */
  snapshots: { key: string; value: TitleSnapshot };
}

export type Database = IDBPDatabase<Schema>;

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

export const VERSION = 4;

/** Creates the stores, or changes those of an earlier version. */
export function upgradeDatabase(db: Database, oldVersion: number, transaction: Upgrade): void {
  if (oldVersion < 2) createStores(db);
  else
    renameCollections(transaction)
      .catch(() => transaction.abort())
      // A failed request has aborted it before.
      .catch(() => undefined);
}

function createStores(db: Database): void {
  // Those of a version that was never released.
  for (const name of db.objectStoreNames) db.deleteObjectStore(name);
  db.createObjectStore('buckets', { keyPath: ['name', 'bucket'] }).createIndex('pending', 'pending');
  db.createObjectStore('meta');
  db.createObjectStore('stashes', { keyPath: 'owner' });
  db.createObjectStore('snapshots');
}

/**
 * Renames collections of versions before 3. Their entries become pending and are pulled anew: the server drops what a page of the version
 * before sends under a former name, and that page takes it for confirmed. Plays are pulled anew, too: earlier versions
 * dropped the ratings of viewings.
 */
async function renameCollections(transaction: Upgrade): Promise<void> {
  const [buckets, meta] = [transaction.objectStore('buckets'), transaction.objectStore('meta')];
  for (const [former, name] of formerCollectionNames) {
    const range = rangeOf(former);
    for (const bucket of await buckets.getAll(range)) await buckets.put(renamedBucket(name, bucket));
    await buckets.delete(range);
  }
  const synced = await meta.get('synced');
  if (!synced) return;
  const known = Object.entries(synced.revisions).filter(([name]) => isCollectionName(name) && name !== 'plays');
  await meta.put({ ...synced, revisions: Object.fromEntries(known) }, 'synced');
}

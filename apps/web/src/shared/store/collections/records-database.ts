import type { CollectionName, TitleSnapshot, TitleSnapshots } from '@marquee/core';
import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import {
  byBucket,
  confirmInBucket,
  putInBucket,
  storedEntriesOf,
  type Bucket,
  type BucketKey,
  type ConfirmedEntry,
  type StoredEntry,
} from './entry-buckets';
import { ofProfile } from '../profiles/active-profile';

export type Revisions = Partial<Record<CollectionName, number>>;

/** The owner of the entries, and the last server revision they include. */
export interface Synced {
  owner: string;
  revisions: Revisions;
  /** Names the past of the server that the revisions belong to. */
  epoch?: string | undefined;
}

interface Schema extends DBSchema {
  buckets: { key: BucketKey; value: Bucket; indexes: { pending: number } };
  meta: { key: 'synced'; value: Synced };
  /** A person's local data, stored until that person logs in again. */
  stashes: { key: string; value: { owner: string; text: string } };
  /** Data of title cards by title key: a cache, deleted first if space is short. */
  snapshots: { key: string; value: TitleSnapshot };
}

type Database = IDBPDatabase<Schema>;

const NAME = 'marquee';
const VERSION = 2;
/** Rows per read, which takes about ten milliseconds. */
const READ_BATCH = 400;

/** Passes all entries to `take` in batches, short enough not to drop frames. The next batch is read in the meantime. */
async function readEntries(db: Database, take: (batch: StoredEntry[]) => void): Promise<void> {
  const read = (from: IDBKeyRange | null) => db.getAll('buckets', from, READ_BATCH);
  for (let reading: Promise<Bucket[]> | null = read(null); reading;) {
    const batch: Bucket[] = await reading;
    const last = batch.at(-1);
    const isLast = !last || batch.length < READ_BATCH;
    reading = isLast ? null : read(IDBKeyRange.lowerBound([last.name, last.bucket], true));
    take(batch.flatMap(storedEntriesOf));
  }
}

const readPending = async (db: Database): Promise<StoredEntry[]> =>
  (await db.getAllFromIndex('buckets', 'pending')).flatMap(storedEntriesOf).filter(({ isPending }) => isPending);

/**
 * Merges changes with the stored entries, because other tabs write too; `isFinal` replaces these. A first pull writes
 * thousands of buckets: the library's promise for each request would cost more than the request.
 */
async function writeEntries(db: Database, changes: readonly StoredEntry[], isFinal: boolean): Promise<void> {
  const transaction = db.transaction('buckets', 'readwrite', { durability: 'strict' });
  const store = unwrap(transaction.store);
  for (const { key, changes: mine } of byBucket(changes)) {
    const join = () => {
      const reading = store.get(key) as IDBRequest<Bucket | undefined>;
      reading.onsuccess = () => store.put(putInBucket(reading.result, key, mine, isFinal));
    };
    if (mine.some(({ isPending }) => isPending)) join();
    else {
      // Most entries from the server are new.
      const adding = store.add(putInBucket(undefined, key, mine));
      adding.onerror = (event) => {
        if (adding.error?.name !== 'ConstraintError') return;
        event.preventDefault();
        event.stopPropagation();
        join();
      };
    }
  }
  await transaction.done;
}

async function confirmEntries(db: Database, sent: readonly ConfirmedEntry[]): Promise<void> {
  const transaction = db.transaction('buckets', 'readwrite');
  const confirm = async ({ key, changes }: { key: BucketKey; changes: ConfirmedEntry[] }) => {
    const known = await transaction.store.get(key);
    const bucket = known && confirmInBucket(known, changes);
    if (bucket) await transaction.store.put(bucket);
  };
  await Promise.all([...byBucket(sent).map(confirm), transaction.done]);
}

/** Deletes the entries of these collections and the known server revisions. */
async function clearEntries(db: Database, names: readonly CollectionName[]): Promise<void> {
  const transaction = db.transaction(['buckets', 'meta'], 'readwrite');
  for (const name of names) void transaction.objectStore('buckets').delete(IDBKeyRange.bound([name], [name, []]));
  void transaction.objectStore('meta').delete('synced');
  await transaction.done;
}

/**
 * With `isChange`, writes only if there is a stored value: if another tab has emptied the database, everything must be
 * pulled again.
 */
async function writeSynced(db: Database, synced: Synced, isChange: boolean): Promise<void> {
  const transaction = db.transaction('meta', 'readwrite');
  const isThere = (await transaction.store.getKey('synced')) !== undefined;
  if (isThere || !isChange) void transaction.store.put(synced, 'synced');
  await transaction.done;
}

async function readSnapshots(db: Database): Promise<TitleSnapshots> {
  const [keys, values] = await Promise.all([db.getAllKeys('snapshots'), db.getAll('snapshots')]);
  return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
}

async function writeSnapshots(db: Database, snapshots: TitleSnapshots): Promise<void> {
  const transaction = db.transaction('snapshots', 'readwrite');
  for (const [key, snapshot] of Object.entries(snapshots)) if (snapshot) void transaction.store.put(snapshot, key);
  await transaction.done;
}

function operationsOf(db: Database) {
  /** Whether this page has read or stored the known server revisions. */
  let hasSynced = false;
  return {
    readEntries: (take: (batch: StoredEntry[]) => void) => readEntries(db, take),
    readPending: () => readPending(db),
    countPending: async () => (await readPending(db)).length,
    writeEntries: (changes: readonly StoredEntry[], isFinal: boolean) => writeEntries(db, changes, isFinal),
    confirmEntries: (sent: readonly ConfirmedEntry[]) => confirmEntries(db, sent),
    clearEntries: async (names: readonly CollectionName[]) => {
      await clearEntries(db, names);
      hasSynced = false;
    },
    readSynced: async (): Promise<Synced | null> => {
      const synced = await db.get('meta', 'synced');
      hasSynced = synced !== undefined;
      return synced ?? null;
    },
    writeSynced: async (synced: Synced) => {
      await writeSynced(db, synced, hasSynced);
      hasSynced = true;
    },
    readStash: async (owner: string): Promise<string | null> => (await db.get('stashes', owner))?.text ?? null,
    writeStash: (owner: string, text: string) => db.put('stashes', { owner, text }),
    clearStash: (owner: string) => db.delete('stashes', owner),
    readSnapshots: () => readSnapshots(db),
    writeSnapshots: (snapshots: TitleSnapshots) => writeSnapshots(db, snapshots),
    clearSnapshots: () => db.clear('snapshots'),
    close: () => db.close(),
  };
}
export type RecordsDatabase = ReturnType<typeof operationsOf>;

/** Opens the database; null if the browser has none, e.g. in a private window. */
export async function openDatabase(onClosed: () => void, profile: string): Promise<RecordsDatabase | null> {
  try {
    // Some browsers throw even on access.
    if (typeof indexedDB === 'undefined') return null;
    const db = await openDB<Schema>(ofProfile(NAME, profile), VERSION, {
      upgrade(changed) {
        // Those of a version that was never released.
        for (const name of changed.objectStoreNames) changed.deleteObjectStore(name);
        changed.createObjectStore('buckets', { keyPath: ['name', 'bucket'] }).createIndex('pending', 'pending');
        changed.createObjectStore('meta');
        changed.createObjectStore('stashes', { keyPath: 'owner' });
        changed.createObjectStore('snapshots');
      },
      // "Reset all app data" deletes the database while pages have it open.
      blocking(_old, _new, event) {
        (event.target as IDBDatabase).close();
        onClosed();
      },
    });
    return operationsOf(db);
  } catch {
    return null;
  }
}

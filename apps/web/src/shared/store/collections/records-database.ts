import { isRecord, readCollectionName, type CollectionName, type TitleSnapshots } from '@marquee/core';
import { openDB, unwrap } from 'idb';
import { ofProfile } from '../profiles/active-profile';
import {
  byBucket,
  confirmInBucket,
  putInBucket,
  rangeOf,
  storedEntriesOf,
  type Bucket,
  type BucketKey,
  type ConfirmedEntry,
  type StoredEntry,
} from './buckets';
import { upgradeDatabase, VERSION, type Database, type Schema, type Synced } from './database-schema';

const NAME = 'marquee';
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

const isChange = (value: unknown): value is Omit<StoredEntry, 'name'> & { name: string } =>
  isRecord(value) && typeof value.name === 'string' && isRecord(value.entry);

/** Changes that a page has left, which may have been of an earlier version: a collection may have been renamed since. */
const readChanges = (values: readonly unknown[]): StoredEntry[] =>
  values.filter(isChange).flatMap((change) => {
    const name = readCollectionName(change.name);
    return name ? [{ ...change, name }] : [];
  });

async function confirmEntries(db: Database, sent: readonly ConfirmedEntry[]): Promise<void> {
  const transaction = db.transaction('buckets', 'readwrite');
  const confirm = async ({ key, changes }: { key: BucketKey; changes: ConfirmedEntry[] }) => {
    const known = await transaction.store.get(key);
    const bucket = known && confirmInBucket(known, changes);
    if (bucket) await transaction.store.put(bucket);
  };
  await Promise.all([...byBucket(sent).map(confirm), transaction.done]);
}

function operationsOf(db: Database) {
  /** Whether this page has read or stored the known server revisions. */
  let hasSynced = false;
  return {
    readEntries: (take: (batch: StoredEntry[]) => void) => readEntries(db, take),
    readPending: () => readPending(db),
    countPending: async () => (await readPending(db)).length,
    writeEntries: (changes: readonly StoredEntry[], isFinal: boolean) => writeEntries(db, changes, isFinal),
    writeLeft: (changes: readonly unknown[]) => writeEntries(db, readChanges(changes), false),
    confirmEntries: (sent: readonly ConfirmedEntry[]) => confirmEntries(db, sent),
    /** Deletes the entries of these collections and the known server revisions. */
    async clearEntries(names: readonly CollectionName[]): Promise<void> {
      const transaction = db.transaction(['buckets', 'meta'], 'readwrite');
      for (const name of names) void transaction.objectStore('buckets').delete(rangeOf(name));
      void transaction.objectStore('meta').delete('synced');
      await transaction.done;
      hasSynced = false;
    },
    async readSynced(): Promise<Synced | null> {
      const synced = await db.get('meta', 'synced');
      hasSynced = synced !== undefined;
      return synced ?? null;
    },
    /** If another tab has emptied the database since it was read, nothing is written: everything must be pulled again. */
    async writeSynced(synced: Synced): Promise<void> {
      const transaction = db.transaction('meta', 'readwrite');
      const isThere = (await transaction.store.getKey('synced')) !== undefined;
      if (isThere || !hasSynced) void transaction.store.put(synced, 'synced');
      await transaction.done;
      hasSynced = true;
    },
    readStash: async (owner: string): Promise<string | null> => (await db.get('stashes', owner))?.text ?? null,
    writeStash: (owner: string, text: string) => db.put('stashes', { owner, text }),
    clearStash: (owner: string) => db.delete('stashes', owner),
    async readSnapshots(): Promise<TitleSnapshots> {
      const [keys, values] = await Promise.all([db.getAllKeys('snapshots'), db.getAll('snapshots')]);
      return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    },
    async writeSnapshots(snapshots: TitleSnapshots): Promise<void> {
      const { store, done } = db.transaction('snapshots', 'readwrite');
      for (const [key, snapshot] of Object.entries(snapshots)) if (snapshot) void store.put(snapshot, key);
      await done;
    },
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
      upgrade(changed, oldVersion, _new, transaction) {
        upgradeDatabase(changed, oldVersion, transaction);
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

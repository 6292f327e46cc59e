import {
  mergeEntry,
  rulesOf,
  type CollectionName,
  type Entry,
  type TitleSnapshot,
  type TitleSnapshots,
} from '@marquee/core';
import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import { ofProfile } from '../profiles/active-profile';

/** An entry as this browser stores it. */
export interface StoredEntry {
  name: CollectionName;
  entry: Entry;
  /** Not yet confirmed by the server. */
  isPending: boolean;
}
export type ConfirmedEntry = Omit<StoredEntry, 'isPending'>;

type Row = Entry & { pending?: 1 };

/**
 * Entries of one collection that are stored as one row: those of a film or of a season. The cost of IndexedDB is per
 * row, and ten years of data have 68,000 entries but 11,500 buckets; a change writes no more than a season.
 */
interface Bucket {
  name: CollectionName;
  bucket: string;
  rows: Row[];
  /** Present if some rows are not confirmed; indexed, so that pending buckets are found quickly. */
  pending?: 1;
}
type BucketKey = [name: CollectionName, bucket: string];

/** `movie:603`, `tv:1399` for the series itself, `tv:1399/s1`. Part of the stored format, so it must never change. */
const BUCKET = /^[^/]*(?:\/s\d+)?/;

const entryOf = ({ key, value, changedAt, removedAt }: Row): Entry =>
  removedAt === undefined ? { key, value, changedAt } : { key, value, changedAt, removedAt };
const rowOf = (entry: Entry, isPending: boolean): Row => (isPending ? { ...entry, pending: 1 } : entry);
const isSame = (a: Entry, b: Entry): boolean =>
  a.changedAt === b.changedAt && a.removedAt === b.removedAt && JSON.stringify(a.value) === JSON.stringify(b.value);

const withRows = ([name, bucket]: BucketKey, rows: Row[]): Bucket =>
  rows.some(({ pending }) => pending) ? { name, bucket, rows, pending: 1 } : { name, bucket, rows };

/** Groups changes by bucket. */
function byBucket<Change extends ConfirmedEntry>(changes: readonly Change[]): { key: BucketKey; changes: Change[] }[] {
  const found = new Map<string, { key: BucketKey; changes: Change[] }>();
  for (const change of changes) {
    const { name, entry } = change;
    const [bucket = ''] = BUCKET.exec(entry.key) ?? [];
    const id = `${name} ${bucket}`;
    const known = found.get(id);
    if (known) known.changes.push(change);
    else found.set(id, { key: [name, bucket], changes: [change] });
  }
  return [...found.values()];
}

const storedEntriesOf = ({ name, rows }: Bucket): StoredEntry[] =>
  rows.map((row) => ({ name, entry: entryOf(row), isPending: row.pending === 1 }));

/** Merges changes into a bucket, or with `isFinal` replaces its entries. */
function putInBucket(
  known: Bucket | undefined,
  key: BucketKey,
  changes: readonly StoredEntry[],
  isFinal = false,
): Bucket {
  const rows = new Map(known?.rows.map((row) => [row.key, row]));
  for (const change of changes) {
    const { name, entry } = change;
    const row = isFinal ? undefined : rows.get(entry.key);
    const joined = row ? mergeEntry(rulesOf(name), entryOf(row), entry) : entry;
    const isPending = change.isPending || (row?.pending === 1 && isSame(joined, entryOf(row)));
    rows.set(entry.key, rowOf(joined, isPending));
  }
  return withRows(key, [...rows.values()]);
}

/** Marks rows as confirmed unless they have changed since. Null if nothing changes. */
function confirmInBucket({ name, bucket, rows }: Bucket, sent: readonly ConfirmedEntry[]): Bucket | null {
  const confirmed = new Map(sent.map(({ entry }) => [entry.key, entry]));
  const left = rows.map((row) => {
    const entry = confirmed.get(row.key);
    return entry && row.pending && isSame(row, entry) ? entryOf(row) : row;
  });
  return left.some((row, index) => row !== rows[index]) ? withRows([name, bucket], left) : null;
}

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

function operationsOf(db: Database) {
  /** Whether this page has read or stored the known server revisions. */
  let hasSynced = false;
  return {
    readEntries: (take: (batch: StoredEntry[]) => void) => readEntries(db, take),
    readPending: () => readPending(db),
    countPending: async () => (await readPending(db)).length,
    writeEntries: (changes: readonly StoredEntry[], isFinal: boolean) => writeEntries(db, changes, isFinal),
    confirmEntries: (sent: readonly ConfirmedEntry[]) => confirmEntries(db, sent),
    /** Deletes the entries of these collections and the known server revisions. */
    async clearEntries(names: readonly CollectionName[]): Promise<void> {
      const transaction = db.transaction(['buckets', 'meta'], 'readwrite');
      for (const name of names) void transaction.objectStore('buckets').delete(IDBKeyRange.bound([name], [name, []]));
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

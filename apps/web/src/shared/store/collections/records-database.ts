import {
  mergeEntry,
  rulesOf,
  type CollectionName,
  type Entry,
  type TitleSnapshot,
  type TitleSnapshots,
} from '@marquee/core';
import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';

/** An entry as this browser stores it. */
export interface StoredEntry {
  name: CollectionName;
  entry: Entry;
  /** No server has confirmed it. */
  isPending: boolean;
}
export type ConfirmedEntry = Omit<StoredEntry, 'isPending'>;

export type Revisions = Partial<Record<CollectionName, number>>;

/** Whose entries these are, and up to where that person's server is known. */
export interface Synced {
  owner: string;
  revisions: Revisions;
}

type Row = Entry & {
  name: CollectionName;
  /** An index holds the rows that have it, and those alone. */
  pending?: 1;
};

interface Schema extends DBSchema {
  entries: { key: [name: CollectionName, key: string]; value: Row; indexes: { pending: number } };
  meta: { key: 'synced'; value: Synced };
  /** What a person kept here, until that person logs in again. */
  stashes: { key: string; value: { owner: string; text: string } };
  /** What cards need of titles, by title key: a cache, which goes first where room is short. */
  snapshots: { key: string; value: TitleSnapshot };
}

type Database = IDBPDatabase<Schema>;

const NAME = 'marquee';
const VERSION = 1;
/** Read at once: some ten milliseconds. */
const READ_BATCH = 2000;

const entryOf = ({ key, value, changedAt, removedAt }: Row): Entry =>
  removedAt === undefined ? { key, value, changedAt } : { key, value, changedAt, removedAt };
const storedOf = (row: Row): StoredEntry => ({ name: row.name, entry: entryOf(row), isPending: row.pending === 1 });
const rowOf = ({ name, entry, isPending }: StoredEntry): Row =>
  isPending ? { ...entry, name, pending: 1 } : { ...entry, name };
const isSame = (a: Entry, b: Entry): boolean =>
  a.changedAt === b.changedAt && a.removedAt === b.removedAt && JSON.stringify(a.value) === JSON.stringify(b.value);

/** Hands everything to `take`, in batches that leave the page its frames. */
async function readEntries(db: Database, take: (batch: StoredEntry[]) => void): Promise<void> {
  for (let from: IDBKeyRange | null = null; ;) {
    const rows: Row[] = await db.getAll('entries', from, READ_BATCH);
    take(rows.map(storedOf));
    const last = rows.at(-1);
    if (!last || rows.length < READ_BATCH) return;
    from = IDBKeyRange.lowerBound([last.name, last.key], true);
  }
}

const readPending = async (db: Database): Promise<StoredEntry[]> =>
  (await db.getAllFromIndex('entries', 'pending')).map(storedOf);

/**
 * Joins changes with what is stored, since other tabs write too; `isFinal` puts them in its place. A first pull brings ten
 * thousands of entries: the library's promise for each request would cost more than the request.
 */
async function writeEntries(db: Database, changes: readonly StoredEntry[], isFinal: boolean): Promise<void> {
  const transaction = db.transaction('entries', 'readwrite', { durability: 'strict' });
  const store = unwrap(transaction.store);
  const join = (change: StoredEntry) => {
    const reading = store.get([change.name, change.entry.key]) as IDBRequest<Row | undefined>;
    reading.onsuccess = () => {
      const known = reading.result;
      const entry = known ? mergeEntry(rulesOf(change.name), entryOf(known), change.entry) : change.entry;
      const isPending = change.isPending || (known?.pending === 1 && isSame(entry, entryOf(known)));
      store.put(rowOf({ name: change.name, entry, isPending }));
    };
  };
  for (const change of changes) {
    if (isFinal) store.put(rowOf(change));
    else if (change.isPending) join(change);
    else {
      // Most of what the server brings is new.
      const adding = store.add(rowOf(change));
      adding.onerror = (event) => {
        if (adding.error?.name !== 'ConstraintError') return;
        event.preventDefault();
        event.stopPropagation();
        join(change);
      };
    }
  }
  await transaction.done;
}

/** Takes entries out of the outbox; one that has changed since stays in it. */
async function confirmEntries(db: Database, sent: readonly ConfirmedEntry[]): Promise<void> {
  const transaction = db.transaction('entries', 'readwrite');
  const confirm = async ({ name, entry }: ConfirmedEntry) => {
    const row = await transaction.store.get([name, entry.key]);
    if (row && isSame(entryOf(row), entry)) await transaction.store.put({ ...entry, name });
  };
  await Promise.all([...sent.map(confirm), transaction.done]);
}

/** Forgets entries of these collections, and what the server is known to have. */
async function clearEntries(db: Database, names: readonly CollectionName[]): Promise<void> {
  const transaction = db.transaction(['entries', 'meta'], 'readwrite');
  for (const name of names) void transaction.objectStore('entries').delete(IDBKeyRange.bound([name], [name, []]));
  void transaction.objectStore('meta').delete('synced');
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

const operationsOf = (db: Database) => ({
  readEntries: (take: (batch: StoredEntry[]) => void) => readEntries(db, take),
  readPending: () => readPending(db),
  countPending: () => db.countFromIndex('entries', 'pending'),
  writeEntries: (changes: readonly StoredEntry[], isFinal: boolean) => writeEntries(db, changes, isFinal),
  confirmEntries: (sent: readonly ConfirmedEntry[]) => confirmEntries(db, sent),
  clearEntries: (names: readonly CollectionName[]) => clearEntries(db, names),
  readSynced: async (): Promise<Synced | null> => (await db.get('meta', 'synced')) ?? null,
  writeSynced: (synced: Synced) => db.put('meta', synced, 'synced'),
  readStash: async (owner: string): Promise<string | null> => (await db.get('stashes', owner))?.text ?? null,
  writeStash: (owner: string, text: string) => db.put('stashes', { owner, text }),
  clearStash: (owner: string) => db.delete('stashes', owner),
  readSnapshots: () => readSnapshots(db),
  writeSnapshots: (snapshots: TitleSnapshots) => writeSnapshots(db, snapshots),
  clearSnapshots: () => db.clear('snapshots'),
  close: () => db.close(),
});
export type RecordsDatabase = ReturnType<typeof operationsOf>;

/** Opens the database; null where the browser has none, e.g. in a private window. */
export async function openDatabase(onClosed: () => void): Promise<RecordsDatabase | null> {
  try {
    // Even to look for it is refused by some browsers.
    if (typeof indexedDB === 'undefined') return null;
    const db = await openDB<Schema>(NAME, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore('entries', { keyPath: ['name', 'key'] }).createIndex('pending', 'pending');
        fresh.createObjectStore('meta');
        fresh.createObjectStore('stashes', { keyPath: 'owner' });
        fresh.createObjectStore('snapshots');
      },
      // Reset all app data deletes the database while pages have it open.
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

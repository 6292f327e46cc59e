import { OWNER_PROFILE_ID, type CollectionName, type TitleSnapshots } from '@marquee/core';
import { logWarning } from '../../lib/browser/log-warning';
import { once } from '../../lib/once';
import { loadChunk } from '../../lib/loading/load-chunk';
import { ofProfile } from '../profiles/active-profile';
import type { ConfirmedEntry, StoredEntry } from './buckets';
import type { Synced } from './database-schema';
import type { RecordsDatabase } from './records-database';
import { createUnwritten, type LocalTexts } from './unwritten';

/** Message between tabs. */
type TabMessage =
  | { kind: 'changed'; changes: readonly StoredEntry[] }
  | { kind: 'cleared'; names: readonly CollectionName[] };
type Listener = (changes: readonly StoredEntry[]) => void;

type OpenRecords = (onClosed: () => void, profile: string) => Promise<RecordsDatabase | null>;

/** Loaded after the first paint. */
const openLate: OpenRecords = async (onClosed, profile) =>
  (await loadChunk(() => import('./records-database'))).openDatabase(onClosed, profile);

const CHANNEL = 'marquee-entries';

interface RecordsOptions {
  profile?: string;
  local?: LocalTexts | null;
  openDatabase?: OpenRecords;
}

const isQuotaError = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** The database, opened on first use, and its queue of writes. If one fails, the data stays in memory and in local storage. */
function createQueue(openDatabase: OpenRecords, profile: string) {
  let isClosed = false;
  let isDurable = true;
  const open = once(async () => {
    const db = await openDatabase(() => (isClosed = true), profile);
    isDurable &&= db !== null;
    return db;
  });
  /** Resolves when writing is allowed. */
  let mayWrite: Promise<void> = Promise.resolve();
  let resume: () => void = () => undefined;
  let queue: Promise<void> = Promise.resolve();
  function fail(text: string, error: unknown): void {
    isDurable = false;
    logWarning(text, error);
  }

  return {
    fail,
    isDurable: () => isDurable && !isClosed,
    settled: () => queue,
    write: (work: (db: RecordsDatabase) => Promise<unknown>): Promise<void> => {
      queue = queue
        .then(async () => {
          await mayWrite;
          const db = await open();
          if (!db || isClosed) return;
          try {
            await work(db);
          } catch (error) {
            if (!isQuotaError(error)) throw error;
            // Free space by clearing the cache, never a person's data.
            await db.clearSnapshots();
            await work(db);
          }
        })
        .catch((error: unknown) => fail('What this browser keeps could not be written.', error));
      return queue;
    },
    read: async <Value>(fallback: Value, work: (db: RecordsDatabase) => Promise<Value>): Promise<Value> => {
      await queue;
      const db = await open();
      return db && !isClosed ? work(db) : fallback;
    },
    pause: (): void => {
      mayWrite = new Promise((resolve) => (resume = resolve));
    },
    resume: () => resume(),
    close: (): void => {
      isClosed = true;
      void open().then((db) => db?.close());
    },
  };
}

/**
 * Stores a profile's entries in IndexedDB, with those that the server has not confirmed: the outbox. Shared by all
 * tabs. Each profile has a separate database.
 */
export function createRecords({
  profile = OWNER_PROFILE_ID,
  local = null,
  openDatabase = openLate,
}: RecordsOptions = {}) {
  const listeners = new Set<Listener>();
  const unwritten = createUnwritten(local);
  const { write, read, fail, isDurable, settled, pause, resume, close } = createQueue(openDatabase, profile);
  let channel: BroadcastChannel | null = null;
  const emit: Listener = (changes) => {
    for (const listener of listeners) listener(changes);
  };

  return {
    /** The profile that the entries belong to. */
    profile,
    /** Whether data is actually stored. */
    isDurable,
    /** Passes all stored entries to `take`, batch by batch. Rejects if they cannot be read; then nothing counts as stored. */
    async load(take: (batch: StoredEntry[]) => void): Promise<void> {
      const left = unwritten.left();
      if (left.length > 0) {
        await write((db) => db.writeLeft(left));
        if (isDurable()) unwritten.forget(left);
      }
      try {
        await read<void>(undefined, (db) => db.readEntries(take));
      } catch (error) {
        fail('What this browser keeps could not be read.', error);
        throw error;
      }
    },

    /** Merges changes with the stored entries, or with `isFinal` replaces those. */
    put(changes: readonly StoredEntry[], isFinal = false): Promise<void> {
      if (changes.length === 0) return Promise.resolve();
      unwritten.add(changes);
      emit(changes);
      channel?.postMessage({ kind: 'changed', changes } satisfies TabMessage);
      return write((db) => db.writeEntries(changes, isFinal)).then(() => unwritten.written(changes, isDurable()));
    },
    /**
     * For a page that may be unloading before the queue is done: stores its changes in local storage, where `load` finds
     * them. Those that came from the server are pulled again.
     *
     * @returns whether nothing can be lost
     */
    saveUnwritten: (): boolean => isDurable() && unwritten.save(),
    /** Marks entries as confirmed by the server; those that have changed since stay pending. */
    confirm: (sent: readonly ConfirmedEntry[]) => write((db) => db.confirmEntries(sent)),
    pending: () => read<StoredEntry[]>([], (db) => db.readPending()),
    countPending: () => read(0, (db) => db.countPending()),
    synced: () => read<Synced | null>(null, (db) => db.readSynced()),
    saveSynced: (synced: Synced) => write((db) => db.writeSynced(synced)),

    /** Deletes the entries of these collections and the known revisions. */
    clear(names: readonly CollectionName[]): Promise<void> {
      channel?.postMessage({ kind: 'cleared', names } satisfies TabMessage);
      unwritten.clear(names);
      return write((db) => db.clearEntries(names));
    },

    stash: (owner: string, text: string) => write((db) => db.writeStash(owner, text)),
    readStash: (owner: string) => read<string | null>(null, (db) => db.readStash(owner)),
    clearStash: (owner: string) => write((db) => db.clearStash(owner)),

    readSnapshots: () => read<TitleSnapshots>({}, (db) => db.readSnapshots()),
    saveSnapshots: (snapshots: TitleSnapshots) => write((db) => db.writeSnapshots(snapshots)),

    /** Starts listening to changes of other tabs. */
    connect(onChange: (message: TabMessage) => void): void {
      if (typeof BroadcastChannel === 'undefined') return;
      channel = new BroadcastChannel(ofProfile(CHANNEL, profile));
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
        onChange(data);
        if (data.kind === 'changed') emit(data.changes);
      });
    },
    /** Listens to every change, in this tab and in others. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Suspends writing until the page is shown again: in Safari, a page in the back/forward cache with an open
     * transaction blocks all others.
     */
    pause,
    resume,
    /** Resolves when all queued writes have finished or failed. */
    settled,
    /** Stops writing for good: the database is about to be deleted. */
    close(): void {
      close();
      channel?.close();
      channel = null;
    },
  };
}

export type Records = ReturnType<typeof createRecords>;

import { openDB, type DBSchema } from 'idb';
import type { CollectionName, Item } from './collections';
import type { KnownVersions } from './sync-index';
import { createMemoryStore, emptyCollections, type SyncStore } from './sync-store';

interface Schema extends DBSchema {
  /** Changes that the server has not confirmed, one a key. */
  outbox: {
    key: [owner: string, name: CollectionName, key: string];
    value: Item & { owner: string; name: CollectionName };
    indexes: { owner: string };
  };
  known: { key: [owner: string, name: CollectionName]; value: KnownVersions & { owner: string; name: CollectionName } };
  aside: { key: string; value: { owner: string; text: string } };
}

const NAME = 'marquee-sync';
const VERSION = 1;
/** Above every key of a person's. */
const END: [] = [];

const everythingOf = (owner: string) => IDBKeyRange.bound([owner], [owner, END]);

/** Opens the database; in memory where there is none, e.g. in a private window. */
export async function openSyncStore(): Promise<SyncStore> {
  try {
    // Even to look for it is refused by some browsers.
    if (typeof indexedDB === 'undefined') return createMemoryStore();
    return await openIdbStore();
  } catch {
    return createMemoryStore();
  }
}

async function openIdbStore(): Promise<SyncStore> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      const outbox = fresh.createObjectStore('outbox', { keyPath: ['owner', 'name', 'key'] });
      outbox.createIndex('owner', 'owner');
      fresh.createObjectStore('known', { keyPath: ['owner', 'name'] });
      fresh.createObjectStore('aside', { keyPath: 'owner' });
    },
    // Reset all app data deletes the database while pages have it open.
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
  });
  return {
    isDurable: true,
    async load(owner) {
      const [rows, known] = await Promise.all([
        db.getAllFromIndex('outbox', 'owner', owner),
        db.getAll('known', everythingOf(owner)),
      ]);
      const stored = emptyCollections();
      for (const { name, key, stamp, timeMs, value } of rows) stored[name].pending.push({ key, stamp, timeMs, value });
      for (const { name, revision, stamps } of known) stored[name].known = { revision, stamps };
      return stored;
    },
    async put(owner, name, items) {
      const transaction = db.transaction('outbox', 'readwrite', { durability: 'strict' });
      for (const item of items) void transaction.store.put({ ...item, owner, name });
      await transaction.done;
    },
    async acknowledge(owner, name, gone, known) {
      const transaction = db.transaction(['outbox', 'known'], 'readwrite');
      for (const key of gone) void transaction.objectStore('outbox').delete([owner, name, key]);
      void transaction.objectStore('known').put({ ...known, owner, name });
      await transaction.done;
    },
    count: (owner) => db.countFromIndex('outbox', 'owner', owner),
    stash: async (owner, text) => {
      await db.put('aside', { owner, text });
    },
    readStash: async (owner) => (await db.get('aside', owner))?.text ?? null,
    clearStash: (owner) => db.delete('aside', owner),
    async forget(owner) {
      const transaction = db.transaction(['outbox', 'known', 'aside'], 'readwrite');
      void transaction.objectStore('outbox').delete(everythingOf(owner));
      void transaction.objectStore('known').delete(everythingOf(owner));
      void transaction.objectStore('aside').delete(owner);
      await transaction.done;
    },
    close: () => db.close(),
  };
}

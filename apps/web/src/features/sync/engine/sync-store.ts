import { collectionNames, type CollectionName, type Item } from './collections';
import { noVersions, type KnownVersions } from './sync-index';

export interface StoredCollection {
  pending: Item[];
  known: KnownVersions;
}
export type StoredCollections = Record<CollectionName, StoredCollection>;

/** Stores the outbox and the sync index of each person. */
export interface SyncStore {
  /** False when everything is gone with the page. */
  isDurable: boolean;
  load: (owner: string) => Promise<StoredCollections>;
  /** Puts changes into the outbox. */
  put: (owner: string, name: CollectionName, items: readonly Item[]) => Promise<void>;
  /** In one step: removes acknowledged keys from the outbox and stores which versions the server has. */
  acknowledge: (owner: string, name: CollectionName, gone: readonly string[], known: KnownVersions) => Promise<void>;
  /** How many changes are pending. */
  count: (owner: string) => Promise<number>;
  /** Stashes a person's data until that person logs in here again. */
  stash: (owner: string, text: string) => Promise<void>;
  readStash: (owner: string) => Promise<string | null>;
  clearStash: (owner: string) => Promise<void>;
  /** Removes everything of a person. */
  forget: (owner: string) => Promise<void>;
  close: () => void;
}

export const emptyCollections = (): StoredCollections => {
  const stored = collectionNames.map((name) => [name, { pending: [], known: noVersions() }]);
  return Object.fromEntries(stored) as StoredCollections;
};

/** Stands in where the browser offers no database. The store's own copy in local storage is then the only durable one. */
export function createMemoryStore(): SyncStore {
  const people = new Map<string, StoredCollections>();
  const stashes = new Map<string, string>();
  const of = (owner: string): StoredCollections => {
    const stored = people.get(owner) ?? emptyCollections();
    people.set(owner, stored);
    return stored;
  };
  return {
    isDurable: false,
    load: (owner) => Promise.resolve(structuredClone(of(owner))),
    put: (owner, name, items) => {
      const stored = of(owner)[name];
      const keys = new Set(items.map(({ key }) => key));
      stored.pending = [...stored.pending.filter(({ key }) => !keys.has(key)), ...items];
      return Promise.resolve();
    },
    acknowledge: (owner, name, gone, known) => {
      const stored = of(owner)[name];
      const keys = new Set(gone);
      stored.pending = stored.pending.filter(({ key }) => !keys.has(key));
      stored.known = known;
      return Promise.resolve();
    },
    count: (owner) => Promise.resolve(Object.values(of(owner)).reduce((sum, { pending }) => sum + pending.length, 0)),
    stash: (owner, text) => Promise.resolve(void stashes.set(owner, text)),
    readStash: (owner) => Promise.resolve(stashes.get(owner) ?? null),
    clearStash: (owner) => Promise.resolve(void stashes.delete(owner)),
    forget: (owner) => {
      people.delete(owner);
      stashes.delete(owner);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

import { collectionNames, type CollectionName, type Item } from './collections';
import { nothingKnown, type Known } from './ledger';

export interface Books {
  waiting: Item[];
  known: Known;
}
export type BooksByName = Record<CollectionName, Books>;

/** Where the outbox and the books are kept, apart per person. */
export interface SyncStore {
  /** False when everything is gone with the page. */
  isDurable: boolean;
  load: (owner: string) => Promise<BooksByName>;
  /** Puts changes into the outbox. */
  put: (owner: string, name: CollectionName, items: readonly Item[]) => Promise<void>;
  /** In one step: takes confirmed keys out of the outbox and writes down what the server has. */
  settle: (owner: string, name: CollectionName, gone: readonly string[], known: Known) => Promise<void>;
  /** How many changes wait. */
  count: (owner: string) => Promise<number>;
  /** Keeps a person's data until that person logs in here again. */
  setAside: (owner: string, text: string) => Promise<void>;
  readAside: (owner: string) => Promise<string | null>;
  dropAside: (owner: string) => Promise<void>;
  /** Removes everything of a person. */
  forget: (owner: string) => Promise<void>;
  close: () => void;
}

export const emptyBooks = (): BooksByName => {
  const books = collectionNames.map((name) => [name, { waiting: [], known: nothingKnown() }]);
  return Object.fromEntries(books) as BooksByName;
};

/** Stands in where the browser offers no database. The store's own copy in local storage is then the only durable one. */
export function createMemoryStore(): SyncStore {
  const people = new Map<string, BooksByName>();
  const aside = new Map<string, string>();
  const of = (owner: string): BooksByName => {
    const books = people.get(owner) ?? emptyBooks();
    people.set(owner, books);
    return books;
  };
  return {
    isDurable: false,
    load: (owner) => Promise.resolve(structuredClone(of(owner))),
    put: (owner, name, items) => {
      const books = of(owner)[name];
      const keys = new Set(items.map(({ key }) => key));
      books.waiting = [...books.waiting.filter(({ key }) => !keys.has(key)), ...items];
      return Promise.resolve();
    },
    settle: (owner, name, gone, known) => {
      const books = of(owner)[name];
      const keys = new Set(gone);
      books.waiting = books.waiting.filter(({ key }) => !keys.has(key));
      books.known = known;
      return Promise.resolve();
    },
    count: (owner) => Promise.resolve(Object.values(of(owner)).reduce((sum, { waiting }) => sum + waiting.length, 0)),
    setAside: (owner, text) => Promise.resolve(void aside.set(owner, text)),
    readAside: (owner) => Promise.resolve(aside.get(owner) ?? null),
    dropAside: (owner) => Promise.resolve(void aside.delete(owner)),
    forget: (owner) => {
      people.delete(owner);
      aside.delete(owner);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

import type { CollectionName, Entry } from '@marquee/core';
import type { SeriesEpisode, TitleCandidate, TitleMatch } from '@marquee/core/import';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An entry that an import wrote, and its previous version. */
export interface AppliedEntry {
  name: CollectionName;
  entry: Entry;
  before?: Entry;
}

/** What an import added, so that it can be undone, even later. */
export interface AppliedImport {
  id: string;
  /** Epoch milliseconds. */
  appliedAt: number;
  /** Owner of the data; null for a guest. */
  owner: string | null;
  /** Names of the files. */
  files: string[];
  entries: AppliedEntry[];
}

/** An import that was started but neither applied, cancelled nor replaced by another. */
export interface UnfinishedImport {
  /** Owner of the data; null for a guest. */
  owner: string | null;
  files: File[];
}

/** A stored result about a title of an unfinished import. */
export type TitleAnswer =
  | { kind: 'match'; key: string; match: TitleMatch }
  | { kind: 'choice'; key: string; title: TitleCandidate }
  | { kind: 'episodes'; key: number; episodes: readonly SeriesEpisode[] };

interface Schema extends DBSchema {
  applied: { key: string; value: AppliedImport };
  unfinished: { key: 'current'; value: UnfinishedImport };
  answers: { key: string; value: TitleAnswer };
}

const open = () =>
  openDB<Schema>('marquee-import', 2, {
    upgrade(database, from) {
      if (from < 1) database.createObjectStore('applied', { keyPath: 'id' });
      database.createObjectStore('unfinished');
      database.createObjectStore('answers');
    },
  });

/** Runs a function with the database; null if the browser has none, and then an import does not survive a reload. */
export async function usingImportDatabase<Result>(
  run: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | null> {
  try {
    const database = await open();
    try {
      return await run(database);
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

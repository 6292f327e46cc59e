import type { CollectionName, Entry } from '@marquee/core';
import type { SeriesEpisode, TitleCandidate, TitleMatch } from '@marquee/core/import';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { usingDatabase } from '../../shared/lib/browser/using-database';

/** An entry that an import wrote, and its previous version. */
export interface AppliedEntry {
  name: CollectionName;
  entry: Entry;
  before?: Entry;
}

/** An import that was applied. What it added is stored in parts, so that it can be undone, even later. */
export interface AppliedImport {
  id: string;
  /** Epoch milliseconds. */
  appliedAt: number;
  /** Owner of the data; null for a guest. */
  owner: string | null;
  /** Names of the files. */
  files: string[];
  /** Number of entries. */
  count: number;
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
  /** What an import wrote, by its id and the number of entries up to there. */
  'applied-parts': { key: [string, number]; value: AppliedEntry[] };
  unfinished: { key: 'current'; value: UnfinishedImport };
  answers: { key: string; value: TitleAnswer };
}

const open = () =>
  openDB<Schema>('marquee-import', 3, {
    async upgrade(database, from, _to, transaction) {
      if (from < 1) database.createObjectStore('applied', { keyPath: 'id' });
      if (from < 2) {
        database.createObjectStore('unfinished');
        database.createObjectStore('answers');
      }
      database.createObjectStore('applied-parts');
      // Version 2 kept the entries of an import with it.
      const applied = transaction.objectStore('applied');
      for (const { entries, ...before } of (await applied.getAll()) as (AppliedImport & {
        entries: AppliedEntry[];
      })[]) {
        await transaction.objectStore('applied-parts').put(entries, [before.id, entries.length]);
        await applied.put({ ...before, count: entries.length });
      }
    },
  });

/** Runs a function with the database; null if the browser has none, and then an import does not survive a reload. */
export const usingImportDatabase = <Result>(
  run: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | null> => usingDatabase(open, run);

import type { SeriesEpisode, TitleCandidate, TitleMatch } from '@marquee/core/import';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AppliedEntry, AppliedImport } from './applied-imports';
import type { UnfinishedImport } from './unfinished-import';

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

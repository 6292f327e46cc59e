import type { SeriesEpisode, TitleCandidate, TitleMatch } from '@marquee/core/import';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AppliedImport } from './applied-imports';
import type { UnfinishedImport } from './unfinished-import';

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

import { usingImportDatabase, type AppliedEntry, type AppliedImport } from './import-database';

/** Number of imports that can be undone. */
const KEPT = 10;

/** The keys of all parts of an import. */
const partsOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** Imports into this person's data, latest first. */
export const listApplied = async (owner: string | null): Promise<AppliedImport[]> => {
  const all = (await usingImportDatabase((database) => database.getAll('applied'))) ?? [];
  return all.filter((each) => each.owner === owner).sort((a, b) => b.appliedAt - a.appliedAt);
};

/** Stores one more part of an import, before it is written. */
export async function storeApplied(applied: AppliedImport, part: AppliedEntry[]): Promise<void> {
  await usingImportDatabase(async (database) => {
    await database.put('applied', applied);
    await database.put('applied-parts', part, [applied.id, applied.count]);
  });
}

/** Forgets imports that are too old to be undone. */
export async function deleteOldApplied(): Promise<void> {
  const all = (await usingImportDatabase((database) => database.getAll('applied'))) ?? [];
  const old = all.sort((a, b) => b.appliedAt - a.appliedAt).slice(KEPT);
  for (const { id } of old) await deleteApplied(id);
}

/** The parts of an import, one at a time. */
export async function* readApplied(id: string): AsyncGenerator<AppliedEntry[]> {
  const keys = await usingImportDatabase((database) => database.getAllKeys('applied-parts', partsOf(id)));
  for (const key of keys ?? []) {
    const part = await usingImportDatabase((database) => database.get('applied-parts', key));
    if (part) yield part;
  }
}

export async function deleteApplied(id: string): Promise<void> {
  await usingImportDatabase(async (database) => {
    await database.delete('applied', id);
    await database.delete('applied-parts', partsOf(id));
  });
}

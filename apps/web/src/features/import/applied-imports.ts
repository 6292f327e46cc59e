import { usingImportDatabase, type AppliedImport } from './import-database';

/** Number of imports that can be undone. */
const KEPT = 10;

/** Imports into this person's data, latest first. */
export const listApplied = async (owner: string | null): Promise<AppliedImport[]> => {
  const all = (await usingImportDatabase((database) => database.getAll('applied'))) ?? [];
  return all.filter((each) => each.owner === owner).sort((a, b) => b.appliedAt - a.appliedAt);
};

export async function storeApplied(applied: AppliedImport): Promise<void> {
  await usingImportDatabase(async (database) => {
    await database.put('applied', applied);
    const all = (await database.getAll('applied')).sort((a, b) => b.appliedAt - a.appliedAt);
    await Promise.all(all.slice(KEPT).map(({ id }) => database.delete('applied', id)));
  });
}

export async function deleteApplied(id: string): Promise<void> {
  await usingImportDatabase((database) => database.delete('applied', id));
}

import { usingImportDatabase, type TitleAnswer, type UnfinishedImport } from './import-database';

export async function findUnfinished(owner: string | null): Promise<UnfinishedImport | null> {
  const found = await usingImportDatabase((database) => database.get('unfinished', 'current'));
  return found?.owner === owner ? found : null;
}

/** Stores the files of an import, and deletes the results of another one. */
export async function storeUnfinished(unfinished: UnfinishedImport): Promise<void> {
  await usingImportDatabase(async (database) => {
    await database.clear('answers');
    await database.put('unfinished', unfinished, 'current');
  });
}

export async function deleteUnfinished(): Promise<void> {
  await usingImportDatabase(async (database) => {
    await database.clear('answers');
    await database.clear('unfinished');
  });
}

export async function storeAnswers(answers: readonly TitleAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  await usingImportDatabase(async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite');
    for (const answer of answers) void store.put(answer, `${answer.kind}:${answer.key}`);
    await done;
  });
}

export const readAnswers = async (): Promise<TitleAnswer[]> =>
  (await usingImportDatabase((database) => database.getAll('answers'))) ?? [];

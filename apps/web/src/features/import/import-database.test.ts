import { beforeEach, expect, it } from '@jest/globals';
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { usingImportDatabase } from './import-database';

const NAME = 'marquee-import';
const entry = (key: string) => ({ name: 'plays', entry: { key, value: { of: key }, changedAt: 1 } });
const imported = (id: string, appliedAt: number) => ({ id, appliedAt, owner: null, files: [`${id}.csv`] });

/** What is stored of applied imports, and of one that is unfinished. */
const stored = () =>
  usingImportDatabase(async (database) => {
    const keys = await database.getAllKeys('applied-parts');
    const parts = await database.getAll('applied-parts');
    return {
      applied: await database.getAll('applied'),
      parts: keys.map((key, at) => [key, parts[at]]),
      unfinished: await database.get('unfinished', 'current'),
      answers: await database.getAllKeys('answers'),
    };
  });

beforeEach(() => deleteDB(NAME));

it('imports that earlier versions applied can still be taken back, and an unfinished one goes on [IMPORT-26, IMPORT-27]', async () => {
  const before = await openDB(NAME, 2, {
    upgrade(database) {
      database.createObjectStore('applied', { keyPath: 'id' });
      database.createObjectStore('unfinished');
      database.createObjectStore('answers');
    },
  });
  await before.put('applied', { ...imported('a', 1), entries: [entry('1'), entry('2')] });
  await before.put('applied', { ...imported('b', 2), entries: [entry('3')] });
  await before.put('unfinished', { owner: 'ada', files: [] }, 'current');
  await before.put('answers', { kind: 'match', key: 'any  rafts', match: { kind: 'missing' } }, 'match:any  rafts');
  before.close();
  const after = {
    applied: [
      { ...imported('a', 1), count: 2 },
      { ...imported('b', 2), count: 1 },
    ],
    parts: [
      [
        ['a', 2],
        [entry('1'), entry('2')],
      ],
      [['b', 1], [entry('3')]],
    ],
    unfinished: { owner: 'ada', files: [] },
    answers: ['match:any  rafts'],
  };
  expect(await stored()).toEqual(after);
  // Opened again, there is nothing to upgrade.
  expect(await stored()).toEqual(after);
});

it('an import that the first version applied can be taken back, too [IMPORT-26]', async () => {
  const before = await openDB(NAME, 1, {
    upgrade: (database) => void database.createObjectStore('applied', { keyPath: 'id' }),
  });
  await before.put('applied', { ...imported('a', 1), entries: [entry('1')] });
  before.close();
  expect(await stored()).toMatchObject({
    applied: [{ ...imported('a', 1), count: 1 }],
    parts: [[['a', 1], [entry('1')]]],
    answers: [],
  });
});

it('a browser without one has empty stores', async () => {
  expect(await stored()).toEqual({ applied: [], parts: [], unfinished: undefined, answers: [] });
});

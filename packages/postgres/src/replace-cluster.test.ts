import { existsSync, readdirSync } from 'node:fs';
import { afterAll, expect, it, jest } from '@jest/globals';
import { replaceCluster } from './replace-cluster';
import { startServer } from './start-server';
import { query, temporaryDataDir } from './testing/temporary-data-dir';

jest.setTimeout(60_000);

// Steps on one data folder: each begins where the one before it ended.
const place = temporaryDataDir();
afterAll(place.remove);

const now = new Date('2026-11-22T10:20:30Z');
const options = { dataDir: place.dataDir, now };
const fill = (value: number) => async (url: string) => {
  await query(url, `CREATE TABLE kept AS SELECT ${value} AS value`);
};
const read = async () => {
  const server = await startServer({ dataDir: place.dataDir });
  return query<{ value: number }>(server.url, 'SELECT value FROM kept').finally(server.stop);
};

it('creates the database if there was none', async () => {
  expect(await replaceCluster(options, fill(1))).toBeUndefined();
  expect(await read()).toEqual([{ value: 1 }]);
});

it('keeps the database that is replaced', async () => {
  const aside = await replaceCluster(options, fill(2));
  expect(aside).toMatch(/postgres\.before-20261122T102030Z$/);
  expect(existsSync(aside ?? '')).toBe(true);
  expect(await read()).toEqual([{ value: 2 }]);
});

it('changes nothing when the new one cannot be filled', async () => {
  const before = readdirSync(place.dataDir).sort();
  await expect(replaceCluster(options, () => Promise.reject(new Error('half a file')))).rejects.toThrow('half a file');
  expect(await read()).toEqual([{ value: 2 }]);
  expect(readdirSync(place.dataDir).sort()).toEqual(before);
});

it('is refused while Marquee is running', async () => {
  const server = await startServer({ dataDir: place.dataDir });
  await expect(replaceCluster(options, fill(1))).rejects.toMatchObject({ code: 'in_use' });
  await server.stop();
});

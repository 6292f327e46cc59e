import { afterAll, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { replaceCluster } from './replace-cluster';
import { startServer } from './start-server';
import { syncFolder } from './sync-folder';
import { query, temporaryDataDir } from './testing/temporary-data-dir';

// Takes seconds: databases are created, started and stopped.

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

it('leaves nothing behind for a later start when its last step fails', async () => {
  const taken = join(place.dataDir, 'postgres.before-20261122T102031Z');
  mkdirSync(join(taken, 'kept'), { recursive: true });
  const before = readdirSync(place.dataDir).sort();
  const later = { ...options, now: new Date('2026-11-22T10:20:31Z') };
  await expect(replaceCluster(later, fill(3))).rejects.toMatchObject({ code: 'not_writable' });
  expect(await read()).toEqual([{ value: 2 }]);
  expect(readdirSync(place.dataDir).sort()).toEqual(before);
});

const cluster = join(place.dataDir, 'postgres');
const mount = (...args: string[]) => spawnSync(args.length === 1 ? 'umount' : 'mount', args).status === 0;
mkdirSync(place.dataDir);
const canMount = process.getuid?.() === 0 && mount('--bind', place.dataDir, place.dataDir) && mount(place.dataDir);

(canMount ? it : it.skip)('is refused before the work if the database is a mount point', async () => {
  const filled = jest.fn(fill(3));
  expect(mount('--bind', cluster, cluster)).toBe(true);
  try {
    await expect(replaceCluster(options, filled)).rejects.toThrow('is a mount point');
  } finally {
    mount(cluster);
  }
  expect(filled).not.toHaveBeenCalled();
  expect(await read()).toEqual([{ value: 2 }]);
});

it('is refused while Marquee is running', async () => {
  const server = await startServer({ dataDir: place.dataDir });
  await expect(replaceCluster(options, fill(1))).rejects.toMatchObject({ code: 'in_use' });
  await server.stop();
});

(process.platform === 'linux' ? it : it.skip)(
  'a folder of a file system that cannot flush folders is left as it is',
  () => {
    expect(() => syncFolder('/proc')).not.toThrow();
    expect(() => syncFolder('/proc/missing')).toThrow('ENOENT');
  },
);

import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { runPostgres, type RunningPostgres } from './run-postgres';
import { query, temporaryDataDir } from './testing/temporary-data-dir';

const place = temporaryDataDir();
afterAll(place.remove);

let running: RunningPostgres;
let notices: string[];
beforeEach(async () => {
  notices = [];
  running = await runPostgres({ dataDir: place.dataDir, onNotice: (sentence) => notices.push(sentence) });
});
afterEach(() => running.stop());

const until = async (holds: () => Promise<boolean> | boolean) => {
  while (!(await holds())) await sleep(10);
  expect(await holds()).toBe(true);
};
const answers = () =>
  query(running.url, 'SELECT 1').then(
    () => true,
    () => false,
  );

it('comes back at the same address whenever the server is killed', async () => {
  for (let round = 0; round < 2; round += 1) {
    const before = running.pid();
    process.kill(before, 'SIGKILL');
    await until(async () => running.pid() !== 0 && running.pid() !== before && (await answers()));
  }
  expect(notices).toContain('The database server ended unexpectedly. Starting it again.');
  expect(notices.at(-1)).toBe('The database server is back.');
});

it('creates no empty database in place of a missing one', async () => {
  const [cluster, aside] = [join(place.dataDir, 'postgres'), join(place.dataDir, 'aside')];
  renameSync(cluster, aside);
  process.kill(running.pid(), 'SIGKILL');
  await until(() => notices.includes(`There is no database in ${cluster}.`));
  renameSync(aside, cluster);
  await until(answers);
});

it('stops for good, even while restarting', async () => {
  process.kill(running.pid(), 'SIGKILL');
  await until(() => notices.includes('The database server ended unexpectedly. Starting it again.'));
  await running.stop();
  expect(await answers()).toBe(false);
});

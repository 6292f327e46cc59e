import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { settleInterrupted } from './interrupted';
import { query } from './testing/temporary-data-dir';
import { testServers } from './testing/test-server';

// Takes seconds: each test starts and stops databases, some in processes of their own.

const { test, start, refusal, cluster, copyCluster } = testServers();

const sources = ['--conditions=marquee-source', '--import=tsx', join(import.meta.dirname, 'testing/start-and-stay.ts')];
const place = (name: string) => join(test.place.dataDir, name);
const names = () => readdirSync(test.place.dataDir).sort();

/** Replaces the database in a separate process, and kills that as soon as the condition holds. */
async function killedWhen(holds: (said: string) => boolean | Promise<boolean>, isGroup = false) {
  const args = [...sources, test.place.dataDir, 'replace'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 2], detached: isGroup });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await holds(said))) await sleep(1);
  if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  else child.kill('SIGKILL');
  await ended;
}

/** The previous database has a table. */
async function keepSomething() {
  copyCluster();
  const { url, stop } = await start();
  await query(url, 'CREATE TABLE kept (id int)');
  await stop();
}
const isKept = async () => query((await start()).url, 'SELECT FROM kept').then(() => true);

it.each<[string, (said: string) => boolean, isGroup: boolean]>([
  // With the program that creates it, which would go on.
  ['is being created', () => names().some((name) => name.startsWith('postgres.restoring.creating-')), true],
  ['starts', () => existsSync(place('postgres.restoring/postmaster.pid')), false],
  ['is being filled', (said) => said.startsWith('ready'), false],
])('a replacement that is killed while the new database %s changes nothing', async (_moment, holds, isGroup) => {
  await keepSomething();
  await killedWhen(holds, isGroup);
  expect(await isKept()).toBe(true);
  expect(names()).toEqual(['postgres', 'postgres-run']);
});

it('a replacement that is killed before its last steps is finished by the next start', async () => {
  await keepSomething();
  renameSync(cluster(), place('postgres.restored'));
  copyCluster();
  const notices: string[] = [];
  const { url } = await start({ onNotice: (sentence) => notices.push(sentence) });
  expect(await query(url, 'SELECT FROM kept')).toEqual([]);
  expect(names()).toEqual(['postgres', 'postgres-run', expect.stringMatching(/^postgres\.before-\d{8}T\d{6}Z$/)]);
  expect(notices.join()).toMatch(/^A restored database .* moved there\. The previous database is kept at .*\.$/);
});

it('a replacement that is killed between its last steps leaves no folder without a database', async () => {
  await keepSomething();
  renameSync(cluster(), place('postgres.restored'));
  expect(await isKept()).toBe(true);
});

it('a replacement that cannot be finished is given up, and does not keep the previous database from starting', async () => {
  await keepSomething();
  mkdirSync(place('postgres.restored'));
  // The name under which the previous one would be kept is taken.
  jest.spyOn(Date.prototype, 'toISOString').mockReturnValueOnce('2026-11-22T10:20:30.000Z');
  mkdirSync(place('postgres.before-20261122T102030Z/kept'), { recursive: true });
  const notices: string[] = [];
  settleInterrupted(test.place.dataDir, (sentence) => notices.push(sentence));
  expect(notices.join()).toMatch(/could not be moved to its place and was removed; restore it again\..*\(ENOTEMPTY\)/);
  expect(await isKept()).toBe(true);
  expect(names()).toEqual(['postgres', 'postgres-run', 'postgres.before-20261122T102030Z']);
});

it('what an interrupted creation leaves is removed', async () => {
  copyCluster();
  mkdirSync(place('postgres.creating-abc'));
  writeFileSync(place('postgres.creating-abc/PG_VERSION'), '18');
  await start();
  expect(names()).toEqual(['postgres', 'postgres-run']);
});

it('a database is not started while it is being replaced', async () => {
  copyCluster();
  let answer: unknown;
  await killedWhen(async (said) => {
    if (!said.startsWith('ready')) return false;
    answer = await refusal();
    return true;
  });
  expect(answer).toMatchObject({ code: 'in_use' });
  // Ends what was left behind.
  await start();
});

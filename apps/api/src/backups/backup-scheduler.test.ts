import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { seededDatabase, type SeededDatabase } from '../testing/seeded-database';
import { temporaryFolder } from '../testing/temporary-folder';
import { BackupScheduler, type BackupSchedulerOptions } from './backup-scheduler';
import { backupName, type BackupHeader } from './backup-header';
import { closingText, openingText, tableText, trailerText } from './backup-format';
import { defined } from '../testing/defined';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse('2026-11-22T04:10:00Z');

/** A complete backup with the given number of accounts. */
function storeBackup(folder: string, createdAtMs: number, accounts = 3): string {
  const createdAt = new Date(createdAtMs);
  const header: BackupHeader = {
    format: 2,
    createdAt: createdAt.toISOString(),
    migrations: [],
    tables: [{ name: 'users', rows: accounts }],
  };
  const rows = Array.from({ length: accounts }, (_, index) => `${index}\n`).join('');
  const path = join(folder, backupName(createdAt));
  mkdirSync(folder, { recursive: true });
  const body = `${openingText(header)}${tableText('users', ['id'])}${rows}\\.\n${closingText}`;
  writeFileSync(path, Buffer.concat([gzipSync(body), gzipSync(trailerText(accounts), { level: 0 })]));
  return path;
}

describe('daily backups', () => {
  let home: ReturnType<typeof temporaryFolder>;
  let folder: string;
  let clock: { now: number };
  let writes: number;
  let fail: Error | undefined;
  let failures: number;

  beforeEach(() => {
    home = temporaryFolder();
    folder = join(home.path, 'backups');
    clock = { now: START };
    [writes, failures, fail] = [0, 0, undefined];
  });
  afterEach(() => home.remove());

  const write: NonNullable<BackupSchedulerOptions['write']> = async ({ now }) => {
    writes += 1;
    if (fail) throw fail;
    return { path: storeBackup(folder, now.getTime()), header: {} as BackupHeader };
  };
  const schedule = () =>
    new BackupScheduler({
      databaseUrl: '',
      folder,
      logger: { info: () => undefined, error: () => undefined },
      now: () => clock.now,
      onFailure: () => (failures += 1),
      write,
    });
  const passHours = async (backups: BackupScheduler, hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      clock.now += HOUR_MS;
      await backups.runIfDue();
    }
  };

  it('are written at once when an operator asks, however new the last one is', async () => {
    storeBackup(folder, clock.now);
    clock.now += HOUR_MS;
    expect(await schedule().runNow()).toEqual({ lastSuccessAtMs: clock.now, failure: undefined });
    expect(writes).toBe(1);
    fail = new Error('full');
    clock.now += HOUR_MS;
    expect(await schedule().runNow()).toMatchObject({ failure: { atMs: clock.now, reason: 'other' } });
  });

  it('are written once a day, at the same time of the day', async () => {
    const backups = schedule();
    await backups.runIfDue();
    expect(await backups.state()).toEqual({ lastSuccessAtMs: START, failure: undefined });
    await passHours(backups, 24 * 10);
    expect(writes).toBe(11);
    expect((await backups.state()).lastSuccessAtMs).toBe(START + 10 * DAY_MS);
    expect(readdirSync(folder).length).toBeLessThan(10);
  });

  it('are retried after an hour when one fails, and report the failure until one succeeds', async () => {
    const backups = schedule();
    fail = Object.assign(new Error('write'), { code: 'ENOSPC' });
    await backups.runIfDue();
    const failure = { atMs: START, reason: 'disk_full', sentence: 'The disk is full.' };
    expect(await backups.state()).toEqual({ lastSuccessAtMs: undefined, failure });
    await passHours(backups, 2);
    expect(failures).toBe(3);
    fail = undefined;
    await passHours(backups, 1);
    expect(await backups.state()).toEqual({ lastSuccessAtMs: clock.now, failure: undefined });
  });

  it('recover when another process has written one', async () => {
    const backups = schedule();
    fail = new Error('gone');
    await backups.runIfDue();
    storeBackup(folder, clock.now + 1);
    await passHours(backups, 1);
    expect((await backups.state()).failure).toBeUndefined();
  });

  it('are not stopped by a backup or a failure dated in the future', async () => {
    clock.now = START + 400 * DAY_MS;
    const backups = schedule();
    await backups.runIfDue();
    clock.now += DAY_MS;
    fail = new Error('gone');
    await backups.runIfDue();
    fail = undefined;
    clock.now = START;
    expect((await backups.state()).lastSuccessAtMs).toBeUndefined();
    await backups.runIfDue();
    expect(await backups.state()).toEqual({ lastSuccessAtMs: START, failure: undefined });
    await passHours(backups, 24 * 3);
    expect(readdirSync(folder)).toHaveLength(5);
  });

  it('do not count an incomplete file', async () => {
    const path = storeBackup(folder, START - HOUR_MS);
    writeFileSync(path, readFileSync(path).subarray(0, -20));
    const backups = schedule();
    expect((await backups.state()).lastSuccessAtMs).toBeUndefined();
    await backups.runIfDue();
    expect(writes).toBe(1);
  });

  it('never keep only empty ones when the accounts are lost', async () => {
    storeBackup(folder, START - DAY_MS, 5);
    const backups = schedule();
    for (let day = 0; day < 60; day += 1) {
      storeBackup(folder, clock.now, 0);
      await backups.runIfDue();
      clock.now += DAY_MS;
    }
    expect(readdirSync(folder)).toContain(backupName(new Date(START - DAY_MS)));
  });

  it('are refused if the disk has no space for two of the newest', async () => {
    const path = storeBackup(folder, START - DAY_MS);
    const { size } = statSync(path);
    const full = new BackupScheduler({
      databaseUrl: '',
      folder,
      logger: { info: () => undefined, error: () => undefined },
      now: () => clock.now,
      onFailure: () => undefined,
      write,
      freeBytes: async () => 2 * size - 1,
    });
    await full.runIfDue();
    expect(writes).toBe(0);
    expect((await full.state()).failure).toEqual({
      atMs: START,
      reason: 'disk_full',
      sentence: `The disk of ${folder} is too full for a backup; free 1 MB or more.`,
    });
  });
});

describe('daily backups of several processes', () => {
  let source: SeededDatabase;
  beforeAll(async () => {
    source = await seededDatabase();
  });
  afterAll(() => source.drop());

  it('are written by one of them', async () => {
    const home = temporaryFolder();
    const files: unknown[] = [];
    const process = () =>
      new BackupScheduler({
        databaseUrl: source.databaseUrl,
        folder: join(home.path, 'backups'),
        logger: { info: (line: unknown) => void files.push(line), error: (line: unknown) => void files.push(line) },
        now: Date.now,
        onFailure: () => undefined,
      });
    const processes = [process(), process(), process()];
    await Promise.all(processes.map((one) => one.runIfDue()));
    for (const one of processes) await one.runIfDue();
    expect(files).toHaveLength(1);
    expect((await defined(processes[2]).state()).lastSuccessAtMs).toBeGreaterThan(0);
    home.remove();
  });

  it('report when the database is unreachable', async () => {
    const home = temporaryFolder();
    const away = new BackupScheduler({
      databaseUrl: 'postgresql://marquee@127.0.0.1:1/away',
      folder: home.path,
      logger: { info: () => undefined, error: () => undefined },
      now: Date.now,
      onFailure: () => undefined,
    });
    await away.runIfDue();
    const { failure } = await away.state();
    expect(failure?.reason).toBe('database_unavailable');
    expect(failure?.sentence).toContain('nothing listens at the host and port');
    home.remove();
  });
});

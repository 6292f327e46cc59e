import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runFromSource } from '../../testing/api-process';
import { temporaryFolder } from '../../testing/temporary-folder';
import { acquireDataLock, type DataLock } from './data-lock';

// Databases and processes take their time on a busy machine.
jest.setTimeout(180_000);

describe('the lock of the data folder', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let lockFile: string;
  let held: DataLock[];

  beforeEach(() => {
    folder = temporaryFolder();
    lockFile = join(folder.path, 'database.lock');
    held = [];
  });
  afterEach(() => {
    for (const lock of held) lock.release();
    folder.remove();
  });

  const acquire = () => {
    const lock = acquireDataLock(folder.path);
    held.push(lock);
    return lock;
  };
  const writeLock = (record: object) =>
    writeFileSync(lockFile, JSON.stringify({ pid: 1, startMark: '', host: hostname(), token: 'other', ...record }));
  const holder = (path: string) => runFromSource('testing/hold-data-lock.ts', {}, [path]);

  it('is refused in one sentence while another process holds it', async () => {
    const other = holder(folder.path);
    await other.printed(/holding/);
    expect(acquire).toThrow(
      `The data folder ${folder.path} is in use by another Marquee (process ${other.child.pid}); ` +
        'stop it, or set DATA_DIR to another folder.',
    );
    other.child.kill('SIGKILL');
    await other.finished;
    // Killed without warning, it left its lock behind; nobody has to remove it by hand.
    expect(existsSync(lockFile)).toBe(true);
    acquire();
    expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('leaves nothing behind when it is released', () => {
    acquire().release();
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it('is taken over from a dead process whose number a living one got', () => {
    writeLock({ pid: process.ppid, startMark: 'long ago' });
    expect(acquire).not.toThrow();
  });

  it('is taken over when its writer died while writing it', () => {
    writeFileSync(lockFile, '{"pid":');
    expect(acquire).not.toThrow();
  });

  it('of another machine counts as long as it shows life', () => {
    writeLock({ host: 'another-container' });
    expect(acquire).toThrow('in use by another Marquee');
    const silent = new Date(Date.now() - 60_000);
    utimesSync(lockFile, silent, silent);
    expect(acquire).not.toThrow();
  });

  it('is not blocked by a process that died while taking over', () => {
    writeLock({ pid: 999_999_9 });
    const guard = `${lockFile}.takeover`;
    mkdirSync(guard);
    expect(acquire).toThrow('that is starting');
    const old = new Date(Date.now() - 60_000);
    utimesSync(guard, old, old);
    expect(acquire).not.toThrow();
  });

  it('goes to exactly one of several processes that find it dead', async () => {
    writeLock({ pid: 999_999_9 });
    const rivals = [1, 2, 3, 4].map(() => holder(folder.path));
    const outcomes = await Promise.all(rivals.map((rival) => rival.printed(/holding|refused: .*/)));
    expect(outcomes.filter(([text]) => text === 'holding')).toHaveLength(1);
    for (const { child } of rivals) child.kill('SIGKILL');
    await Promise.all(rivals.map(({ finished }) => finished));
  });
});

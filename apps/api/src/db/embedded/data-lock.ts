import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { BootError } from '../../config';
import { processStartMark } from './process-identity';

const HEARTBEAT_MS = 5_000;
/** A lock of another machine (a container that shares the folder) counts as dead after this silence. */
const FOREIGN_SILENCE_MS = 20_000;
/** A take-over lasts microseconds; one older than this belongs to a process that died in it. */
const TAKEOVER_STALE_MS = 10_000;

interface LockRecord {
  pid: number;
  startMark: string;
  host: string;
  token: string;
}

export interface DataLock {
  release(): void;
}

/**
 * Makes this process the only one that opens the embedded database of a folder. PGlite has no lock of its own:
 * two processes on one folder lose rows silently.
 *
 * @throws BootError when a live process holds the folder
 */
export function acquireDataLock(dataDir: string): DataLock {
  const path = join(dataDir, 'database.lock');
  const own: LockRecord = {
    pid: process.pid,
    startMark: processStartMark(process.pid) ?? '',
    host: hostname(),
    token: randomUUID(),
  };
  if (!createExclusively(path, own)) takeOver(path, own, dataDir);

  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS).unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (readLock(path)?.token === own.token) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return { release };
}

function createExclusively(path: string, record: LockRecord): boolean {
  try {
    writeFileSync(path, JSON.stringify(record), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Replaces a dead process's lock. The guard folder lets one process at a time judge and replace. */
function takeOver(path: string, own: LockRecord, dataDir: string): void {
  const guard = `${path}.takeover`;
  const inUse = (holder: string) =>
    new BootError(
      'data_folder_in_use',
      `The data folder ${dataDir} is in use by ${holder}; stop it, or set DATA_DIR to another folder.`,
    );
  if (ageMs(guard) > TAKEOVER_STALE_MS) rmSync(guard, { recursive: true, force: true });
  try {
    mkdirSync(guard);
  } catch {
    throw inUse('another Marquee that is starting');
  }
  try {
    const held = readLock(path);
    if (held && isAlive(held, path)) throw inUse(`another Marquee (process ${held.pid})`);
    const fresh = `${path}.${own.token}`;
    writeFileSync(fresh, JSON.stringify(own));
    renameSync(fresh, path);
  } finally {
    rmdirSync(guard);
  }
}

function isAlive(lock: LockRecord, path: string): boolean {
  if (lock.host !== hostname()) return ageMs(path) < FOREIGN_SILENCE_MS;
  const startMark = processStartMark(lock.pid);
  if (startMark === undefined) return false;
  return startMark === '' || lock.startMark === '' || startMark === lock.startMark;
}

/** Undefined for a missing or half-written lock: its writer died before it opened anything. */
function readLock(path: string): LockRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(path, 'utf8')) as Partial<LockRecord>;
    return typeof record.pid === 'number' && typeof record.host === 'string' ? (record as LockRecord) : undefined;
  } catch {
    return undefined;
  }
}

function ageMs(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return -1;
  }
}

function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // The folder went away under us; the next query says so.
  }
}

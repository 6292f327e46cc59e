import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeFor } from './configuration';
import { dataPaths } from './data-paths';
import { PostgresError } from './postgres-error';
import { isAlive, isServerOf, parentOf, readPostmaster } from './postmaster';
import type { RunAs } from './run-as';

/*
 * PostgreSQL's lock is a process id in a file, which is meaningless in another container. Linux file locks work across
 * containers and are released when the processes that hold them end: `flock` acquires one and then becomes the server.
 */

const CONFLICT = 75;
/** Time for the remaining processes of a killed server to end. */
const PATIENCE_MS = 3_000;
/** An orphan that has not stopped within this time is killed. */
const ORPHAN_STOP_MS = 10_000;

/** Command that wraps the server's; empty if the system has no `flock` and PostgreSQL's lock has to suffice. */
export const lockPrefix = (run: string): string[] =>
  hasFlock() ? ['flock', '--nonblock', '--no-fork', '--conflict-exit-code', String(CONFLICT), lockFile(run)] : [];

const lockFile = (run: string): string => join(run, 'lock');
const hasFlock = (): boolean => process.platform === 'linux' && spawnSync('flock', ['--version']).status === 0;

/** Stores the server's parent, so that the next start can recognise an orphan. */
export const writeOwner = (run: string): void =>
  writeFileSync(join(run, 'owner'), String(process.pid), { mode: 0o600 });

/**
 * Waits until no server uses the data folder; stops an orphaned server, and deletes the lock files of a dead one.
 *
 * @throws PostgresError if another Marquee uses the folder
 */
export async function acquireDataFolder(
  dataDir: string,
  runAs: RunAs,
  onNotice: (sentence: string) => void = () => undefined,
): Promise<void> {
  const { cluster, run } = dataPaths(dataDir);
  const prefix = lockPrefix(run);
  writeFor(runAs.user, lockFile(run), '');
  const isHeld = () => {
    if (prefix.length === 0) return visibleServer(cluster) !== undefined;
    // Whoever holds the lock knows that no server runs, so these files are stale, even if another process has reused
    // the id.
    const marks = [join(cluster, 'postmaster.pid'), join(socketFolderOf(cluster) || run, '.s.PGSQL.5432.lock')];
    const [command = '', ...args] = [...runAs.prefix, ...prefix, 'rm', '-f', ...marks];
    return spawnSync(command, args, { ...runAs.user, cwd: run }).status === CONFLICT;
  };
  const started = Date.now();
  let stoppedAt: number | undefined;
  while (isHeld()) {
    const pid = visibleServer(cluster);
    if (pid !== undefined && !isOrphan(run, pid)) throw inUse(dataDir, `process ${pid}`);
    if (pid !== undefined && stoppedAt === undefined) {
      onNotice(`Stopping the database server that an earlier Marquee left behind (process ${pid}).`);
      stoppedAt = Date.now();
      // A fast shutdown, after which no recovery is needed.
      process.kill(pid, 'SIGINT');
    }
    if (pid !== undefined && stoppedAt !== undefined && Date.now() - stoppedAt > ORPHAN_STOP_MS)
      process.kill(pid, 'SIGQUIT');
    if (stoppedAt === undefined && Date.now() - started > PATIENCE_MS)
      throw inUse(dataDir, 'in another container, or on another machine');
    await sleep(50);
  }
}

const socketFolderOf = (cluster: string) => readPostmaster(cluster)?.socketFolder;

function visibleServer(cluster: string): number | undefined {
  const server = readPostmaster(cluster);
  return server && isServerOf(cluster, server.pid) ? server.pid : undefined;
}

function isOrphan(run: string, pid: number): boolean {
  const owner = readOwner(run);
  if (owner === undefined) return false;
  const parent = parentOf(pid);
  return parent === undefined ? !isAlive(owner) : parent !== owner;
}

function readOwner(run: string): number | undefined {
  try {
    return Number(readFileSync(join(run, 'owner'), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

const inUse = (dataDir: string, where: string): PostgresError =>
  new PostgresError(
    'in_use',
    `The data folder ${dataDir} is in use by another Marquee (${where}); stop it, or set DATA_DIR to another folder.`,
  );

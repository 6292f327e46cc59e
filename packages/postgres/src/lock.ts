import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeFor } from './configuration';
import { dataPaths } from './data-paths';
import { PostgresError } from './postgres-error';
import { isAlive, isServerOf, parentOf, readPostmaster } from './postmaster';

/*
 * PostgreSQL's lock is a process id in a file, which is meaningless in another container. Linux file locks work across
 * containers and are released when the processes that hold them end. This process takes the lock and hands it down to
 * the server, so it is held from before a cluster is created until both have ended, however they end.
 */

const CONFLICT = 75;
/** Time for the remaining processes of a killed server to end. */
const PATIENCE_MS = 3_000;
/** An orphan that has not stopped within this time is killed. */
const ORPHAN_STOP_MS = 10_000;
const POLL_MS = 50;

export interface FolderLock {
  /** An open file that holds the lock in every process that inherits it; undefined if the system has no `flock`. */
  fd: number | undefined;
  release: () => void;
}

/**
 * Waits until no server uses the data folder; stops an orphaned server, and deletes the lock files of a dead one.
 *
 * @throws PostgresError if another Marquee uses the folder
 */
export async function lockDataFolder(
  dataDir: string,
  onNotice: (sentence: string) => void = () => undefined,
): Promise<FolderLock> {
  const { cluster, run } = dataPaths(dataDir);
  const file = openSync(join(run, 'lock'), 'a', 0o600);
  try {
    const hasFlock = await untilFree(dataDir, file, onNotice);
    // Whoever holds the lock knows that no server runs, so these files are stale, even if another process has reused
    // the id.
    if (hasFlock)
      for (const mark of [join(cluster, 'postmaster.pid'), join(socketFolderOf(cluster) || run, '.s.PGSQL.5432.lock')])
        rmSync(mark, { force: true });
    // The server's parent, by which the next start recognizes an orphan.
    writeFor(undefined, join(run, 'owner'), String(process.pid));
    let isHeld = true;
    const release = () => {
      if (isHeld) closeSync(file);
      isHeld = false;
    };
    return { fd: hasFlock ? file : undefined, release };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** Returns whether the file is locked now; false if the system has no `flock`, and PostgreSQL's lock has to suffice. */
async function untilFree(dataDir: string, file: number, onNotice: (sentence: string) => void): Promise<boolean> {
  const { run } = dataPaths(dataDir);
  const started = Date.now();
  let stoppedAt: number | undefined;
  for (;;) {
    const attempt = flock(file);
    if (attempt === 'locked') return true;
    const pid = visibleServer(dataDir);
    if (attempt === 'unsupported' && pid === undefined) return false;
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
    await sleep(POLL_MS);
  }
}

/** Locks an open file: the lock belongs to the file, so it outlives the program that takes it. */
function flock(file: number): 'locked' | 'taken' | 'unsupported' {
  if (process.platform !== 'linux') return 'unsupported';
  const args = ['--nonblock', '--conflict-exit-code', String(CONFLICT), '3'];
  const { status } = spawnSync('flock', args, { stdio: ['ignore', 'ignore', 'ignore', file] });
  if (status === CONFLICT) return 'taken';
  return status === 0 ? 'locked' : 'unsupported';
}

const socketFolderOf = (cluster: string) => readPostmaster(cluster)?.socketFolder;

/** A server on the cluster, or on one that a command was filling when it was killed. */
function visibleServer(dataDir: string): number | undefined {
  const clusters = readdirSync(dataDir).filter((name) => /^postgres(\.|$)/.test(name));
  for (const cluster of clusters.map((name) => join(dataDir, name))) {
    const server = readPostmaster(cluster);
    if (server && isServerOf(cluster, server.pid)) return server.pid;
  }
  return undefined;
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

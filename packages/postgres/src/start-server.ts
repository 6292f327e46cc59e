import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCluster, howToRestore, assertDatabaseNotLost } from './cluster-state';
import { configure, type Memory } from './configuration';
import { createCluster } from './create-cluster';
import { dataPaths } from './data-paths';
import { connectionUrl, chooseListen, type ListenOn } from './listen';
import { settleInterrupted } from './interrupted';
import { lockDataFolder, type FolderLock } from './lock';
import { diskFull, explainFileError, PostgresError, saysDiskFull } from './postgres-error';
import { readPostmaster } from './postmaster';
import { copyProgram, findPackage, prepareProgram, type Program } from './program';
import { chooseUser, type RunAs } from './run-as';
import { readServerLog, recoverySentence, type ServerLog } from './server-log';
import { closeToOthers, makePrivate } from './private-folder';

export interface StartOptions {
  dataDir: string;
  memory?: Memory | undefined;
  listenOn?: ListenOn | undefined;
  /** Creates an empty database even if backups indicate that one existed. */
  allowEmpty?: boolean;
  /** Refuses to create a database. */
  mustExist?: boolean;
  /** Path of the cluster, instead of `{dataDir}/postgres`. */
  cluster?: string;
  /** Called with notices for the operator: sentences for the terminal or the log. */
  onNotice?: (sentence: string) => void;
}

export interface PostgresServer {
  /** For the API's role. */
  url: string;
  pid: number;
  /** Resolves when the server has ended, intentionally or not. */
  exited: Promise<void>;
  /** Ends sessions, flushes all data and stops. */
  stop: () => Promise<void>;
}

/** A server that hangs is killed after this time; its log is replayed at the next start. */
const FAST_STOP_MS = 6_000;
const IMMEDIATE_STOP_MS = 2_000;
const READY_POLL_MS = 10;
/** Processes that outlive the server keep its output open. */
const LAST_LINES_MS = 1_000;
/** Folder for a copy of the programs, for a user who cannot enter npm's folder. */
const SYSTEM_STATE = '/var/lib/marquee';

/** A data folder that only this process may use, and what is needed to start a server there. */
export interface EnteredFolder extends FolderLock {
  runAs: RunAs;
  program: Program;
}

/**
 * Starts PostgreSQL on a data folder, creates the database on the first start, and waits until the server responds.
 *
 * @throws PostgresError if the folder is in use, damaged or of another version, the disk is full, or the system has no
 * program or no user for it
 */
export async function startServer(options: StartOptions): Promise<PostgresServer> {
  const folder = await enterDataFolder(options);
  try {
    const server = await startIn(folder, options);
    return { ...server, exited: server.exited.then(folder.release), stop: () => server.stop().then(folder.release) };
  } catch (error) {
    folder.release();
    throw error;
  }
}

/**
 * Locks a data folder, and puts right what a killed Marquee left there.
 *
 * @throws PostgresError as `startServer`
 */
export async function enterDataFolder({ dataDir, cluster, onNotice }: StartOptions): Promise<EnteredFolder> {
  const { run, cluster: usual } = dataPaths(dataDir);
  const notify = (sentence: string): void => onNotice?.(sentence);
  try {
    mkdirSync(dataDir, { recursive: true });
    const runAs = chooseUser(cluster ?? usual);
    if (runAs.user) letIn(dataDir);
    const programFolder = join(run, 'program');
    for (const folder of [run, programFolder]) makePrivate(folder, runAs.user);
    const program = reachable(prepareProgram(programFolder), runAs);
    const lock = await lockDataFolder(dataDir, notify);
    try {
      settleInterrupted(dataDir, notify);
    } catch (error) {
      lock.release();
      throw error;
    }
    return { ...lock, runAs, program };
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

/**
 * Starts a server on a folder that this process has entered.
 *
 * @throws PostgresError as `startServer`
 */
export async function startIn(folder: EnteredFolder, options: StartOptions): Promise<PostgresServer> {
  const { runAs, program } = folder;
  const { dataDir, memory = 'normal', onNotice } = options;
  const { run } = dataPaths(dataDir);
  const { cluster = dataPaths(dataDir).cluster } = options;
  const notify = (sentence: string): void => onNotice?.(sentence);
  try {
    const listen = await chooseListen(run, options.listenOn, runAs.user);
    if (!hasCluster(dataDir, cluster, program.major)) {
      if (options.mustExist) throw new PostgresError('not_empty', `There is no database in ${cluster}.`);
      if (!options.allowEmpty) assertDatabaseNotLost(dataDir);
      createCluster({ cluster, dataDir, program, runAs, ...('password' in listen && { password: listen.password }) });
    }
    closeToOthers(cluster);
    configure(cluster, listen, memory, runAs.user);
    const [command, ...args] = [...runAs.prefix, join(program.bin, 'postgres'), '-D', cluster];
    const child = spawn(command, args, {
      ...runAs.user,
      cwd: run,
      // Ctrl-C in a terminal should reach only Marquee, which first stops the processes that use the database.
      detached: true,
      // The last one is the lock, which the server and its processes hold as long as they run.
      stdio: ['ignore', 'ignore', 'pipe', folder.fd ?? 'ignore'],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', ...program.environment },
    });
    const log = readServerLog(child.stderr ?? Readable.from([]), (line) => notify(`PostgreSQL: ${line}`));
    const exited = once(child, 'exit').then(() => undefined);
    await untilReady(child, exited, { cluster, dataDir, log });
    const recovered = recoverySentence(log.lines);
    if (recovered) notify(recovered);
    return { url: connectionUrl(listen), pid: child.pid ?? 0, exited, stop: () => stop(child, exited) };
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

/** A user other than root must be able to traverse the data folder, but not to list it. */
function letIn(dataDir: string): void {
  const { mode } = statSync(dataDir);
  if ((mode & 0o011) !== 0o011) chmodSync(dataDir, mode | 0o011);
}

/** npm may have installed the programs where the user has no access, e.g. below root's home. */
function reachable(program: Program, { user }: RunAs): Program {
  const isReachable = ({ bin }: Program) =>
    spawnSync('test', ['-x', join(bin, 'postgres')], { ...user, cwd: '/' }).status === 0;
  if (user === undefined || isReachable(program)) return program;
  const copy = { ...program, bin: join(copyProgram(findPackage(), SYSTEM_STATE), 'bin'), environment: {} };
  if (isReachable(copy)) return copy;
  throw new PostgresError(
    'no_user',
    `PostgreSQL cannot run as root, and the user with the number ${user.uid} cannot enter ${program.bin}; start Marquee as an ordinary user.`,
  );
}

async function untilReady(
  child: ChildProcess,
  exited: Promise<void>,
  { cluster, dataDir, log }: { cluster: string; dataDir: string; log: ServerLog },
): Promise<void> {
  const state = { hasExited: false };
  void exited.then(() => (state.hasExited = true));
  const failedToSpawn = once(child, 'error').then(([error]) => Promise.reject(error as Error));
  for (;;) {
    await Promise.race([sleep(READY_POLL_MS), failedToSpawn]);
    if (state.hasExited) {
      // The output says why, and may arrive after the exit.
      await Promise.race([log.ended, sleep(LAST_LINES_MS, undefined, { ref: false })]);
      throw startFailure(cluster, dataDir, log.lines);
    }
    // The file may be left over from an earlier server. Replaying the log may take arbitrarily long.
    const server = readPostmaster(cluster);
    if (server?.pid === child.pid && server?.isReady) return;
  }
}

function startFailure(cluster: string, dataDir: string, lines: readonly string[]): PostgresError {
  const text = lines.join('\n');
  if (saysDiskFull(text)) return diskFull(dataDir);
  if (/lock file "postmaster.pid" already exists/.test(text))
    return new PostgresError('in_use', `The data folder ${dataDir} is in use by another Marquee; stop it first.`);
  if (/Permission denied/.test(text) && !existsSync(join(cluster, 'postmaster.pid')))
    return new PostgresError('not_writable', `The user who runs PostgreSQL may not use ${cluster}: ${reason(lines)}.`);
  return new PostgresError(
    'damaged',
    `The database in ${cluster} does not start: ${reason(lines)}. ${howToRestore(dataDir)}`,
  );
}

const reason = (lines: readonly string[]): string => {
  const line = lines.find((candidate) => /^(FATAL|PANIC):/.test(candidate)) ?? lines.at(-1) ?? 'no reason given';
  return line.replace(/^\w+: +/, '').slice(0, 300);
};

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  const ended = exited.then(() => true);
  const within = (ms: number) => Promise.race([ended, sleep(ms, false, { ref: false })]);
  if (child.exitCode !== null || child.signalCode !== null) return;
  for (const [signal, ms] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
  ] as const) {
    child.kill(signal);
    if (await within(ms)) return;
  }
  child.kill('SIGKILL');
  await exited;
}

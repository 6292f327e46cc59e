import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCluster, howToRestore, refuseToForget } from './cluster-state';
import { configure, type Memory } from './configuration';
import { createCluster } from './create-cluster';
import { dataPaths } from './data-paths';
import { connectionUrl, chooseListen, type ListenOn } from './listen';
import { claimDataFolder, lockPrefix, writeOwner } from './lock';
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
  /** Creates an empty database even where backups, or another database, say that there was one. */
  allowEmpty?: boolean;
  /** Refuses to create a database. */
  mustExist?: boolean;
  /** Another place for the cluster than `{dataDir}/postgres`. */
  cluster?: string;
  /** What an operator should know: sentences for the terminal or the log. */
  onNotice?: (sentence: string) => void;
}

export interface PostgresServer {
  /** For the API's own role. */
  url: string;
  pid: number;
  /** Resolves when the server has ended, wanted or not. */
  exited: Promise<void>;
  /** Ends sessions, writes everything down and ends. */
  stop: () => Promise<void>;
}

/** A server that hangs is killed in the end; its log makes up for it at the next start. */
const FAST_STOP_MS = 6_000;
const IMMEDIATE_STOP_MS = 2_000;
const READY_POLL_MS = 10;
/** Where the programs are copied for a user who cannot enter the folder where npm put them. */
const SYSTEM_STATE = '/var/lib/marquee';

/**
 * Starts PostgreSQL on a data folder, creating its database on the first start, and waits until it answers.
 *
 * @throws PostgresError when the folder is in use, damaged or of another version, the disk is full, or the system has no
 *   program or no user for it
 */
export async function startServer(options: StartOptions): Promise<PostgresServer> {
  const { dataDir, memory = 'normal', onNotice } = options;
  const { run } = dataPaths(dataDir);
  const notify = (sentence: string): void => onNotice?.(sentence);
  const { cluster = dataPaths(dataDir).cluster } = options;
  try {
    mkdirSync(dataDir, { recursive: true });
    const runAs = chooseUser(cluster);
    if (runAs.user) letIn(dataDir);
    const programFolder = join(run, 'program');
    for (const folder of [run, programFolder]) makePrivate(folder, runAs.user);
    const program = reachable(prepareProgram(programFolder), runAs);
    await claimDataFolder(dataDir, runAs, notify);
    const listen = await chooseListen(run, options.listenOn, runAs.user);
    if (!hasCluster(dataDir, cluster, program.major)) {
      if (options.mustExist) throw new PostgresError('not_empty', `There is no database in ${cluster}.`);
      if (!options.allowEmpty) refuseToForget(dataDir);
      createCluster({ cluster, dataDir, program, runAs, ...('password' in listen && { password: listen.password }) });
    }
    closeToOthers(cluster);
    configure(cluster, listen, memory, runAs.user);
    const [command, ...args] = [...runAs.prefix, ...lockPrefix(run), join(program.bin, 'postgres'), '-D', cluster];
    const child = spawn(command, args, {
      ...runAs.user,
      cwd: run,
      // A terminal's Ctrl-C is for Marquee, which ends what uses the database first.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', ...program.environment },
    });
    const log = readServerLog(child.stderr, (line) => notify(`PostgreSQL: ${line}`));
    writeOwner(run);
    const exited = once(child, 'exit').then(() => undefined);
    await untilReady(child, exited, { cluster, dataDir, log });
    const recovered = recoverySentence(log.lines);
    if (recovered) notify(recovered);
    return { url: connectionUrl(listen), pid: child.pid ?? 0, exited, stop: () => stop(child, exited) };
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

/** A user who is not root must be able to pass through the data folder, though not to look at it. */
function letIn(dataDir: string): void {
  const { mode } = statSync(dataDir);
  if ((mode & 0o011) !== 0o011) chmodSync(dataDir, mode | 0o011);
}

/** npm may have put the programs where the user cannot go, e.g. below root's home. */
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
    if (state.hasExited) throw startFailure(cluster, dataDir, log.lines);
    // The file of an earlier server may still lie there. Replaying the log takes as long as it takes.
    const server = readPostmaster(cluster);
    if (server?.pid === child.pid && server?.isReady) return;
  }
}

function startFailure(cluster: string, dataDir: string, lines: readonly string[]): PostgresError {
  const text = lines.join('\n');
  if (saysDiskFull(text)) return diskFull(dataDir);
  if (/lock file "postmaster.pid" already exists/.test(text) || lines.length === 0)
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

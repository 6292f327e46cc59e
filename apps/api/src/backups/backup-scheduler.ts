import { statfs } from 'node:fs/promises';
import type { BackupFailureReason } from '@marquee/core/contracts';
import { codeOf, OperationalError } from '@marquee/server';
import type { Logger } from '@marquee/server';
import { runPeriodically } from '../lib/run-periodically';
import { BackupFolder, type StoredBackup } from './backup-folder';
import { BackupError } from './backup-error';
import { writeBackup, type WriteBackupOptions } from './write-backup';

interface FailureText {
  reason: BackupFailureReason;
  /** In English. */
  sentence: string;
}

export interface BackupState {
  /** Epoch milliseconds; undefined before the first backup. */
  lastSuccessAtMs: number | undefined;
  /** The error of the last attempt, unless a backup has been written since. */
  failure: ({ atMs: number } & FailureText) | undefined;
}

export interface BackupSchedulerOptions {
  databaseUrl: string;
  folder: string;
  logger: Pick<Logger, 'info' | 'error'>;
  now: () => number;
  onFailure: () => void;
  write?: (options: WriteBackupOptions) => ReturnType<typeof writeBackup>;
  freeBytes?: (folder: string) => Promise<number>;
}

const FIRST_CHECK_MS = 60_000;
const CHECK_MS = 60 * 60_000;
/** Half an hour short of a day. The check runs hourly, so a full day would move each backup an hour later. */
const DUE_AFTER_MS = 23.5 * 60 * 60_000;

/** Writes a backup whenever the newest is a day old, and records whether that succeeds. */
export class BackupScheduler {
  readonly #folder: BackupFolder;
  #failure: BackupState['failure'];
  #running: Promise<void> | undefined;

  constructor(private readonly options: BackupSchedulerOptions) {
    this.#folder = new BackupFolder(options.folder);
  }

  /** Returns the function that stops it. */
  start(): () => void {
    return runPeriodically({
      firstMs: FIRST_CHECK_MS,
      everyMs: CHECK_MS,
      run: () => this.runIfDue(),
      onError: () => undefined,
    });
  }

  async state(): Promise<BackupState> {
    const lastSuccessAtMs = (await this.#folder.newest(this.options.now()))?.createdAtMs;
    const isResolved =
      this.#failure !== undefined && lastSuccessAtMs !== undefined && lastSuccessAtMs > this.#failure.atMs;
    return { lastSuccessAtMs, failure: isResolved ? undefined : this.#failure };
  }

  /** The newest first. */
  list(): Promise<StoredBackup[]> {
    return this.#folder.list();
  }

  /** Undefined if there is no backup with the name. */
  pathOf(name: string): Promise<string | undefined> {
    return this.#folder.pathOf(name);
  }

  /** Never rejects: a failure is logged, and reported in the state until a backup is written. */
  runIfDue(): Promise<void> {
    this.#running ??= this.#attempt().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Writes a backup whatever the age of the newest, or waits for the one that is being written. */
  async runNow(): Promise<BackupState> {
    this.#running ??= this.#attempt(() => Promise.resolve(true)).finally(() => (this.#running = undefined));
    await this.#running;
    return this.state();
  }

  async #attempt(isNeeded = () => this.#isDue()): Promise<void> {
    const { options } = this;
    try {
      if (await isNeeded()) await this.#write(isNeeded);
      const removed = await this.#folder.rotate(options.now());
      if (removed.length > 0) options.logger.info({ removed }, 'old backups removed');
      // Another process may be writing one, which may fail like the last one here.
      if (!(await this.#isDue())) this.#failure = undefined;
    } catch (error) {
      this.#failure = { atMs: options.now(), ...failureText(error) };
      options.onFailure();
      options.logger.error({ err: error }, 'the backup failed');
    }
  }

  async #write(isStillNeeded: () => Promise<boolean>): Promise<void> {
    const { databaseUrl, folder, now, logger, write = writeBackup, freeBytes = freeBytesOf } = this.options;
    const newest = await this.#folder.newest(now());
    if (newest && (await freeBytes(folder)) < 2 * newest.bytes)
      throw new BackupError(
        'disk_full',
        `The disk of ${folder} is too full for a backup; free ${megabytes(2 * newest.bytes)} or more.`,
      );
    const written = await write({ databaseUrl, folder, now: new Date(now()), isStillNeeded });
    if (written) logger.info({ file: written.path }, 'backup written');
  }

  async #isDue(): Promise<boolean> {
    const nowMs = this.options.now();
    const newest = await this.#folder.newest(nowMs);
    return newest === undefined || nowMs - newest.createdAtMs >= DUE_AFTER_MS;
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const megabytes = (bytes: number): string => `${Math.max(1, Math.ceil(bytes / 1_000_000))} MB`;

const DISK_FULL: FailureText = { reason: 'disk_full', sentence: 'The disk is full.' };
const NOT_WRITABLE: FailureText = { reason: 'no_permission', sentence: 'The backup folder may not be written to.' };
const READ_ONLY: FailureText = { reason: 'no_permission', sentence: 'The disk of the backup folder is read-only.' };

const SYSTEM_FAILURES: Record<string, FailureText> = {
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: READ_ONLY,
  EIO: { reason: 'other', sentence: 'The disk of the backup folder fails.' },
};

/** Describes an error to the operator. */
function failureText(error: unknown): FailureText {
  if (error instanceof OperationalError)
    return { reason: error instanceof BackupError ? error.reason : 'other', sentence: error.message };
  const code = codeOf(error);
  return (
    (code !== undefined && SYSTEM_FAILURES[code]) || {
      reason: 'other',
      sentence: 'The database could not be read; the log says why.',
    }
  );
}

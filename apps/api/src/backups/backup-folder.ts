import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OperationalError } from '@marquee/server';
import { accountsOf, isBackupName, userRowsOf } from './backup-header';
import { isComplete, readBackupHeader } from './read-backup';
import { backupsToKeep, type BackupSummary } from './rotation';

export interface StoredBackup extends BackupSummary {
  bytes: number;
}

/** The backups in a folder. What a file is, once it could be read, is cached until the file changes. */
export class BackupFolder {
  readonly #read = new Map<string, Promise<StoredBackup | undefined>>();

  constructor(
    readonly path: string,
    private readonly readHeader = readBackupHeader,
  ) {}

  /** The readable backups, newest first. Incomplete files are skipped, not deleted. */
  async list(): Promise<StoredBackup[]> {
    const names = (await readdir(this.path).catch(() => [])).filter(isBackupName);
    const found = await Promise.all(names.map((name) => this.#find(name)));
    return found.filter((backup) => backup !== undefined).sort((a, b) => b.createdAtMs - a.createdAtMs);
  }

  /** Ignores backups dated in the future: they do not show when the last one was really written. */
  async newest(nowMs: number): Promise<StoredBackup | undefined> {
    return (await this.list()).find(({ createdAtMs }) => createdAtMs <= nowMs);
  }

  /** Path of a listed backup; undefined for any other name. */
  async pathOf(name: string): Promise<string | undefined> {
    return (await this.list()).some((backup) => backup.name === name) ? join(this.path, name) : undefined;
  }

  /** Deletes the backups that the rotation discards, and returns their names. */
  async rotate(nowMs: number): Promise<string[]> {
    const backups = await this.list();
    const kept = backupsToKeep(backups, nowMs);
    const removed = backups.map(({ name }) => name).filter((name) => !kept.has(name));
    for (const name of removed) await rm(join(this.path, name), { force: true });
    return removed;
  }

  async #find(name: string): Promise<StoredBackup | undefined> {
    const path = join(this.path, name);
    const file = await stat(path).catch(() => undefined);
    if (!file) return undefined;
    const key = `${name} ${file.size} ${file.mtimeMs}`;
    const description = this.#read.get(key) ?? this.#describe(path, name, file.size);
    this.#read.set(key, description);
    return description.catch(() => {
      // The disk may only have failed for the moment.
      this.#read.delete(key);
      return undefined;
    });
  }

  /** Undefined for a file that is no complete backup; rejects if it cannot be read. */
  async #describe(path: string, name: string, bytes: number): Promise<StoredBackup | undefined> {
    try {
      const header = await this.readHeader(path);
      if (!(await isComplete(path))) return undefined;
      const createdAtMs = Date.parse(header.createdAt);
      return { name, bytes, createdAtMs, accounts: accountsOf(header), rows: userRowsOf(header) };
    } catch (error) {
      if (error instanceof OperationalError) return undefined;
      throw error;
    }
  }
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { accountsOf, isBackupName, userRowsOf } from './backup-header';
import { isComplete, readBackupHeader } from './read-backup';
import { backupsToKeep, type BackupSummary } from './rotation';

interface StoredBackup extends BackupSummary {
  bytes: number;
}

/** The backups in a folder. The details of a file are cached until the file changes. */
export class BackupFolder {
  readonly #read = new Map<string, Promise<StoredBackup | undefined>>();

  constructor(readonly path: string) {}

  /** The readable backups, newest first. Incomplete files are skipped, not deleted. */
  async list(): Promise<StoredBackup[]> {
    const names = (await readdir(this.path).catch(() => [])).filter(isBackupName);
    const found = await Promise.all(names.map((name) => this.#describe(name)));
    return found.filter((backup) => backup !== undefined).sort((a, b) => b.createdAtMs - a.createdAtMs);
  }

  /** Ignores backups dated in the future: they do not show when the last one was really written. */
  async newest(nowMs: number): Promise<StoredBackup | undefined> {
    return (await this.list()).find(({ createdAtMs }) => createdAtMs <= nowMs);
  }

  /** Deletes the backups that the rotation discards, and returns their names. */
  async rotate(nowMs: number): Promise<string[]> {
    const backups = await this.list();
    const kept = backupsToKeep(backups, nowMs);
    const removed = backups.map(({ name }) => name).filter((name) => !kept.has(name));
    for (const name of removed) await rm(join(this.path, name), { force: true });
    return removed;
  }

  async #describe(name: string): Promise<StoredBackup | undefined> {
    const path = join(this.path, name);
    const file = await stat(path).catch(() => undefined);
    if (!file) return undefined;
    const key = `${name} ${file.size} ${file.mtimeMs}`;
    const description = this.#read.get(key) ?? describe(path, name, file.size);
    this.#read.set(key, description);
    return description;
  }
}

async function describe(path: string, name: string, bytes: number): Promise<StoredBackup | undefined> {
  try {
    const header = await readBackupHeader(path);
    if (header.format === 2 && !(await isComplete(path))) return undefined;
    const createdAtMs = Date.parse(header.createdAt);
    return { name, bytes, createdAtMs, accounts: accountsOf(header), rows: userRowsOf(header) };
  } catch {
    return undefined;
  }
}

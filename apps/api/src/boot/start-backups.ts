import { backupFolder } from '../config';
import { scheduleBackups, type Database } from '../db';
import type { Logger } from '../http/logger';

/** Daily backups of the embedded database under `{DATA_DIR}/backups`: a power cut may damage its files. */
export function startBackups(database: Database, dataDir: string, logger: Logger): void {
  const { writeBackup } = database;
  if (!writeBackup) return;
  const folder = backupFolder(dataDir);
  scheduleBackups({ folder, write: () => writeBackup(folder, new Date()), logger, now: Date.now });
}

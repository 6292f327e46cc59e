import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BootError } from '../config';
import { isStorageFull } from '../db/unavailable';

/** A full disk takes an empty file gladly; a start needs at least this much. */
const PROBE_BYTES = 64 * 1024;

/**
 * Makes sure that the folder exists and can be written to. Permission bits alone do not tell: a mount may be read-only,
 * a disk full.
 *
 * @throws BootError
 */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    mkdirSync(join(dataDir, 'content'), { recursive: true });
    try {
      // Some file systems find out that they are full only when they have to write.
      writeFileSync(probe, randomBytes(PROBE_BYTES), { flush: true });
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (cause) {
    throw new BootError('data_folder_not_writable', sentence(dataDir, cause), { cause });
  }
}

function sentence(dataDir: string, cause: unknown): string {
  if (isStorageFull(cause))
    return `The disk of the data folder ${dataDir} is full; make room on it, or set DATA_DIR to another folder.`;
  const reason = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
  return `The data folder ${dataDir} cannot be written to (${reason}); change its permissions, or set DATA_DIR to another folder.`;
}

import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, OperationalError, probeFolder } from '@marquee/server';
import { isStorageFull } from '../db/database-errors';

/** Minimum free space to start. */
const PROBE_BYTES = 64 * 1024;

/**
 * Makes sure that the folder exists and can be written to.
 *
 * @throws OperationalError
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    mkdirSync(join(dataDir, 'content'), { recursive: true });
    await probeFolder(dataDir, PROBE_BYTES);
  } catch (cause) {
    throw new OperationalError(sentence(dataDir, cause), { cause });
  }
}

function sentence(dataDir: string, cause: unknown): string {
  if (isStorageFull(cause))
    return `The disk of the data folder ${dataDir} is full; make room on it, or set DATA_DIR to another folder.`;
  const reason = codeOf(cause) ?? 'unknown error';
  return `The data folder ${dataDir} cannot be written to (${reason}); change its permissions, or set DATA_DIR to another folder.`;
}

import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf, OperationalError } from '@marquee/server';
import { isStorageFull } from '../db/database-errors';

/** From file systems without hard links: exFAT, some network shares. */
const NO_LINKS = new Set<string | undefined>(['EPERM', 'ENOTSUP', 'ENOSYS']);

/**
 * The text of a file with a secret, which only the server's user can read; the first start writes it.
 *
 * @param otherwise ends the advice for a file that cannot be read
 * @throws OperationalError if it can be neither read nor written
 */
export function readKeyFile(path: string, generate: () => string, otherwise = ''): string {
  if (!existsSync(path)) createKey(path, generate());
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw unreadableKey(path, error, otherwise);
  }
}

function createKey(path: string, key: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  const options = { mode: 0o600, flush: true };
  try {
    // Half a key, left by a full disk or a power failure, would be read as an invalid one at every later start.
    writeFileSync(draft, `${key}\n`, options);
    try {
      // Unlike a rename, this keeps the key that another process has created.
      linkSync(draft, path);
    } catch (error) {
      if (!NO_LINKS.has(codeOf(error))) throw error;
      writeFileSync(path, `${key}\n`, { ...options, flag: 'wx' });
    }
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unwritable(path, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

const unwritable = (path: string, cause: unknown) =>
  new OperationalError(`The key in ${path} cannot be written (${reasonOf(cause)}).`, { cause });

const reasonOf = (cause: unknown): string =>
  isStorageFull(cause) ? 'the disk is full' : (codeOf(cause) ?? 'unknown error');

export const unreadableKey = (path: string, cause: unknown, otherwise = '') =>
  new OperationalError(`The key in ${path} cannot be read; restore it from a backup${otherwise}.`, { cause });

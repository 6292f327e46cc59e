import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, OperationalError } from '@marquee/server';
import type { Settings } from '../config';
import { isStorageFull } from '../db/database-errors';

const KEY_BYTES = 32;
/** From file systems without hard links: exFAT, some network shares. */
const NO_LINKS = new Set<string | undefined>(['EPERM', 'ENOTSUP', 'ENOSYS']);

/**
 * The key that encrypts secrets in the database: SECRET_KEY, which several servers on one database share, or a file in
 * DATA_DIR that the first start creates.
 *
 * @throws OperationalError if the file cannot be read or has no valid key
 */
export function readSecretKey({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): Uint8Array {
  if (secretKey !== undefined) return Buffer.from(secretKey);
  const path = join(dataDir, 'secret.key');
  if (!existsSync(path)) createKey(path);
  const text = readKeyFile(path);
  if (text.length < KEY_BYTES) throw unreadable(path, undefined);
  return Buffer.from(text);
}

function createKey(path: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  const key = `${randomBytes(KEY_BYTES).toString('base64url')}\n`;
  const options = { mode: 0o600, flush: true };
  try {
    // Half a key, left by a full disk or a power failure, would be read as an invalid one at every later start.
    writeFileSync(draft, key, options);
    try {
      // Unlike a rename, this keeps the key that another process has created.
      linkSync(draft, path);
    } catch (error) {
      if (!NO_LINKS.has(codeOf(error))) throw error;
      writeFileSync(path, key, { ...options, flag: 'wx' });
    }
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unwritable(path, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw unreadable(path, error);
  }
}

const unwritable = (path: string, cause: unknown) =>
  new OperationalError(`The key in ${path} cannot be written (${reasonOf(cause)}).`, { cause });

const reasonOf = (cause: unknown): string =>
  isStorageFull(cause) ? 'the disk is full' : (codeOf(cause) ?? 'unknown error');

const unreadable = (path: string, cause: unknown) =>
  new OperationalError(`The key in ${path} cannot be read; restore it from a backup, or set SECRET_KEY.`, {
    cause,
  });

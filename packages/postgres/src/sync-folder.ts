import { closeSync, fsyncSync, openSync } from 'node:fs';
import { isSystemError } from './system-error';

/** From file systems that cannot flush a folder. */
const NO_FLUSH = new Set<string | undefined>(['EINVAL', 'EBADF', 'ENOTSUP']);

/** Makes renames in a folder survive a power failure, where the system has such a call: Windows has none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } catch (error) {
    if (!isSystemError(error) || !NO_FLUSH.has(error.code)) throw error;
  } finally {
    closeSync(handle);
  }
}

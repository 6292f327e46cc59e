import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes renames in a folder survive a power failure. Windows has no such call. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

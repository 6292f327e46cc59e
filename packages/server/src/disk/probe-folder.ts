import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../errors/code-of';

/**
 * Verifies that a folder exists and accepts a file of the given size. Permissions are not sufficient: a mount may be
 * read-only, a disk full, and a full disk still accepts an empty file.
 */
export async function probeFolder(folder: string, bytes: number): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const file = await open(probe, 'w', 0o600);
    try {
      await file.writeFile(randomBytes(bytes));
      // Some file systems detect that they are full only when flushing.
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  // Node's error for a folder that cannot be created, e.g. on a read-only disk.
  ENOENT: 'the folder cannot be made',
};

/** Why a file or folder could not be written, as part of a sentence for the operator. */
export function diskFailureReason(error: unknown): string {
  const code = codeOf(error) ?? 'unknown error';
  return reasons[code] ?? code;
}

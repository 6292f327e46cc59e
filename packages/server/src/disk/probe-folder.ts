import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes sure that a folder exists and takes a file of so many bytes. Permission bits alone do not tell: a mount may be
 * read-only, a disk full, and a full disk still takes an empty file.
 */
export async function probeFolder(folder: string, bytes: number): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const file = await open(probe, 'w', 0o600);
    try {
      await file.writeFile(randomBytes(bytes));
      // Some file systems find out that they are full only when they have to write.
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
  // What Node says of a folder that cannot be made, e.g. on a read-only disk.
  ENOENT: 'the folder cannot be made',
};

/** Why a file or folder could not be written, for a sentence to the operator. */
export function diskFailureReason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? 'unknown error';
  return reasons[code] ?? code;
}

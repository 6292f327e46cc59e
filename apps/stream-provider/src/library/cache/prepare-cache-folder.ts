import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** A full disk takes an empty file gladly. */
const probeBytes = 4096;

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  // Node's word for a folder that cannot be made, e.g. on a read-only disk.
  ENOENT: 'the folder cannot be made',
};

/** Makes the folder, for nobody else on this machine. One that cannot be written to is told; media are served all the same. */
export async function prepareCacheFolder(folder: string, logger: Logger): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const file = await open(probe, 'w', 0o600);
    // Some file systems find out that they are full only when they have to write.
    await file
      .writeFile(randomBytes(probeBytes))
      .then(() => file.sync())
      .finally(() => file.close());
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    logger.warn(
      `The library cannot keep what it makes in ${folder} (${reasons[code] ?? code}): it makes everything anew each time.`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

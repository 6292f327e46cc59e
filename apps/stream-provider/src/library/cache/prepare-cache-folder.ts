import { chmod } from 'node:fs/promises';
import { diskFailureReason, probeFolder, type Logger } from '@marquee/server';

const probeBytes = 4096;

/** Creates the private folder. If it is not writable, this is logged, and media are served all the same. */
export async function prepareCacheFolder(folder: string, logger: Logger): Promise<void> {
  try {
    await probeFolder(folder, probeBytes);
    await chmod(folder, 0o700);
  } catch (error) {
    logger.warn(
      `The library can’t store what it makes in ${folder} (${diskFailureReason(error)}), so it makes everything again each time.`,
    );
  }
}

import { statfs } from 'node:fs/promises';
import { DiskSpace } from '@marquee/core';
import type { Logger } from 'pino';

const checkMs = 1000;

/** Bytes that this process may still write to the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface WatchOptions {
  reserveBytes: number;
  readFreeBytes: () => Promise<number>;
  logger: Logger;
}

/** Follows the room on the disk of the cache until it is stopped, and says when it runs short and when it is back. */
export function watchDiskSpace({ reserveBytes, readFreeBytes, logger }: WatchOptions) {
  const space = new DiskSpace({
    readFreeBytes,
    reserveBytes,
    onChange: (isBelowReserve) =>
      logger.warn(
        { freeBytes: space.freeBytes, reserveBytes },
        isBelowReserve
          ? 'the disk of DATA_DIR is nearly full: the library makes everything anew each time'
          : 'the disk of DATA_DIR has room again',
      ),
  });
  const check = (): void => void space.check();
  const timer = setInterval(check, checkMs).unref();
  check();
  return { space, stop: () => clearInterval(timer) };
}

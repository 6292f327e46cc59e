import { statfs } from 'node:fs/promises';
import type { Logger } from '../logging/logger';
import { DiskSpace } from './disk-space';

const checkMs = 1_000;

/** Bytes that this process may still write to the folder's disk. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface WatchDiskSpaceOptions {
  reserveBytes: number;
  readFreeBytes: () => Promise<number>;
  logger: Logger;
  /** Log messages when the reserve is reached, and when there is enough space again. */
  messages: { low: string; enough: string };
}

/** Checks the free space of a disk every second until stopped. */
export function watchDiskSpace({ reserveBytes, readFreeBytes, logger, messages }: WatchDiskSpaceOptions) {
  const space = new DiskSpace({
    readFreeBytes,
    reserveBytes,
    onChange: (isBelowReserve) => {
      const message = isBelowReserve ? messages.low : messages.enough;
      logger.warn({ freeBytes: space.freeBytes, reserveBytes }, message);
    },
  });
  const check = (): void =>
    void space.check().catch((error: unknown) => logger.warn({ err: error }, 'a cache could not free disk space'));
  const timer = setInterval(check, checkMs).unref();
  check();
  return { space, stop: () => clearInterval(timer) };
}

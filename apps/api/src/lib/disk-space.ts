import { statfs } from 'node:fs/promises';
import { DiskSpace } from '@marquee/core';
import type { AppDeps } from '../app';
import { repeat } from './repeat';

const CHECK_MS = 1_000;

/** Bytes that this process may still write to the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

type WatchDeps = Pick<AppDeps, 'settings' | 'readFreeBytes' | 'logger' | 'metrics' | 'onStop'>;

/** Follows the room on the disk of the data folder, and says when saving stops and when it works again. */
export function watchDiskSpace({ settings, readFreeBytes, logger, metrics, onStop }: WatchDeps): DiskSpace {
  const reserveBytes = settings.diskReserveBytes;
  const space = new DiskSpace({
    readFreeBytes,
    reserveBytes,
    onChange: (isBelowReserve) =>
      logger.warn(
        { freeBytes: space.freeBytes, reserveBytes },
        isBelowReserve
          ? 'the disk of DATA_DIR is nearly full: people cannot save anything until there is room'
          : 'the disk of DATA_DIR has room again: people can save',
      ),
  });
  metrics.showFreeDisk(() => space.freeBytes);
  const stop = repeat({
    firstMs: 0,
    everyMs: CHECK_MS,
    run: () => space.check(),
    onError: (error) => logger.warn({ err: error }, 'a cache could not give up room'),
  });
  onStop(stop);
  return space;
}

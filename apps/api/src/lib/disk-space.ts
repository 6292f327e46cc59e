import { watchDiskSpace, type DiskSpace } from '@marquee/server';
import type { AppDeps } from '../app';

type WatchDeps = Pick<AppDeps, 'settings' | 'readFreeBytes' | 'logger' | 'metrics' | 'onStop'>;

/** Follows the room on the disk of the data folder, and says when saving stops and when it works again. */
export function watchDataDisk({ settings, readFreeBytes, logger, metrics, onStop }: WatchDeps): DiskSpace {
  const { space, stop } = watchDiskSpace({
    reserveBytes: settings.diskReserveBytes,
    readFreeBytes,
    logger,
    messages: {
      low: 'the disk of DATA_DIR is nearly full: people cannot save anything until there is room',
      enough: 'the disk of DATA_DIR has room again: people can save',
    },
  });
  metrics.observeFreeDisk(() => space.freeBytes);
  onStop(stop);
  return space;
}

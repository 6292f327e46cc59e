import type { Logger } from '@marquee/server';
import { runPeriodically } from '../../../lib/run-periodically';
import type { PictureOwnersRepository } from './picture-owners.repository';

const FIRST_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Limits the stored picture owners, once a day. Returns a function that stops it. */
export const schedulePictureCleanup = (
  stored: Pick<PictureOwnersRepository, 'deleteOldest'>,
  logger: Logger,
): (() => void) =>
  runPeriodically({
    firstMs: FIRST_MS,
    everyMs: DAY_MS,
    run: async () => logger.info({ forgotten: await stored.deleteOldest() }, 'pictures not seen for longest deleted'),
    onError: (error) => logger.error({ err: error }, 'old pictures could not be deleted'),
  });

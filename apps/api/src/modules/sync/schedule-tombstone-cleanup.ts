import { DAY_MS } from '@marquee/core';
import type { Logger } from '@marquee/server';
import { runPeriodically } from '../../lib/run-periodically';

const FIRST_MS = 5 * 60_000;
/** Deletes old tombstones once a day. Returns a function that stops it. */
export const scheduleTombstoneCleanup = (deleteTombstones: () => Promise<number>, logger: Logger): (() => void) =>
  runPeriodically({
    firstMs: FIRST_MS,
    everyMs: DAY_MS,
    run: async () => logger.info({ forgotten: await deleteTombstones() }, 'old tombstones deleted'),
    onError: (error) => logger.error({ err: error }, 'old tombstones could not be deleted'),
  });

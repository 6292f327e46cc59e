import type { Logger } from '@marquee/server';
import { repeat } from '../../lib/repeat';

const FIRST_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Forgets old removals once a day. Returns the function that stops it. */
export const startSweeps = (sweep: () => Promise<number>, logger: Logger): (() => void) =>
  repeat({
    firstMs: FIRST_MS,
    everyMs: DAY_MS,
    run: async () => logger.info({ forgotten: await sweep() }, 'old removals forgotten'),
    onError: (error) => logger.error({ err: error }, 'forgetting old removals failed'),
  });

import type { Logger } from '@marquee/server';
import { runPeriodically } from '../../lib/run-periodically';

interface Queue {
  /** Delivers one of what is due; false if nothing is. */
  deliverNext: () => Promise<boolean>;
  atOnce: number;
  /** What the log says of a failure. */
  failed: string;
  logger: Logger;
}

const FIRST_MS = 60_000;
const EVERY_MS = 60_000;

/** Delivers what is due every now and then, until it is stopped. */
export function createQueue({ deliverNext, atOnce, failed, logger }: Queue) {
  const stopping = new AbortController();
  const deliverAll = async (): Promise<void> => {
    while (!stopping.signal.aborted && (await deliverNext()));
  };
  /** Resolves when nothing is due that another process does not deliver. */
  const deliver = async (): Promise<void> => {
    await Promise.all(Array.from({ length: atOnce }, deliverAll));
  };
  const onError = (err: unknown) => {
    if (!stopping.signal.aborted) logger.warn({ err }, failed);
  };
  return {
    deliver,
    signal: stopping.signal,
    start: (): (() => void) => {
      const stop = runPeriodically({ firstMs: FIRST_MS, everyMs: EVERY_MS, run: deliver, onError });
      return () => {
        stop();
        stopping.abort();
      };
    },
  };
}

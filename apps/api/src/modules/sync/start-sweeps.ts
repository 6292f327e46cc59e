import type { Logger } from '../../http/logger';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Not while the first visitors wait for the server's first answers. */
const FIRST_MS = 5 * 60 * 1000;

/** Forgets old removals once a day. Returns the function that stops it. */
export function startSweeps(sweep: () => Promise<number>, logger: Logger): () => void {
  const run = () => {
    sweep().then(
      (forgotten) => logger.info({ forgotten }, 'old removals forgotten'),
      (error: unknown) => logger.error({ err: error }, 'forgetting old removals failed'),
    );
  };
  const first = setTimeout(run, FIRST_MS).unref();
  const repeated = setInterval(run, DAY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(repeated);
  };
}

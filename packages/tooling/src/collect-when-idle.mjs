import { performance } from 'node:perf_hooks';

const EVERY_MS = 60_000;
/** Event-loop utilization above which the process is not idle. */
const IDLE = 0.02;

/**
 * Collects garbage each minute in which the process was idle: V8 collects on allocation, so an idle server would
 * otherwise hold the garbage of earlier work for hours.
 *
 * @param {() => void} gc available with Node's `--expose-gc`
 */
export function collectWhenIdle(gc, eventLoopUtilization = performance.eventLoopUtilization) {
  let from = eventLoopUtilization();
  setInterval(() => {
    const to = eventLoopUtilization();
    if (eventLoopUtilization(to, from).utilization <= IDLE) gc();
    from = to;
  }, EVERY_MS).unref();
}

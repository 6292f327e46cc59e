import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/** In a shorter window one long task would look like a busy process. */
const WINDOW_MS = 1_000;
const BUSY = 0.95;

/** Returns a function that reports whether the event loop was busy for the last second or longer. */
export function createEventLoopMonitor(
  now: () => number,
  readUtilization: () => EventLoopUtilization = () => performance.eventLoopUtilization(),
): () => boolean {
  let from = readUtilization();
  let lookedAt = now();
  let isBusy = false;
  return () => {
    if (now() - lookedAt >= WINDOW_MS) {
      const to = readUtilization();
      isBusy = performance.eventLoopUtilization(to, from).utilization > BUSY;
      from = to;
      lookedAt = now();
    }
    return isBusy;
  };
}

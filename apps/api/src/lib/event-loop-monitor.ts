import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/** Shorter looks take one long task for a busy process. */
const WINDOW_MS = 1_000;
const BUSY = 0.95;

/** Tells whether this process hardly ever waited for something to do during the last second or more. */
export function createEventLoopMonitor(now: () => number): () => boolean {
  let from: EventLoopUtilization = performance.eventLoopUtilization();
  let lookedAt = now();
  let isBusy = false;
  return () => {
    if (now() - lookedAt >= WINDOW_MS) {
      const to = performance.eventLoopUtilization();
      isBusy = performance.eventLoopUtilization(to, from).utilization > BUSY;
      from = to;
      lookedAt = now();
    }
    return isBusy;
  };
}

import { performance } from 'node:perf_hooks';

const LOOK_EVERY_MS = 30_000;
/** Event-loop utilisation above which the process is not idle. */
const IDLE = 0.02;
/** Less garbage than this is not worth a pause. */
const WORTH_BYTES = 4 * 1024 * 1024;
/** Evicted cache entries do not make the heap grow, but are freed only by a collection. */
const AT_LEAST_EVERY_LOOKS = 6;

/**
 * Collects garbage when the process is idle: V8 collects on allocation, so an idle server would otherwise hold the
 * garbage of earlier work for hours. Returns a function that stops it.
 *
 * @param {{ gc: (() => void) | undefined, heapBytes?: () => number, utilization?: () => number }} options gc: available
 * with
 * Node's `--expose-gc`
 */
export function collectWhenIdle({ gc, heapBytes = heapTotal, utilization = utilizationMeter() }) {
  if (!gc) return () => undefined;
  let heldBytes = 0;
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (utilization() > IDLE) return;
    if (heapBytes() - heldBytes < WORTH_BYTES && looks < AT_LEAST_EVERY_LOOKS) return;
    gc();
    looks = 0;
    heldBytes = heapBytes();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

const heapTotal = () => process.memoryUsage().heapTotal;

function utilizationMeter() {
  let from = performance.eventLoopUtilization();
  return () => {
    const to = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(to, from);
    from = to;
    return utilization;
  };
}

import { performance } from 'node:perf_hooks';

const LOOK_EVERY_MS = 30_000;
/** Of the time: above it somebody still asks for things. */
const IDLE = 0.02;
/** Less garbage than this is not worth a pause now. */
const WORTH_BYTES = 4 * 1024 * 1024;
/** What caches give up while nobody asks makes no heap grow, but is freed by a collection alone. */
const AT_LEAST_EVERY_LOOKS = 6;

/**
 * Collects garbage once nobody asks for anything any more: V8 collects when memory is asked for, so a server that rests
 * after much work would keep what the work left for hours. Returns the function that stops it.
 *
 * @param {{ gc: (() => void) | undefined, heapBytes?: () => number, utilization?: () => number }} options gc: there with
 *   Node's `--expose-gc`
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

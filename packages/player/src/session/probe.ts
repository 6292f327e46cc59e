import { isReachable } from '../sources/is-reachable';
import { urlToProbe } from '../sources/stream-urls';
import type { FoundSource } from '../sources/found-source';

/** Another source must respond within this time to replace the failed one. */
const PROBE_TIMEOUT_MS = 4000;
/** Delays between checks whether a server responds again; the last one repeats. */
const RETRY_DELAYS_MS = [3000, 5000, 10_000, 20_000];

const responds = (source: FoundSource, signal: AbortSignal): Promise<boolean> => {
  const url = urlToProbe(source.stream);
  return url ? isReachable(url, signal) : Promise.resolve(false);
};

/** Whether a source’s server responds now. */
export const answers = (source: FoundSource): Promise<boolean> =>
  responds(source, AbortSignal.timeout(PROBE_TIMEOUT_MS));

/** The first of the sources that responds now. */
export async function firstReachable(sources: readonly FoundSource[]): Promise<FoundSource | undefined> {
  const reached = await Promise.all(sources.map(answers));
  return sources.find((_, index) => reached[index]);
}

/**
 * Asks now and then whether a source’s server responds again; nothing is requested while the page is hidden. Returns a
 * function that stops it.
 */
export function awaitReturn(source: FoundSource, onReturn: () => void): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const check = async (round: number): Promise<void> => {
    const isBack = document.visibilityState === 'visible' && (await responds(source, controller.signal));
    if (controller.signal.aborted) return;
    if (isBack) onReturn();
    else wait(round + 1);
  };
  const wait = (round: number): void => {
    timer = setTimeout(() => void check(round), RETRY_DELAYS_MS[Math.min(round, RETRY_DELAYS_MS.length - 1)]);
  };
  wait(0);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** Smaller responses say nothing of the bandwidth. Where the browser does not say, the size is 0. */
const LEAST_BYTES = 8e3;
/**
 * Milliseconds before the first byte that are latency, and do not count. What is above them is the time that a server
 * takes to encode, which does.
 */
export const MOST_LATENCY_MS = 100;

export interface LineMeter {
  /** Bits per second of the fastest response since the last call; null if there was none to measure. */
  read: () => number | null;
  /** Has to be called. */
  end: () => void;
}

/**
 * Measures a line by what `fetch` receives from the folder of a playlist: what else the page fetches may come from the
 * service worker. Of another origin the browser says nothing without `Timing-Allow-Origin`. A busy page does not distort
 * it: Resource Timing is measured outside the page.
 */
export function measureLine(playlist: string): LineMeter {
  const folder = new URL('.', playlist).href;
  let fastest = 0;
  const collect = (entries: PerformanceEntryList): void => {
    for (const entry of entries as PerformanceResourceTiming[]) {
      const { name, initiatorType, transferSize, requestStart, responseStart, responseEnd } = entry;
      if (initiatorType !== 'fetch' || transferSize < LEAST_BYTES || !name.startsWith(folder)) continue;
      const ms = responseEnd - Math.min(responseStart, requestStart + MOST_LATENCY_MS);
      fastest = Math.max(fastest, (transferSize * 8_000) / Math.max(1, ms));
    }
  };
  const observer = new PerformanceObserver((list) => collect(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    read() {
      collect(observer.takeRecords());
      const bps = fastest || null;
      fastest = 0;
      return bps;
    },
    end: () => observer.disconnect(),
  };
}

import { Gauge, type Registry } from 'prom-client';

export interface CacheReport {
  name: string;
  bytes: number;
  limitBytes: number;
}

/** Size and limit of each cache and queue, read when Prometheus scrapes. */
export function observeCaches(registry: Registry, report: () => readonly CacheReport[]): void {
  const gauge = (name: string, help: string, of: (cache: CacheReport) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        for (const cache of report()) this.set({ cache: cache.name }, of(cache));
      },
    });
  gauge('marquee_cache_limit_bytes', 'Limit of a cache or queue (MEMORY).', ({ limitBytes }) => limitBytes);
  gauge('marquee_cache_size_bytes', 'Size of a cache or queue.', ({ bytes }) => bytes);
}

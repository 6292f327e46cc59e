import type { RequestHandler } from 'express';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { CacheReport } from '../../lib/bounded-caches';

export interface Metrics {
  registry: Registry;
  requestTimer: RequestHandler;
  countTmdbResponse: (source: string) => void;
  countLogin: (outcome: 'succeeded' | 'failed') => void;
  countBackupFailure: () => void;
  /** Asked when the figures are read: the time of the last backup in epoch milliseconds. */
  observeLastBackup: (lastSuccessAtMs: () => Promise<number | undefined>) => void;
  /** Asked when the figures are read. */
  observeCaches: (report: () => CacheReport[]) => void;
  /** Asked when the figures are read. */
  observeActiveSessions: (count: () => Promise<number>) => void;
  /** Asked when the figures are read; undefined when it is not known. */
  observeFreeDisk: (bytes: () => number | undefined) => void;
}

/** @param options.processMetrics memory, event loop and garbage collection: once per process, as they install observers */
export function createMetrics(options: { processMetrics: boolean }): Metrics {
  const registry = new Registry();
  if (options.processMetrics) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'Time from request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'marquee_tmdb_responses_total',
    help: 'Metadata answers by where they came from.',
    labelNames: ['source'],
    registers: [registry],
  });
  const logins = new Counter({
    name: 'marquee_logins_total',
    help: 'Logins by outcome; a lock-out is a failure.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const backupFailures = new Counter({
    name: 'marquee_backup_failures_total',
    help: 'Backups that this process could not write.',
    registers: [registry],
  });
  return {
    registry,
    countTmdbResponse: (source) => answers.inc({ source }),
    countLogin: (outcome) => logins.inc({ outcome }),
    countBackupFailure: () => backupFailures.inc(),
    observeLastBackup: (lastSuccessAtMs) => {
      new Gauge({
        name: 'marquee_last_backup_timestamp_seconds',
        help: 'When the newest backup was written, in epoch seconds; NaN without one.',
        registers: [registry],
        async collect() {
          this.set(((await lastSuccessAtMs().catch(() => undefined)) ?? Number.NaN) / 1_000);
        },
      });
    },
    observeCaches: (report) => {
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
      gauge('marquee_cache_limit_bytes', 'What a cache may hold (MEMORY).', ({ limitBytes }) => limitBytes);
      gauge('marquee_cache_size_bytes', 'What a cache holds.', ({ bytes }) => bytes);
    },
    observeActiveSessions: (count) => {
      new Gauge({
        name: 'marquee_sessions',
        help: 'Sessions that have not expired.',
        registers: [registry],
        async collect() {
          // The other figures must not wait for a database that is away.
          this.set(await count().catch(() => Number.NaN));
        },
      });
    },
    observeFreeDisk: (bytes) => {
      new Gauge({
        name: 'marquee_disk_free_bytes',
        help: 'Room left on the disk of DATA_DIR.',
        registers: [registry],
        collect() {
          this.set(bytes() ?? Number.NaN);
        },
      });
    },
    requestTimer: (req, res, next) => {
      const stop = durations.startTimer();
      res.on('close', () => {
        // The pattern, never the address: titles and searches would be labels without end.
        const { path } = (req.route ?? {}) as { path?: unknown };
        const route = typeof path === 'string' ? `${req.baseUrl}${path}` : 'file';
        stop({ method: req.method, route, status: res.statusCode });
      });
      next();
    },
  };
}

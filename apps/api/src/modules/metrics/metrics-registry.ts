import { isRecord, type CheckLevels, type Level } from '@marquee/core';
import { observeCaches, type CacheReport } from '@marquee/server';
import type { RequestHandler } from 'express';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface MetricsRegistry {
  registry: Registry;
  timeRequests: RequestHandler;
  countTmdbResponse: (source: string) => void;
  countLogin: (outcome: 'succeeded' | 'failed') => void;
  countBackupFailure: () => void;
  /**
   * Time of the last backup in epoch milliseconds. Like every `observe…` callback, it is called when Prometheus
   * scrapes.
   */
  observeLastBackup: (lastSuccessAtMs: () => Promise<number | undefined>) => void;
  observeChecks: (levels: () => Promise<CheckLevels>) => void;
  observeCaches: (report: () => CacheReport[]) => void;
  observeActiveSessions: (count: () => Promise<number>) => void;
  /** Undefined if unknown. */
  observeFreeDisk: (bytes: () => number | undefined) => void;
}

const values: Record<Level, number> = { good: 1, warning: 0.5, bad: 0 };

/**
 * @param options.processMetrics memory, event loop and garbage collection; only once per process, because they install
 * observers
 */
export function createMetricsRegistry(options: { processMetrics: boolean }): MetricsRegistry {
  const registry = new Registry();
  if (options.processMetrics) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const tmdbResponses = new Counter({
    name: 'marquee_tmdb_responses_total',
    help: 'Responses of the TMDB gateway by where they came from.',
    labelNames: ['source'],
    registers: [registry],
  });
  const logins = new Counter({
    name: 'marquee_logins_total',
    help: 'Logins by outcome; a lockout counts as a failure.',
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
    countTmdbResponse: (source) => tmdbResponses.inc({ source }),
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
    observeChecks: (levels) => {
      new Gauge({
        name: 'marquee_check',
        help: 'How each part of the server is: 1 fine, 0.5 a warning, 0 a problem.',
        labelNames: ['check'],
        registers: [registry],
        async collect() {
          for (const [check, level] of Object.entries(await levels())) this.set({ check }, values[level]);
        },
      });
    },
    observeCaches: (report) => observeCaches(registry, report),
    observeActiveSessions: (count) => {
      new Gauge({
        name: 'marquee_sessions',
        help: 'Sessions that have not expired.',
        registers: [registry],
        async collect() {
          // The other metrics must not fail with the database.
          this.set(await count().catch(() => Number.NaN));
        },
      });
    },
    observeFreeDisk: (bytes) => {
      new Gauge({
        name: 'marquee_disk_free_bytes',
        help: 'Free space on the disk of DATA_DIR.',
        registers: [registry],
        collect() {
          this.set(bytes() ?? Number.NaN);
        },
      });
    },
    timeRequests: (req, res, next) => {
      const stop = durations.startTimer();
      res.on('close', () => {
        // The route pattern instead of the URL: titles and searches would make the number of labels unbounded.
        const matched: unknown = req.route;
        const path = isRecord(matched) ? matched.path : undefined;
        const route = typeof path === 'string' ? `${req.baseUrl}${path}` : 'file';
        stop({ method: req.method, route, status: res.statusCode });
      });
      next();
    },
  };
}

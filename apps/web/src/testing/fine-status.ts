import type { OperatorStatus } from '@marquee/core/contracts';

/** A server on which everything is fine, and no backup has been written yet. */
export const fineStatus: OperatorStatus = {
  backup: { isOn: true, lastSuccessAt: null, failure: null },
  tmdb: { state: 'works', error: null, requests: 12, cached: 345 },
  database: { ms: 2, bytes: 8.4e6 },
  disk: { freeBytes: 50e9, reserveBytes: 128e6 },
  caches: { bytes: 1e6, limitBytes: 64e6 },
  provider: { isReachable: true, ms: 3, folders: [] },
  conversions: { hasFfmpeg: true, running: 0, most: 2, cacheBytes: 1e9, cacheMaxBytes: 10e9 },
  mail: { isConfigured: true },
  server: { version: '1.2.3', node: '24.1.0', startedAt: '2026-01-01T00:00:00Z', memoryBytes: 90e6 },
};

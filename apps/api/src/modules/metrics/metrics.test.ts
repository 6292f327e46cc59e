import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { memoryBounds } from '../../config';
import { createTestApp } from '../../testing/test-app';
import { createMetricsRegistry } from './metrics-registry';
import { backupsIn } from '../../testing/backups-in';

describe('metrics', () => {
  it('count requests by route pattern, never by URL', async () => {
    const test = createTestApp();
    await request(test.app).get('/api/tmdb/3/movie/popular').expect(200);
    const { text } = await request(test.app).get('/metrics').expect(200);
    expect(text).toMatch(
      /marquee_http_request_duration_seconds_count\{method="GET",route="\/api\/tmdb\/3\/\*path",status="200"\} 1/,
    );
    expect(text).not.toContain('movie/popular');
    test.remove();
  });

  it('show the limit and size of every cache, depending on MEMORY', async () => {
    for (const memory of ['normal', 'small'] as const) {
      const test = createTestApp({ MEMORY: memory });
      await request(test.app).get('/api/tmdb/3/movie/popular').expect(200);
      const { text } = await request(test.app).get('/metrics').expect(200);
      for (const [name, bytes] of Object.entries(memoryBounds[memory].caches))
        expect(text).toContain(`marquee_cache_limit_bytes{cache="${name}"} ${bytes}`);
      expect(text).toMatch(/marquee_cache_size_bytes\{cache="tmdb_responses"\} [1-9]/);
      test.remove();
    }
  });

  it('are hidden from other machines without the token', async () => {
    const open = createTestApp({ TRUST_PROXY: 'true' });
    await request(open.app).get('/metrics').set('X-Forwarded-For', '203.0.113.9').expect(404);
    open.remove();
    const guarded = createTestApp({ METRICS_TOKEN: 'let-me-see-it' });
    await request(guarded.app).get('/metrics').expect(404);
    await request(guarded.app).get('/metrics').set('Authorization', 'Bearer let-me-see-xx').expect(404);
    await request(guarded.app).get('/metrics').set('Authorization', 'Bearer let-me-see-it').expect(200);
    guarded.remove();
  });

  it('show the time of the last backup, and count failures', async () => {
    const lastSuccessAtMs = Date.parse('2026-11-22T04:10:00Z');
    const metrics = createMetricsRegistry({ processMetrics: false });
    metrics.countBackupFailure();
    const test = createTestApp({}, { metrics, backups: backupsIn({ lastSuccessAtMs, failure: undefined }) });
    const { text } = await request(test.app).get('/metrics').expect(200);
    expect(text).toContain(`marquee_last_backup_timestamp_seconds ${lastSuccessAtMs / 1_000}\n`);
    expect(text).toContain('marquee_backup_failures_total 1\n');
    test.remove();
  });
});

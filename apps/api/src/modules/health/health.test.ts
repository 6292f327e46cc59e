import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestApp, noPrisma } from '../../testing/test-app';
import { backupsIn } from '../../testing/backups-in';

describe('health', () => {
  it('is ok while the process serves', async () => {
    const test = createTestApp();
    await request(test.app).get('/healthz').expect(200, { status: 'ok' });
    await request(test.app)
      .get('/readyz')
      .expect(200, {
        status: 'ready',
        details: {
          backup: { status: 'none', lastSuccessAt: null },
          checks: {
            tmdb: 'unknown',
            provider: 'unknown',
            folders: 'unknown',
            database: 'unknown',
            disk: 'unknown',
            backup: 'unknown',
          },
        },
      });
    test.remove();
  });

  it('is not ready while the database is unreachable', async () => {
    const test = createTestApp(
      {},
      { database: { ping: () => Promise.reject(new Error('gone')), prisma: noPrisma, listen: () => () => undefined } },
    );
    const answer = await request(test.app).get('/readyz').expect(503);
    expect(answer.body).toMatchObject({ code: 'not_ready', error: 'The database isn’t responding.' });
    await request(test.app).get('/healthz').expect(200);
    test.remove();
  });

  it('is not ready while the process shuts down', async () => {
    const test = createTestApp({}, { isDraining: () => true });
    await request(test.app).get('/readyz').expect(503);
    test.remove();
  });
});

describe('a backup', () => {
  const lastSuccessAtMs = Date.parse('2026-11-22T04:10:00Z');

  it('that fails is reported by a ready process, without the reason', async () => {
    const failure = { atMs: lastSuccessAtMs + 1, reason: 'disk_full', sentence: 'The disk is full.' } as const;
    const test = createTestApp({}, { backups: backupsIn({ lastSuccessAtMs, failure }) });
    const { body } = await request(test.app).get('/readyz').expect(200);
    expect(body.details).toMatchObject({ backup: { status: 'failing', lastSuccessAt: '2026-11-22T04:10:00.000Z' } });
    test.remove();
  });
});

import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestApp, noPrisma } from '../../testing/test-app';

describe('health', () => {
  it('is fine while the process serves', async () => {
    const test = createTestApp();
    await request(test.app).get('/healthz').expect(200, { status: 'ok' });
    await request(test.app)
      .get('/readyz')
      .expect(200, { status: 'ready', details: { backup: { status: 'none', lastSuccessAt: null } } });
    test.remove();
  });

  it('takes the process out of traffic while the database is away', async () => {
    const test = createTestApp(
      {},
      { database: { ping: () => Promise.reject(new Error('gone')), prisma: noPrisma, listen: () => () => undefined } },
    );
    const answer = await request(test.app).get('/readyz').expect(503);
    expect(answer.body).toMatchObject({ code: 'not_ready', error: 'The database does not answer.' });
    await request(test.app).get('/healthz').expect(200);
    test.remove();
  });

  it('takes the process out of traffic while it stops', async () => {
    const test = createTestApp({}, { isDraining: () => true });
    await request(test.app).get('/readyz').expect(503);
    test.remove();
  });
});

describe('a backup', () => {
  const lastSuccessAtMs = Date.parse('2026-11-22T04:10:00Z');

  it('that fails is a detail of a process that is ready, without the reason', async () => {
    const failure = { atMs: lastSuccessAtMs + 1, sentence: 'The disk is full.' };
    const test = createTestApp({}, { backups: { state: async () => ({ lastSuccessAtMs, failure }) } });
    const { body } = await request(test.app).get('/readyz').expect(200);
    expect(body.details).toEqual({ backup: { status: 'failing', lastSuccessAt: '2026-11-22T04:10:00.000Z' } });
    test.remove();
  });
});

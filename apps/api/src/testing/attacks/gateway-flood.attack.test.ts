import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { listen } from '../listen';
import { startStubServer, type StubServer } from '../stub-server';
import { createTestApp, type TestApp } from '../test-app';

// Takes seconds: only more than 800 requests use up a budget.

const FLOOD = '198.51.100.1';
const VISITOR = '203.0.113.9';

/** More than one address may ask for in a minute. */
const FLOOD_SIZE = 820;
const PER_MINUTE = 800;

describe('a flood of uncached title requests from one address', () => {
  let tmdb: StubServer;
  let test: TestApp;
  let server: Awaited<ReturnType<typeof listen>>;
  let answers: Awaited<ReturnType<typeof get>>[];
  let visitor: Awaited<ReturnType<typeof get>>;

  const get = async (id: number, address: string) => {
    const response = await fetch(`${server.origin}/api/tmdb/3/movie/${id}`, {
      headers: { 'X-Forwarded-For': address },
    });
    return { response, body: (await response.json()) as { code?: string; error?: string } };
  };

  beforeAll(async () => {
    tmdb = await startStubServer((_req, res) => res.end('{"id":1}'));
    test = createTestApp({ TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3`, TRUST_PROXY: 'true' });
    server = await listen(test.bare);
    await get(5, VISITOR);
    test.clock.now += 13 * 3_600_000;

    const burst = Array.from({ length: FLOOD_SIZE }, (_, index) => get(1_000 + index, FLOOD));
    // The burst has arrived when its first responses have.
    await Promise.race(burst);
    visitor = await get(603, VISITOR);
    answers = await Promise.all(burst);
  });
  afterAll(async () => {
    await server.close();
    test.remove();
    await tmdb.close();
  });

  it('is refused early, and everybody else is answered', async () => {
    expect(visitor.response.status).toBe(200);

    const refused = answers.filter(({ response }) => ![200, 429].includes(response.status));
    expect(refused.length).toBeGreaterThan(100);
    for (const { response, body } of refused) {
      expect(response.status).toBe(503);
      expect(body).toMatchObject({ code: 'busy', error: 'The server is busy. Try again in a moment.' });
      expect(response.headers.get('retry-after')).toBe('2');
    }
    expect((await get(604, VISITOR)).response.status).toBe(200);
    // The burst must not be mistaken for an outage of TMDB.
    expect(test.logged.filter(({ msg }) => msg === 'TMDB did not answer')).toEqual([]);
  });

  it('uses up the budget of its address and of no other', async () => {
    expect(answers.filter(({ response }) => response.status === 429)).toHaveLength(FLOOD_SIZE - PER_MINUTE);
    const { response, body } = await get(9_999, FLOOD);
    expect(response.status).toBe(429);
    expect(body.code).toBe('rate_limited');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get(9_999, VISITOR)).response.status).toBe(200);
    // Cached responses cost nothing, so they are not counted.
    expect((await get(9_999, FLOOD)).response.status).toBe(200);
  });

  it('still gets what is cached, however old', async () => {
    const stale = await request(test.bare).get('/api/tmdb/3/movie/5').set('X-Forwarded-For', FLOOD);
    expect([stale.status, stale.headers['x-marquee-source']]).toEqual([200, 'stale']);
  });
});

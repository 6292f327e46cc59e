import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { respondAsRatedTmdb } from '../rated-tmdb';
import { startStubServer, type StubServer } from '../stub-server';
import { createAccountsTest, PASSWORD, type AccountsTest, type Visitor } from '../test-accounts';
import { openTestDatabase, type TestDatabase } from '../test-database';

jest.setTimeout(120_000);

const ROUNDS = 50;
/** Tolerance for the noise of a busy machine in the lowest tenth of this many samples. */
const TOLERANCE = 1.25;
const ATTEMPTS = 4;
const DAY_MS = 24 * 3_600_000;
/** Delay of TMDB's response, longer than any of the server's own. */
const SLOW_MS = 500;

/** A busy machine only ever adds time: the lowest tenth is close to the server's own. */
const lowestTenth = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0;

describe('the time of a 404', () => {
  let tmdb: StubServer;
  let database: TestDatabase;
  let test: AccountsTest;
  let child: Visitor;
  let environment: Record<string, string>;
  const clock = { now: Date.now() };

  beforeAll(async () => {
    [tmdb, database] = await Promise.all([startStubServer(respondAsRatedTmdb), openTestDatabase()]);
    environment = { TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3` };
    test = createAccountsTest(database, environment, { now: () => clock.now });
    const parent = await test.signUp();
    child = await test.logIn(parent.username);
    const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, hiddenTitles: ['movie:5'] };
    const made = await parent.post('/api/profiles', { profile, password: PASSWORD }).expect(201);
    await child.post(`/api/profiles/${made.body.id}/activate`).expect(200);
    for (const path of ['movie/2', 'movie/3', 'movie/5']) await parent.get(`/api/tmdb/3/${path}`).expect(200);
    await child.get('/api/tmdb/3/movie/popular').expect(200);
  });
  afterAll(async () => {
    test.remove();
    await Promise.all([tmdb.close(), database.remove()]);
  });

  /** Ratio of the durations of two paths, requested alternately, in alternating order. */
  async function ratioOf(one: string, other: string): Promise<number> {
    const times: Record<string, number[]> = { [one]: [], [other]: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const address of round % 2 ? [one, other] : [other, one]) {
        const start = performance.now();
        await child.get(address).expect(404);
        times[address]?.push(performance.now() - start);
      }
    return lowestTenth(times[one] ?? []) / lowestTenth(times[other] ?? []);
  }

  it.each([
    ['rated above the cap', '/api/tmdb/3/movie/2', '/api/tmdb/3/movie/998'],
    ['hidden by name', '/api/tmdb/3/movie/5', '/api/tmdb/3/movie/998'],
    ['an adult title’s part', '/api/tmdb/3/movie/3/images', '/api/tmdb/3/movie/998/images'],
    ['a season', '/api/tmdb/3/tv/1/season/1', '/api/tmdb/3/tv/998/season/1'],
    ['a picture', '/api/img/t/p/w342/HIDDEN-movie-2.jpg', '/api/img/t/p/w342/no-such-picture.jpg'],
  ])('is the same for what is hidden and for what does not exist: %s [PROFILE-30]', async (_what, hidden, unknown) => {
    let ratio = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS && !(ratio < TOLERANCE && ratio > 1 / TOLERANCE); attempt += 1)
      ratio = await ratioOf(hidden, unknown);
    expect(ratio).toBeLessThan(TOLERANCE);
    expect(ratio).toBeGreaterThan(1 / TOLERANCE);
  });

  it('is a look-up’s for what nobody has asked about, and none’s after that, also days later [PROFILE-30]', async () => {
    const fresh = createAccountsTest(database, environment, { now: () => clock.now });
    tmdb.respondWith((req, res) => void setTimeout(() => respondAsRatedTmdb(req, res), SLOW_MS));
    const timeOf = async (path: string): Promise<number> => {
      const start = performance.now();
      await request(fresh.app).get(`/api/tmdb/3/${path}`).set('Cookie', child.cookie).expect(404);
      return performance.now() - start;
    };
    const both = () => Promise.all(['movie/2?language=fr', 'movie/997?language=fr'].map(timeOf));
    await timeOf('movie/996');
    for (const time of await both()) expect(time).toBeGreaterThan(SLOW_MS);
    for (const time of await both()) expect(time).toBeLessThan(SLOW_MS);
    clock.now += 3 * DAY_MS;
    for (const time of await both()) expect(time).toBeLessThan(SLOW_MS);
    fresh.remove();
  });
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { DAY_MS } from '@marquee/core';
import { seriesAiringsSchema } from '@marquee/core/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { kidOf } from '../../testing/kid-of';
import { respondAsRatedTmdb } from '../../testing/rated-tmdb';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { createAccountsTest, type AccountsTest, type Visitor } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { createTestGateway } from '../../testing/test-gateway';
import { AiringsService } from '.';

const OWN = '/api/users/me/airings';
const TMDB_TOKEN = 'ey.test.token';
const named = { title: 'A', year: 2000 };
const episode = { id: 5, season_number: 2, episode_number: 1, name: 'A\0Second', episode_type: 'finale' };

/** Series 1 is rated TV-MA, and 2 TV-PG; there are no others. */
function respond(req: IncomingMessage, res: ServerResponse): void {
  const { pathname, search } = new URL(req.url ?? '', 'http://tmdb');
  const [, id, season] = /^\/3\/tv\/([12])(\/season\/2)?$/.exec(pathname) ?? [];
  if (!id || search.includes('append')) {
    respondAsRatedTmdb(req, res);
    return;
  }
  const seasons = [{ id: 3, season_number: 2, episode_count: 1, name: 'Season 2' }];
  const body = season
    ? { ...seasons[0], episodes: [{ ...episode, air_date: '2026-11-20' }] }
    : { id: Number(id), name: `Series ${id}`, seasons };
  res.end(JSON.stringify(body));
}

describe('what airs of followed series', () => {
  let tmdb: StubServer;
  let database: TestDatabase;
  let test: AccountsTest;
  let nowMs: number;
  const stops: (() => void)[] = [];
  beforeAll(async () => {
    tmdb = await startStubServer(respond);
  });
  afterAll(() => tmdb.close());
  beforeEach(async () => {
    database = await openTestDatabase();
    test = createAccountsTest(database, { TMDB_TOKEN, TMDB_BASE_URL: `${tmdb.origin}/3` });
    nowMs = Date.parse('2026-11-28T12:00:00Z');
    tmdb.respondWith(respond);
    tmdb.requests.length = 0;
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    test.remove();
    await database.remove();
  });

  /** Of another process each. */
  function newService(): AiringsService {
    const baseUrl = `${tmdb.origin}/3`;
    const { caches, ...deps } = createTestGateway({ test, baseUrl, token: TMDB_TOKEN, now: () => nowMs });
    stops.push(() => caches.close());
    const airings = new AiringsService({ database: database.database, ...deps });
    stops.push(airings.start());
    return airings;
  }
  const push = (by: Visitor, entries: Record<string, object[]>) =>
    by.post('/api/sync', { push: entries, updatedAt: Date.now() }).expect(200);
  const follow = (by: Visitor, id: number, times: object = { changedAt: 5 }) =>
    push(by, { follows: [{ key: `tv:${id}`, value: named, ...times }] });
  const own = async (by: Visitor) =>
    seriesAiringsSchema.parse((await by.get(OWN).expect(200)).body).airings.map(({ key }) => key);
  const asked = () => tmdb.requests.map(({ url }) => url.split('?')[0]).filter((path) => !path?.includes('season'));
  const due = async () =>
    (await database.sql<{ key: string }>('SELECT key FROM series_airings ORDER BY key')).map(({ key }) => key);

  it('is asked about once a day for each series, by whichever process, whoever follows it [FOLLOW-03]', async () => {
    const [one, other] = [await test.signUp(), await test.signUp()];
    await follow(one, 1);
    await follow(other, 1);
    await push(other, {
      bookmarks: [{ key: '2/tv/watchlist', value: {}, changedAt: 5 }],
      history: [{ key: 'tv:7/s1e1', value: { title: 'Pilot', id: 1, number: 1 }, changedAt: 5 }],
    });
    const [first, second] = [newService(), newService()];
    await Promise.all([first.update(), first.update(), second.update()]);
    expect(asked().sort()).toEqual(['/3/tv/1', '/3/tv/2', '/3/tv/7']);
    expect(await own(one)).toEqual(['tv:1']);
    expect(await own(other)).toEqual(['tv:1', 'tv:2']);
    nowMs += DAY_MS / 2;
    await second.update();
    expect(asked()).toHaveLength(3);
    nowMs += DAY_MS / 2;
    await second.update();
    expect(asked()).toHaveLength(6);
    const known = await second.find(['tv:2', 'tv:7', 'tv:9']);
    expect([...known]).toEqual([
      [
        'tv:2',
        {
          key: 'tv:2',
          name: 'Series 2',
          episodes: [
            {
              season: 2,
              number: 1,
              name: 'A\uFFFDSecond',
              airDate: '2026-11-20',
              isPremiere: true,
              isFinale: true,
              changedAt: nowMs - DAY_MS,
            },
          ],
        },
      ],
    ]);
  });

  it('is not asked about a series that was unfollowed, however it was begun, and forgotten [FOLLOW-02, FOLLOW-03]', async () => {
    const person = await test.signUp();
    const service = newService();
    await push(person, {
      plays: [{ key: 'tv:1/s1e1/a', value: { watchedAt: 5, how: 'played', ...named }, changedAt: 5 }],
    });
    await service.update();
    expect(await due()).toEqual(['tv:1']);
    await follow(person, 1, { changedAt: 6, removedAt: 6 });
    await service.update();
    expect(await due()).toEqual([]);
    expect(await own(person)).toEqual([]);
  });

  it('is asked about again an hour after TMDB failed [FOLLOW-03]', async () => {
    const person = await test.signUp();
    await follow(person, 1);
    const service = newService();
    tmdb.respondWith((_req, res) => res.writeHead(500).end());
    await expect(service.update()).rejects.toThrow();
    tmdb.respondWith(respond);
    await service.update();
    expect(await own(person)).toEqual([]);
    nowMs += 3_600_000;
    await service.update();
    expect(await own(person)).toEqual(['tv:1']);
  });

  it('is nobody else’s, and nothing of a series that is hidden from the profile [FOLLOW-09]', async () => {
    const parent = await test.signUp();
    const kid = await kidOf(test, parent);
    await follow(kid, 1);
    await follow(kid, 2);
    await newService().update();
    expect(await own(kid)).toEqual(['tv:2']);
    expect(await own(await test.signUp())).toEqual([]);
    await request(test.app).get(OWN).expect(401);
  });
});

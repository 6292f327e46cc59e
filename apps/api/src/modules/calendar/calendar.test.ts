import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '@marquee/core';
import type { NewAccessToken } from '@marquee/core/contracts';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import request from 'supertest';
import type { CacheName } from '../../config';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { airDates, filmDates, respondAsDatedTmdb } from '../../testing/dated-tmdb';
import { listen } from '../../testing/listen';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { createAccountsTest, PASSWORD, type AccountsTest, type Visitor } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { createTestGateway } from '../../testing/test-gateway';
import { AiringsService, FilmReleasesService } from '../airings';
import { MOST_FEED_EVENTS } from './calendar.service';

const TMDB_TOKEN = 'ey.test.token';
const TODAY = '2026-11-28';
const named = { title: 'A', year: 2026 };

describe('a calendar feed', () => {
  let tmdb: StubServer;
  let database: TestDatabase;
  let test: AccountsTest;
  let caches: BoundedCaches<CacheName>;
  let nowMs = Date.parse(`${TODAY}T12:00:00Z`);
  let site: Awaited<ReturnType<typeof listen>>;
  let update: () => Promise<void>;

  beforeAll(async () => {
    tmdb = await startStubServer(respondAsDatedTmdb);
    database = await openTestDatabase();
    const now = () => nowMs;
    const baseUrl = `${tmdb.origin}/3`;
    test = createAccountsTest(database, { TMDB_TOKEN, TMDB_BASE_URL: baseUrl }, { now });
    site = await listen(test.app);
    const gateway = createTestGateway({ test, baseUrl, token: TMDB_TOKEN, now });
    caches = gateway.caches;
    const deps = { database: database.database, ...gateway };
    const [airings, films] = [new AiringsService(deps), new FilmReleasesService(deps)];
    update = async () => {
      caches.clear();
      await airings.update();
      await films.update();
    };
  });
  beforeEach(async () => {
    for (const table of ['rate_limits', 'series_airings', 'film_releases']) await database.sql(`DELETE FROM ${table}`);
    airDates.clear();
    filmDates.clear();
    nowMs += 60_000;
  });
  afterAll(async () => {
    caches.close();
    await site.close();
    test.remove();
    await tmdb.close();
    await database.remove();
  });

  const make = async (by: Visitor, scopes = ['calendar']): Promise<NewAccessToken> =>
    (await by.post('/api/users/me/tokens', { name: 'Phone', scopes, expiresInDays: null }).expect(201)).body;
  const read = (secret: string, query = '') => request(site.origin).get(`/api/calendar/${secret}.ics${query}`);
  const push = (by: Visitor, entries: Record<string, object[]>) =>
    by.post('/api/sync', { push: entries, updatedAt: nowMs }).expect(200);
  const follow = (by: Visitor, ...ids: number[]) =>
    push(by, { follows: ids.map((id) => ({ key: `tv:${id}`, value: named, changedAt: 5 })) });
  const await_ = (by: Visitor, ...ids: number[]) =>
    push(by, { bookmarks: ids.map((id) => ({ key: `${id}/movie/watchlist`, value: named, changedAt: 5 })) });
  const eventsIn = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  const summaries = async (secret: string, query = '') =>
    eventsIn((await read(secret, query).expect(200)).text).map(({ summary }) => summary);

  it('is read by two calendar programs’ parsers: all-day events of followed series and awaited films [CALENDAR-05, CALENDAR-06]', async () => {
    airDates.set(2, '2026-12-04');
    filmDates.set(1, [
      ['US', 3, '2026-12-18'],
      ['US', 4, '2027-02-29'],
      ['US', 5, '2027-03-02'],
      ['DE', 3, '2026-12-25'],
    ]);
    const person = await test.signUp();
    await follow(person, 2);
    await await_(person, 1);
    await push(person, { bookmarks: [{ key: '5/movie/watchlist', value: { ...named, year: 1999 }, changedAt: 5 }] });
    await update();
    const { token } = await make(person);
    const { text, headers } = await read(token).expect(200).expect('Content-Type', 'text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    for (const line of ['NAME:Marquee', 'REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H'])
      expect(lines).toContain(line);

    const expected = [
      ['tv-2-s2e1@marquee', '2026-12-04', 'Series 2 S2 E1 · Begin, again; “é” · Season premiere'],
      ['tv-2-s2e2@marquee', '2026-12-11', 'Series 2 S2 E2 · End · Season finale'],
      ['movie-1-cinema@marquee', '2026-12-18', 'Film 1 · In theaters'],
      ['movie-1-disc@marquee', '2027-03-02', 'Film 1 · On disc'],
    ];
    expect(eventsIn(text).map(({ uid, startDate, summary }) => [uid, startDate.toString(), summary])).toEqual(expected);
    expect(
      eventsIn(text).every(
        ({ startDate, component }) => startDate.isDate && component.getFirstPropertyValue('transp') === 'TRANSPARENT',
      ),
    ).toBe(true);
    const other = Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part.type === 'VEVENT');
    const dayOf = (date: Date) =>
      [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
    expect(other.map(({ uid, start, summary }) => [uid, dayOf(start), summary])).toEqual(expected);
    expect(
      other.map(({ datetype, url }) => [datetype, new URL((url as unknown as { val: string }).val).pathname]),
    ).toEqual([
      ['date', '/series/2/2/1'],
      ['date', '/series/2/2/2'],
      ['date', '/movies/1-film-1'],
      ['date', '/movies/1-film-1'],
    ]);
    expect(await summaries(token, '?premieres=1&show=series')).toEqual([expected[0]?.[2]]);
    expect(await summaries(token, '?finales=1')).toEqual([1, 2, 3].map((index) => expected[index]?.[2]));
    expect(await summaries(token, '?show=movies')).toHaveLength(2);
  });

  it('updates the same event when an episode moves, and answers 304 until then [CALENDAR-07]', async () => {
    airDates.set(2, '2026-12-04');
    const person = await test.signUp();
    await follow(person, 2);
    await update();
    const { token } = await make(person);
    const first = await read(token).expect(200);
    nowMs += 86_400_000;
    await update();
    await read(token).set('If-None-Match', String(first.headers.etag)).expect(304);
    airDates.set(2, '2026-11-30');
    nowMs += 86_400_000;
    await update();
    const second = await read(token).set('If-None-Match', String(first.headers.etag)).expect(200);
    const [before, after] = [first, second].map(({ text }) => {
      const [moved, other] = eventsIn(text);
      return { moved, other };
    });
    expect(after?.moved?.uid).toBe(before?.moved?.uid);
    expect(after?.moved?.startDate.toString()).toBe('2026-11-30');
    expect(after?.moved?.sequence).toBeGreaterThan(before?.moved?.sequence ?? 0);
    expect(after?.other?.sequence).toBe(before?.other?.sequence);
    expect(after?.moved?.component.getFirstPropertyValue('last-modified')?.toString()).toBe(
      new Date(nowMs).toISOString().replace('.000', ''),
    );
  });

  it('follows the region and the language that the profile has chosen [CALENDAR-03]', async () => {
    filmDates.set(1, [
      ['US', 3, '2026-12-18'],
      ['DE', 3, '2026-12-25'],
    ]);
    const person = await test.signUp();
    await await_(person, 1);
    await update();
    const { token } = await make(person);
    const [before] = eventsIn((await read(token)).text);
    nowMs += 5_000;
    await push(person, {
      settings: [
        { key: 'region', value: 'DE', changedAt: nowMs },
        { key: 'language', value: 'de', changedAt: nowMs },
      ],
    });
    const [after] = eventsIn((await read(token)).text);
    expect([before?.startDate.toString(), after?.startDate.toString()]).toEqual(['2026-12-18', '2026-12-25']);
    expect(after?.summary).toBe('Film 1 · Kinostart');
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  });

  it('has nothing that a profile may not see, nor of other profiles [CALENDAR-08]', async () => {
    airDates.set(1, '2026-12-04').set(2, '2026-12-05');
    filmDates.set(1, [['US', 3, '2026-12-18']]);
    filmDates.set(2, [['US', 3, '2026-12-19']]);
    const person = await test.signUp();
    await follow(person, 1, 2);
    await await_(person, 1, 2);
    await update();
    const [own, kids] = [await make(person), await make(person)];
    const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide' };
    const { body } = await person.post('/api/profiles', { profile, password: PASSWORD }).expect(201);
    await database.sql(`UPDATE access_tokens SET profile_id = '${body.id}' WHERE id = '${kids.id}'`);
    expect(await summaries(kids.token)).toEqual([]);
    await database.sql(
      `INSERT INTO entries SELECT user_id, '${body.id}', collection, key, value, changed_at_ms, removed_at_ms, received_at_ms, revision
       FROM entries WHERE user_id = '${person.answer.user.id}' ON CONFLICT DO NOTHING`,
    );
    expect(await summaries(own.token)).toHaveLength(6);
    expect((await summaries(kids.token)).join()).toMatch(/^Series 2 S2 E1.*,Series 2 S2 E2.*,Film 1 · In theaters$/);
  });

  it('answers 404 alike to what is no secret of it, counts that, and answers 30 times a minute [CALENDAR-09]', async () => {
    const person = await test.signUp();
    const [feed, other] = [await make(person), await make(person, ['read'])];
    const both = await make(person, ['read', 'calendar']);
    await read(feed.token).expect(200);
    await person.agent.get('/api/users/me').set('Authorization', `Bearer ${feed.token}`).expect(403);
    await person.delete(`/api/users/me/tokens/${feed.id}`).expect(200);
    const wrong = [feed.token, other.token, both.token, 'marquee_x', `marquee_${'a'.repeat(43)}`];
    const answers = [];
    for (const secret of wrong) answers.push(await read(secret).expect(404));
    answers.push(await request(test.app).get(`/api/calendar/${other.token}`).expect(404));
    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1);
    for (let left = 60 - answers.length; left > 0; left -= 1) await read('guess').expect(404);
    await read('guess').expect(429);
    const next = await make(person);
    for (let left = 29; left > 0; left -= 1) await read(next.token).expect(200);
    await read(next.token).expect(429);
  });

  it('has at most 5,000 events of 2,000 followed series, and those to come [CALENDAR-09]', async () => {
    const person = await test.signUp();
    await follow(person, 2);
    await database.sql(
      `INSERT INTO entries SELECT user_id, profile_id, collection, 'tv:' || id, value, changed_at_ms, removed_at_ms, received_at_ms, revision
       FROM entries, generate_series(1000, 2999) AS id WHERE user_id = '${person.answer.user.id}' AND collection = 'follows'`,
    );
    const episodes = Array.from({ length: 10 }, (_, index) => ({
      ...{ season: 1, number: index + 1, name: 'An episode', airDate: addDays(TODAY, 7 * (index - 5)) },
      ...{ isPremiere: false, isFinale: false, changedAt: nowMs },
    }));
    await database.sql(
      `INSERT INTO series_airings (key, due_at, airing) SELECT key, now(),
         json_build_object('key', key, 'name', 'A series', 'episodes', '${JSON.stringify(episodes)}'::json)
       FROM entries WHERE collection = 'follows' AND key LIKE 'tv:____' ON CONFLICT DO NOTHING`,
    );
    const { token } = await make(person);
    const events = eventsIn((await read(token).expect(200)).text);
    expect(events).toHaveLength(MOST_FEED_EVENTS);
    expect(events.at(-1)?.startDate.toString()).toBe(addDays(TODAY, 28));
  });
});

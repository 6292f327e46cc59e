import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { kidOf } from '../../testing/kid-of';
import type { Visitor } from '../../testing/test-accounts';
import {
  bookmarked,
  DAY,
  followed,
  HOUR,
  MINUTE,
  openNoticesWorld,
  played,
  START,
  type NoticesWorld,
} from './testing/notices-world';

describe('notices', () => {
  let world: NoticesWorld;
  let owner: Visitor;
  beforeAll(async () => {
    world = await openNoticesWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.database.sql('DELETE FROM users');
    await world.database.sql('DELETE FROM series_airings');
    world.clock.nowMs = START;
    world.push.received.length = 0;
    world.push.answerWith(201);
    owner = await world.test.signUp();
  });

  const deliver = () => world.newSender().deliver();
  const laterBy = async (ms: number) => {
    world.clock.nowMs += ms;
    await deliver();
  };
  const bodies = () => world.push.messages().map(({ title, body }) => `${title}: ${body}`);

  it('tell each device once of what is new and unwatched, by however many processes [NOTICE-01, NOTICE-03, NOTICE-05]', async () => {
    await world.subscribe(owner, 'phone').expect(200);
    await world.keep(owner, { follows: [followed(1), followed(2)], bookmarks: [bookmarked(1)] });
    await world.airs(1, ['2/5', '2026-11-28'], ['2/6', '2026-12-05']);
    await world.airs(2, ['1/1', '2026-11-28']);
    await world.keep(owner, { plays: [played('tv:2/s1e1')] });
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(world.push.messages()).toEqual([
      {
        ...{ title: 'Title tv 1', body: 'New episode: S2 E5 · Episode 5', tag: 'tv:1', language: 'en' },
        path: '/series/1-title-tv-1',
      },
      {
        ...{ title: 'Title movie 1', body: 'From your watchlist: out now', tag: 'movie:1', language: 'en' },
        path: '/movies/1-title-movie-1',
      },
    ]);
    await laterBy(DAY);
    await laterBy(6 * DAY);
    expect(bodies().slice(2)).toEqual(['Title tv 1: New episode: S2 E6 · Episode 6']);
  });

  it('of a season that comes at once are one [NOTICE-02]', async () => {
    await world.subscribe(owner, 'phone').expect(200);
    await world.keep(owner, { follows: [followed(1)] });
    await world.airs(1, ...[1, 2, 3, 4, 5].map((number): [string, string] => [`3/${number}`, '2026-11-28']));
    await deliver();
    await laterBy(DAY);
    expect(bodies()).toEqual(['Title tv 1: All of season 3 is out']);
  });

  it('are in the language of the device, and wait until its quiet hours are over [NOTICE-04]', async () => {
    const quietHours = { from: 22 * 60, to: 8 * 60 };
    const phone = { timeZone: 'Asia/Tokyo', quietHours };
    world.clock.nowMs = Date.parse('2026-11-28T13:00:00Z');
    await world.subscribe(owner, 'phone', phone, 'de-AT').expect(200);
    await world.keep(owner, { follows: [followed(1)] });
    await world.airs(1, ['2/5', '2026-11-28']);
    await deliver();
    for (let hour = 0; hour < 9; hour += 1) await laterBy(HOUR);
    expect(bodies()).toEqual([]);
    await laterBy(HOUR);
    expect(bodies()).toEqual(['Titel tv 1: Neue Folge: S2 F5 · Episode 5']);
  });

  it('say nothing that is hidden from a profile, nor of what a person filters or has turned off [NOTICE-06, NOTICE-07]', async () => {
    const kid = await kidOf(world.test, owner);
    await world.subscribe(kid, 'tablet').expect(200);
    await world.keep(kid, { follows: [followed(1), followed(2)], bookmarks: [bookmarked(1), bookmarked(2)] });
    for (const id of [1, 2]) await world.airs(id, ['2/5', '2026-11-28']);
    await deliver();
    expect(world.push.messages().map(({ tag }) => tag)).toEqual(['tv:2', 'movie:1']);
    world.push.received.length = 0;
    await world.subscribe(owner, 'phone').expect(200);
    const filter = { key: 'contentFilter', value: 'strict', changedAt: START };
    await world.keep(owner, { follows: [followed(1), followed(2)], settings: [filter] });
    const turn = (isOn: boolean) =>
      owner.agent
        .put('/api/users/me/notices/series')
        .set('X-CSRF-Token', owner.answer.token)
        .send({ key: 'tv:2', isOn })
        .expect(200);
    await turn(false);
    await deliver();
    expect(world.push.received).toEqual([]);
    await turn(true);
    await laterBy(HOUR);
    expect(world.push.messages().map(({ tag }) => tag)).toEqual(['tv:2']);
  });

  it('wait longer and longer for a push service that fails, and at least as long as it says [NOTICE-08]', async () => {
    await world.subscribe(owner, 'phone').expect(200);
    await world.keep(owner, { follows: [followed(1)] });
    await world.airs(1, ['2/5', '2026-11-28']);
    world.push.answerWith(429, { 'Retry-After': '600' });
    await deliver();
    world.push.answerWith(500);
    const requests = () => world.push.requests.length;
    const before = requests();
    await laterBy(9 * MINUTE);
    expect(requests()).toBe(before);
    await laterBy(MINUTE);
    expect(requests()).toBe(before + 1);
    await laterBy(MINUTE);
    expect(requests()).toBe(before + 1);
    await laterBy(MINUTE);
    expect(requests()).toBe(before + 2);
    world.push.answerWith(201);
    await laterBy(4 * MINUTE);
    expect(bodies()).toEqual(['Title tv 1: New episode: S2 E5 · Episode 5']);
  });

  it.each<[string, number | (() => PromiseLike<unknown>)]>([
    ['browser that is gone', 410],
    ['browser that its push service forgot', 404],
    ['session that was ended', () => owner.post('/api/auth/logout').expect(200)],
    ['session that expired', () => world.database.sql(`UPDATE sessions SET expires_at = '2026-11-28T11:00:00Z'`)],
    ['disabled account', () => world.database.sql('UPDATE users SET disabled_at = now()')],
    [
      'deleted account',
      () =>
        owner.agent
          .delete('/api/users/me')
          .set('X-CSRF-Token', owner.answer.token)
          .send({ password: 'correct horse' })
          .expect(200),
    ],
  ])('end with a %s [NOTICE-08]', async (_what, end) => {
    await world.subscribe(owner, 'phone').expect(200);
    await world.keep(owner, { follows: [followed(1)] });
    await world.airs(1, ['2/5', '2026-11-28']);
    if (typeof end === 'number') world.push.answerWith(end);
    else await end();
    await deliver();
    world.push.answerWith(201);
    await laterBy(DAY);
    expect(bodies()).toEqual([]);
  });

  it('end for a browser that took none for a week, and with the profile', async () => {
    const kid = await kidOf(world.test, owner);
    await world.subscribe(kid, 'tablet').expect(200);
    await world.subscribe(owner, 'phone').expect(200);
    await world.keep(owner, { follows: [followed(1)] });
    await world.airs(1, ['2/5', '2026-11-28'], ['2/6', '2026-12-05']);
    world.push.answerWith(500);
    await deliver();
    const devices = async () => (await world.database.sql('SELECT id FROM notice_devices')).length;
    await laterBy(6 * DAY);
    expect(await devices()).toBe(2);
    await laterBy(DAY);
    expect(await devices()).toBe(1);
    const { profiles } = (await owner.get('/api/profiles').expect(200)).body as {
      profiles: { id: string; name: string }[];
    };
    const mia = profiles.find(({ name }) => name === 'Mia')?.id;
    await owner.agent
      .delete(`/api/profiles/${mia}`)
      .set('X-CSRF-Token', owner.answer.token)
      .send({ password: 'correct horse' })
      .expect(200);
    expect(await devices()).toBe(0);
  });

  it('come a few at a time to who follows very much', async () => {
    await world.subscribe(owner, 'phone').expect(200);
    const ids = [1, 2, 3, 4, 5, 6, 7];
    await world.keep(owner, { follows: ids.map((id) => followed(id)) });
    for (const id of ids) await world.airs(id, ['1/1', '2026-11-28']);
    await deliver();
    expect(world.push.received).toHaveLength(5);
    // What TMDB does not tell has the name that is known.
    expect(bodies()).toContain('Airing 3: New episode: S1 E1 · Episode 1');
    await laterBy(15 * MINUTE);
    expect(world.push.received).toHaveLength(7);
  });
});

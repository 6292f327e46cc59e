import { beforeAll, describe, expect, it } from '@jest/globals';
import { collections } from '@marquee/core/collections';
import { CSRF_HEADER, syncLimits, syncResponseSchema, type SyncBody } from '@marquee/core/contracts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import type { Visitor } from '../../testing/test-accounts';

const bookmark = { key: '603/movie/watchlist', value: {}, changedAt: 5 };
const category = { key: 'custom/Noir', value: {}, changedAt: 5 };
const film = {
  key: 'movie:603',
  value: { title: 'The Matrix', year: 1999, progress: { watched: 8_000, duration: 8_160 } },
  changedAt: 7,
};
const play = {
  key: 'movie:603/a1',
  value: { watchedAt: null, how: 'marked', title: 'The Matrix', year: 1999 },
  changedAt: 8,
};
const theme = { key: 'theme', value: 'dark', changedAt: 9 };
const everything = { bookmarks: [bookmark], categories: [category], history: [film], plays: [play], settings: [theme] };
const fromTheStart = { bookmarks: 0, categories: 0, history: 0, plays: 0, settings: 0 };

describe('one call for everything that a person keeps', () => {
  const test = useAccountsTest();
  let phone: Visitor;
  let desk: Visitor;
  beforeAll(async () => {
    phone = await test.signUp();
    desk = await test.logIn(phone.username);
  });
  const sync = async (visitor: Visitor, body: Omit<SyncBody, 'updatedAt'>, updatedAt = Date.now()) => {
    const answer = await visitor.post('/api/sync', { ...body, updatedAt }).expect(200);
    return syncResponseSchema.parse(answer.body);
  };

  it('returns to another device all that this one pushed, and then only what is new', async () => {
    expect(await sync(phone, { push: everything })).toEqual({
      ok: true,
      epoch: expect.any(String),
      serverTime: expect.any(Number),
      revision: {},
      changes: {},
    });
    const first = await sync(desk, { since: fromTheStart });
    expect(first).toMatchObject({ changes: everything, revision: { bookmarks: 1, plays: 1 } });
    const removed = { ...bookmark, removedAt: 20 };
    const second = await sync(desk, { since: first.revision, push: { bookmarks: [removed] } });
    expect(second.changes).toEqual({ bookmarks: [removed], categories: [], history: [], plays: [], settings: [] });
    expect(await sync(phone, { since: { bookmarks: 1 } })).toMatchObject({
      changes: { bookmarks: [removed] },
      revision: { bookmarks: 2 },
    });
  });

  it('shows programs of the specification the same data, and hears theirs [API-01, API-02]', async () => {
    const person = await test.signUp();
    await sync(person, { push: everything });
    const { body: history } = await person.get('/api/users/me/watch-history').expect(200);
    expect(history.items).toEqual({
      603: { type: 'movie', title: 'The Matrix', year: 1999, updatedAt: 7, progress: film.value.progress },
    });
    const bookmarks = [{ mediaId: 605, category: 'Noir', addedAt: 3, mediaType: 'tv' }];
    await person.post('/api/sync/bookmarks', { bookmarks, updatedAt: 1 }).expect(200);
    const { changes } = await sync(person, { since: { bookmarks: 1 } });
    expect(changes.bookmarks).toEqual([{ key: '605/tv/Noir', value: {}, changedAt: 3 }]);
  });

  it('refuses invalid entries, naming their keys, and stores the others', async () => {
    const person = await test.signUp();
    const push = {
      plays: [{ ...play, key: 'movie:603' }, play, null, { ...play, key: 'movie:603/b', value: { how: 'dreamt' } }],
      settings: [
        { ...theme, value: '\u0000\ud800' },
        { ...theme, key: 'invented' },
      ],
    };
    const { refused, changes } = await sync(person, { push, since: { plays: 0 } });
    expect(refused?.plays).toEqual([
      { code: 'invalid', error: expect.any(String), keys: ['movie:603', '', 'movie:603/b'] },
    ]);
    expect(refused?.settings).toMatchObject([{ keys: ['invented'] }]);
    expect(changes.plays).toEqual([play]);
  });

  it('refuses only what is new beyond a limit, in words for people', async () => {
    const person = await test.signUp();
    await sync(person, { push: { categories: [category] } });
    await test.database.sql(
      `UPDATE profiles SET entry_counts = '{"categories":${collections.categories.limit}}'
       WHERE user_id = '${person.answer.user.id}' RETURNING 1`,
    );
    const more = ['a', 'b'].map((name) => ({ ...category, key: `custom/${name}` }));
    const { refused } = await sync(person, {
      push: { categories: [{ ...category, changedAt: 6 }, ...more], plays: [play] },
    });
    expect(refused).toEqual({
      categories: [
        { code: 'collection_full', error: collections.categories.limitText, keys: ['custom/a', 'custom/b'] },
      ],
    });
    const { changes } = await sync(person, { since: { categories: 1, plays: 1 } });
    expect(changes).toMatchObject({ categories: [{ changedAt: 6 }], plays: [play] });
  });

  it('is limited in size, and needs the session and its token [API-09, API-12]', async () => {
    const plays = Array.from({ length: syncLimits.entriesPerPush + 1 }, () => play);
    const { body } = await phone.post('/api/sync', { push: { plays }, updatedAt: 1 }).expect(413);
    expect(body).toMatchObject({ code: 'payload_too_large', error: expect.stringContaining('5,000') });
    await phone.agent.post('/api/sync').set(CSRF_HEADER, 'x').send({}).expect(403);
    const { default: request } = await import('supertest');
    await request(test.app).post('/api/sync').send({}).expect(401);
    await phone.post('/api/sync', {}).expect(400);
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  bookmarksResponseSchema,
  CSRF_HEADER,
  historyResponseSchema,
  settingsResponseSchema,
  syncBookmarksResponseSchema,
} from '@marquee/core/contracts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import type { Visitor } from '../../testing/test-accounts';

const film = { mediaId: 605, category: 'watchlist', addedAt: 1_000, mediaType: 'movie' };
const half = { watched: 50, duration: 100 };
const episode = { id: 1, number: 1, title: 'Pilot', seasonId: 2, updatedAt: 900, progress: half };
const items = {
  605: { type: 'movie', title: 'A Film', year: 2001, updatedAt: 1_000, progress: half },
  'show-605': { type: 'show', title: 'A Show', year: 2002, updatedAt: 900, episodes: { s1e1: episode } },
};

describe('sync', () => {
  const test = useAccountsTest();
  let phone: Visitor;
  let desk: Visitor;

  beforeAll(async () => {
    phone = await test.signUp();
    desk = await test.logIn(phone.username);
  });
  const push = (visitor: Visitor, bookmarks: (object | null)[], since?: number) =>
    visitor.post('/api/sync/bookmarks', { bookmarks, updatedAt: Date.now(), since });

  it('returns to another device what this one pushed, in the specified format [API-01, API-02]', async () => {
    const { body } = await push(phone, [film]).expect(200);
    expect(syncBookmarksResponseSchema.parse(body)).toEqual({
      ok: true,
      revision: expect.any(Number),
      epoch: expect.any(String),
      serverTime: expect.any(Number),
      bookmarks: [],
    });
    const { body: read } = await desk.get('/api/users/me/bookmarks').expect(200);
    expect(bookmarksResponseSchema.parse(read).bookmarks).toEqual([film]);
  });

  it('answers a push with everything since the device’s last revision, its own and others’ [SYNC-21]', async () => {
    const other = await test.signUp();
    const tablet = await test.logIn(other.username);
    const { body: first } = await push(other, [film], 0).expect(200);
    expect(first.bookmarks).toEqual([film]);
    await push(tablet, [{ ...film, mediaId: 7, mediaType: undefined }]).expect(200);
    const { body } = await push(other, [{ ...film, removedAt: 2_000 }], first.revision).expect(200);
    expect(body.bookmarks).toEqual([
      { mediaId: 7, category: 'watchlist', addedAt: 1_000 },
      { ...film, removedAt: 2_000 },
    ]);
    const { body: live } = await other.get('/api/users/me/bookmarks');
    expect(live.bookmarks).toEqual([{ mediaId: 7, category: 'watchlist', addedAt: 1_000 }]);
    const { body: all } = await other.get('/api/users/me/bookmarks?since=0');
    expect(all.bookmarks).toHaveLength(2);
  });

  it('keeps a film and a show of one number apart in the watch history', async () => {
    await phone.post('/api/sync/watch-history', { items, updatedAt: Date.now() }).expect(200);
    const { body } = await desk.get('/api/users/me/watch-history').expect(200);
    expect(historyResponseSchema.parse(body).items).toEqual(items);
    const show = { ...items['show-605'], removedAt: 950 };
    await desk.post('/api/sync/watch-history', { items: { 605: show }, updatedAt: Date.now() }).expect(200);
    const { body: rest } = await phone.get('/api/users/me/watch-history');
    expect(Object.keys(rest.items)).toEqual(['605']);
  });

  it('syncs settings, a reset included', async () => {
    const settings = { region: { value: null, updatedAt: 5 }, theme: { value: 'light', updatedAt: 5 } };
    await phone.post('/api/sync/settings', { settings, updatedAt: Date.now() }).expect(200);
    const { body } = await desk.get('/api/users/me/settings').expect(200);
    expect(settingsResponseSchema.parse(body).settings).toEqual(settings);
    const reset = { theme: { value: 'light', updatedAt: 5, removedAt: 6 }, invented: { value: 'x', updatedAt: 1 } };
    await desk.post('/api/sync/settings', { settings: reset, updatedAt: Date.now() }).expect(200);
    const { body: rest } = await phone.get('/api/users/me/settings');
    expect(rest.settings).toEqual({ region: settings.region });
  });

  it('corrects a clock that is ahead, so that the next change of another device counts [SYNC-18]', async () => {
    const ahead = Date.now() + 3_600_000;
    const future = { ...film, mediaId: 8, addedAt: ahead };
    await phone.post('/api/sync/bookmarks', { bookmarks: [future], updatedAt: ahead }).expect(200);
    await push(desk, [{ ...future, addedAt: 1_000, removedAt: Date.now() + 1 }]).expect(200);
    const { body } = await phone.get('/api/users/me/bookmarks');
    expect(body.bookmarks).not.toContainEqual(expect.objectContaining({ mediaId: 8 }));
  });

  it('answers 304 to a device that has everything', async () => {
    const { headers } = await phone.get('/api/users/me/bookmarks').expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = () => phone.get('/api/users/me/bookmarks').set('If-None-Match', headers.etag ?? '');
    await again().expect(304);
    await phone
      .get('/api/users/me/bookmarks?since=0')
      .set('If-None-Match', headers.etag ?? '')
      .expect(200);
    const stranger = await test.signUp();
    await stranger
      .get('/api/users/me/bookmarks')
      .set('If-None-Match', headers.etag ?? '')
      .expect(200);
    await push(desk, [{ ...film, addedAt: 5_000 }]).expect(200);
    await again().expect(200);
  });

  it.each([
    ['get', '/api/users/me/bookmarks'],
    ['get', '/api/users/me/watch-history'],
    ['get', '/api/users/me/settings'],
    ['get', '/api/users/me/events'],
    ['post', '/api/sync/bookmarks'],
    ['post', '/api/sync/watch-history'],
    ['post', '/api/sync/settings'],
  ] as const)(
    'refuses %s %s without a session, and posts without the token of the session [API-09]',
    async (method, path) => {
      const { default: request } = await import('supertest');
      const { body } = await request(test.app)[method](path).expect(401);
      expect(body).toMatchObject({ error: 'Unauthorized', code: 'unauthorized' });
      if (method === 'post') await phone.agent.post(path).set(CSRF_HEADER, 'x').send({}).expect(403);
    },
  );

  it.each([
    ['no list', {}],
    ['a list that is none', { bookmarks: {} }],
    ['a since that is none', { bookmarks: [], since: -1 }],
  ])('refuses a push with %s, and says where', async (_name, body) => {
    const { body: answer } = await phone.post('/api/sync/bookmarks', { updatedAt: 1, ...body }).expect(400);
    expect(answer).toMatchObject({ code: 'bad_request', fields: expect.any(Object) });
  });

  it('stores the valid entries of a push and names the invalid ones [API-02]', async () => {
    const person = await test.signUp();
    const { body } = await push(person, [
      film,
      null,
      { ...film, mediaId: 2 ** 40 },
      { category: {}, addedAt: 1e300 },
    ]).expect(200);
    const invalid = { code: 'invalid', error: expect.any(String) };
    expect(body.refused).toEqual([{ ...invalid, keys: ['', '1099511627776/movie/watchlist', '/any/'] }]);
    const history = {
      ...items,
      'show-7': {
        ...items['show-605'],
        episodes: { s1e1: { ...episode, id: 's1e1' }, s1e2: { id: 'two' }, pilot: {} },
      },
      608: null,
      605.5: items[605],
    };
    const joined = await person.post('/api/sync/watch-history', { items: history, updatedAt: Date.now() }).expect(200);
    expect(joined.body.refused).toEqual([{ ...invalid, keys: ['608', 'show-7/s1e2', 'show-7/pilot', '605.5'] }]);
    const settings = { theme: { value: 'dark', updatedAt: 1 }, invented: { value: 1, updatedAt: 1 }, region: null };
    const set = await person.post('/api/sync/settings', { settings, updatedAt: 1 }).expect(200);
    expect(set.body.refused).toEqual([{ ...invalid, keys: ['invented', 'region'] }]);
    const [bookmarks, watched, stored] = await Promise.all(
      ['bookmarks', 'watch-history', 'settings'].map((path) => person.get(`/api/users/me/${path}`).expect(200)),
    );
    expect(bookmarks?.body.bookmarks).toEqual([film]);
    expect(watched?.body.items).toEqual({
      ...items,
      7: { ...items['show-605'], episodes: { s1e1: { ...episode, id: 0 } } },
    });
    expect(stored?.body.settings).toEqual({ theme: settings.theme });
  });

  it('survives texts that no database can store, and prototype keys', async () => {
    const agent = phone.agent.post('/api/sync/bookmarks').set(CSRF_HEADER, phone.answer.token);
    const text = `{"updatedAt":1,"__proto__":{"a":1},"bookmarks":[{"mediaId":99,"category":"a\\u0000\\ud800","addedAt":1}]}`;
    await agent.set('Content-Type', 'application/json').send(text).expect(200);
    const { body } = await phone.get('/api/users/me/bookmarks');
    expect(body.bookmarks).toContainEqual({ mediaId: 99, category: 'a\ufffd\ufffd', addedAt: 1 });
    const hostile = '{"updatedAt":1,"items":{"__proto__":{"type":"movie"},"constructor":{"type":"movie"}}}';
    const history = phone.agent.post('/api/sync/watch-history').set(CSRF_HEADER, phone.answer.token);
    const { body: refused } = await history.set('Content-Type', 'application/json').send(hostile).expect(200);
    expect(refused.refused).toMatchObject([{ code: 'invalid', keys: ['constructor'] }]);
  });

  it('shows nobody another person’s data', async () => {
    const stranger = await test.signUp();
    const { body } = await stranger.get('/api/users/me/bookmarks?since=0').expect(200);
    expect(body).toMatchObject({ bookmarks: [], revision: 0 });
  });
});

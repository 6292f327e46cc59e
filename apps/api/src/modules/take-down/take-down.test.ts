import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { CSRF_HEADER, TAKE_DOWN_LIMITS } from '@marquee/core/contracts';
import { createAccountsTest, PASSWORD, type AccountsTest, type Visitor } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

const FILM = 'movie:900000001';
const AT = '/api/tmdb/3/movie/900000001';
const body = { name: 'The Found Film', year: 1999, posterPath: '/film.svg', note: 'Letter of 3 May' };

describe('titles that the site has taken down [TAKEDOWN-05, TAKEDOWN-06]', () => {
  let database: TestDatabase;
  let test: AccountsTest;
  let operator: Visitor;
  beforeAll(async () => {
    database = await openTestDatabase();
    test = createAccountsTest(database);
    operator = await test.signUp();
    await database.database.prisma.user.updateMany({ data: { isOperator: true } });
  });
  afterEach(async () => {
    await database.sql('DELETE FROM taken_down_titles');
    await test.siteSettings.load();
  });
  afterAll(async () => {
    test.remove();
    await database.remove();
  });

  const put = (key: string, change: object = body, visitor = operator) =>
    visitor.agent
      .put(`/api/operator/taken-down/${encodeURIComponent(key)}`)
      .set(CSRF_HEADER, visitor.answer.token)
      .send(change);
  const putBack = (key: string, visitor = operator) =>
    visitor.delete(`/api/operator/taken-down/${encodeURIComponent(key)}`);
  const listed = async () => (await operator.get('/api/operator/taken-down').expect(200)).body;

  it('are refused at once and to everybody, and shown again once put back', async () => {
    const member = await test.signUp();
    await put(FILM).expect(200);
    expect(await listed()).toEqual({
      titles: [{ key: FILM, ...body, operator: operator.username, at: expect.any(String) }],
      hasOpenStreams: true,
    });
    for (const visitor of [request(test.app), member, operator]) await visitor.get(AT).expect(451);
    expect((await request(test.app).get('/api/tmdb/3/movie/popular').expect(200)).body.results).toEqual([]);
    await putBack(FILM).expect(200);
    await request(test.app).get(AT).expect(200);
    expect((await request(test.app).get('/api/tmdb/3/movie/popular')).body.results).toHaveLength(1);
    expect((await listed()).titles).toEqual([]);
    expect((await putBack(FILM).expect(404)).body.code).toBe('not_found');
  });

  it('have a note that can be changed, and both are acts', async () => {
    await put(FILM).expect(200);
    await put(FILM, { ...body, name: 'Another', note: 'Settled' }).expect(200);
    expect((await listed()).titles).toMatchObject([{ name: 'The Found Film', note: 'Settled' }]);
    await put('tv:7', { ...body, name: '', note: '' }).expect(200);
    await putBack(FILM).expect(200);
    const { acts } = (await operator.get('/api/operator/acts').expect(200)).body;
    expect(acts.slice(0, 4)).toMatchObject([
      { act: 'put_back', target: 'The Found Film', operator: operator.username, details: {} },
      { act: 'take_down', target: 'tv:7' },
      { act: 'change_note', target: 'The Found Film' },
      { act: 'take_down', target: 'The Found Film' },
    ]);
  });

  it('reach the other processes, and those that start later', async () => {
    const other = createAccountsTest(database);
    const heard = (isDown: boolean) =>
      new Promise<void>((resolve) =>
        other.siteSettings.takenDown.onChange(() => other.siteSettings.takenDown.has(FILM) === isDown && resolve()),
      );
    const [down, up] = [heard(true), heard(false)];
    await put(FILM).expect(200);
    await down;
    await request(other.app).get(AT).expect(451);
    const later = createAccountsTest(database);
    await later.siteSettings.load();
    await request(later.app).get(AT).expect(451);
    await putBack(FILM).expect(200);
    await up;
    await request(other.app).get(AT).expect(200);
    other.remove();
    later.remove();
  });

  it('apply even if the table cannot be read again at once', async () => {
    const failing = jest.spyOn(database.database.prisma.takenDownTitle, 'findMany');
    failing.mockRejectedValue(new Error('gone'));
    await put(FILM).expect(200);
    await request(test.app).get(AT).expect(451);
    failing.mockRestore();
  });

  it('cost no query for a page or a list', async () => {
    await put(FILM).expect(200);
    const queries = ['findMany', 'findUnique', 'count'] as const;
    const spies = queries.map((name) => jest.spyOn(database.database.prisma.takenDownTitle, name));
    const rounds = 5;
    for (let round = 0; round < rounds; round += 1)
      for (const path of [AT, '/api/tmdb/3/movie/popular', '/movies/900000001']) await request(test.app).get(path);
    // The process reads them again when the database tells of the change, whenever that is.
    for (const spy of spies) {
      expect(spy.mock.calls.length).toBeLessThan(rounds);
      spy.mockRestore();
    }
  });

  it('are listed and changed by operators alone', async () => {
    await put(FILM).expect(200);
    const member = await test.signUp();
    const tablet = await test.logIn(operator.username);
    const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide', canUseSources: true };
    const { id } = (await operator.post('/api/profiles', { profile, password: PASSWORD }).expect(201)).body;
    await tablet.post(`/api/profiles/${id}/activate`).expect(200);
    for (const visitor of [member, tablet]) {
      for (const call of [
        visitor.get('/api/operator/taken-down'),
        put('tv:1', body, visitor),
        putBack(FILM, visitor),
      ]) {
        const { status, text } = await call;
        expect([status, text.includes('Letter')]).toEqual([404, false]);
      }
    }
    await request(test.app).get('/api/operator/taken-down').expect(401);
    await operator.agent.put(`/api/operator/taken-down/${FILM}`).send(body).expect(403);
    const { text } = await request(test.app).get(AT).expect(451);
    expect(text).not.toContain('Letter');
    expect((await listed()).titles).toHaveLength(1);
  });

  it('refuse keys and values that are none', async () => {
    const long = 'x'.repeat(TAKE_DOWN_LIMITS.note + 1);
    for (const key of [
      'movie:-1',
      'movie:0',
      'movie:007',
      'movie:1e3',
      'movie:99999999999999999',
      'person:1',
      'film:1',
    ])
      for (const call of [put(key), putBack(key)]) expect([key, (await call).status]).toEqual([key, 400]);
    for (const change of [
      { ...body, note: long },
      { ...body, note: 'nul\0' },
      { ...body, name: undefined },
      { ...body, year: 1 },
      { ...body, posterPath: 'https://elsewhere.example/x.png' },
      { ...body, posterPath: '//elsewhere.example/x.png' },
      { ...body, operator: 'somebody' },
    ])
      await put(FILM, change).expect(400);
    expect((await listed()).titles).toEqual([]);
    await put('tv:9999999999', { ...body, note: '<img src=x onerror=alert(1)> & "quotes"' }).expect(200);
    expect((await listed()).titles[0]).toMatchObject({ note: '<img src=x onerror=alert(1)> & "quotes"' });
  });

  it('are named to nobody who does not ask about them, and only where there are some [TAKEDOWN-07]', async () => {
    const ask = (titles: unknown) => request(test.app).post('/api/taken-down').send({ titles });
    const config = async () => (await request(test.app).get('/api/config').expect(200)).body;
    expect((await ask([FILM]).expect(200).expect('Cache-Control', 'no-store')).body).toEqual({ titles: [] });
    expect(await config()).not.toHaveProperty('hasTakenDown');
    await put(FILM).expect(200);
    await put('tv:7').expect(200);
    expect((await ask(['movie:1', FILM]).expect(200)).body).toEqual({ titles: [FILM] });
    expect(await config()).toMatchObject({ hasTakenDown: true });
    for (const titles of [
      undefined,
      'movie:1',
      ['movie'],
      [1],
      Array.from({ length: 201 }, (_, id) => `movie:${id + 1}`),
    ])
      await ask(titles).expect(400);
  });

  it('are written down once by two at once, and refused when the list is full', async () => {
    const statuses = (await Promise.all([put(FILM), put(FILM)])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
    expect((await listed()).titles).toHaveLength(1);
    await database.sql(`
      INSERT INTO taken_down_titles (key, name, note, operator, at)
      SELECT 'tv:' || n, '', '', 'x', now() FROM generate_series(1, ${TAKE_DOWN_LIMITS.titles - 1}) AS n`);
    expect((await put('movie:1')).body.code).toBe('collection_full');
    await put(FILM, { ...body, note: 'Changed' }).expect(200);
    await request(test.app).get('/api/tmdb/3/movie/1').expect(404);
  });

  it('stay in what people keep: it syncs, is read by programs and is removed as before [TAKEDOWN-07]', async () => {
    const member = await test.signUp();
    const bookmark = { key: '900000001/movie/watchlist', value: {}, changedAt: 1_000 };
    await member.post('/api/sync', { push: { bookmarks: [bookmark] }, updatedAt: 2_000 }).expect(200);
    await put(FILM).expect(200);
    const all = { since: { bookmarks: 0 }, updatedAt: 3_000 };
    const { changes } = (await member.post('/api/sync', all).expect(200)).body;
    expect(changes.bookmarks).toMatchObject([{ key: bookmark.key }]);
    expect((await member.get('/api/users/me/bookmarks').expect(200)).body.bookmarks).toHaveLength(1);
    const file = await member.get('/api/users/me/export').buffer().expect(200);
    expect(file.text).toContain('900000001');
    const more = { ...bookmark, key: '900000001/movie/favorites', changedAt: 4_000 };
    await member.post('/api/sync', { push: { bookmarks: [more] }, updatedAt: 5_000 }).expect(200);
    const removed = { key: bookmark.key, value: {}, changedAt: 1_000, removedAt: 6_000 };
    await member.post('/api/sync', { push: { bookmarks: [removed] }, updatedAt: 7_000 }).expect(200);
    expect((await member.get('/api/users/me/bookmarks').expect(200)).body.bookmarks).toHaveLength(1);
  });
});

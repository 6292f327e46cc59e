import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { UsersRepository } from '../../modules/users';
import { createAccountsTest, PASSWORD, signupBody, type AccountsTest, type Visitor } from '../test-accounts';
import { HIDDEN, respondAsRatedTmdb } from '../rated-tmdb';
import { startStubServer, type StubServer } from '../stub-server';
import { openTestDatabase, type TestDatabase } from '../test-database';
import { markOf } from './hidden-addresses';

const password = PASSWORD;
/** Every address is tried by the attack on the content filter, which is the same code; these are one of each kind. */
const ofTitles = [
  'movie/2',
  'movie/3?append_to_response=images,credits,videos,similar',
  'tv/1/season/1/episode/1/images',
  // The child's own, less strict filter.
  'movie/2?content_filter=moderate.DE',
];
const lists = ['movie/popular', 'trending/person/week', 'find/81189?external_source=tvdb_id', 'collection/31'];

describe('a child in a profile with a cap who looks for a title above it', () => {
  let tmdb: StubServer;
  let database: TestDatabase;
  let environment: Record<string, string>;
  let test: AccountsTest;
  /** Two browsers of one account: the child's and the parent's. */
  let child: Visitor;
  let parent: Visitor;
  let kidId: string;

  beforeAll(async () => {
    [tmdb, database] = await Promise.all([startStubServer(respondAsRatedTmdb), openTestDatabase()]);
    environment = { TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3` };
    test = createAccountsTest(database, environment);
    parent = await test.signUp();
    child = await test.logIn(parent.username);
    const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide', hiddenKeywords: [9] };
    kidId = (await parent.post('/api/profiles', { profile, password }).expect(201)).body.id;
    await child.post(`/api/profiles/${kidId}/activate`).expect(200);
  });
  afterAll(async () => {
    test.remove();
    await Promise.all([tmdb.close(), database.remove()]);
  });

  const answerOf = async (path: string) => {
    const { status, body, headers } = await child.get(`/api/tmdb/3/${path}`);
    const { requestId: _, ...rest } = body as Record<string, unknown>;
    return { status, rest, cacheControl: headers['cache-control'] };
  };

  it.each(ofTitles)(
    'gets of %s what an unknown title gets, also after the parent has seen it [PROFILE-21]',
    async (path) => {
      const unknown = await answerOf(path.replace(/^(movie|tv)\/\d+/, '$1/999'));
      expect(unknown.status).toBe(404);
      expect(await answerOf(path)).toEqual(unknown);
      const seen = await parent.get(`/api/tmdb/3/${path.replace(/[?&]content_filter=[^&]*/, '')}`).expect(200);
      expect(seen.headers['cache-control']).toBe('private, no-cache');
      expect(await answerOf(path)).toEqual(unknown);
      // The parent's cached copy in the same browser is not revalidated.
      const etag = seen.headers.etag ?? '';
      expect((await child.get(`/api/tmdb/3/${path}`).set('If-None-Match', etag)).status).toBe(404);
    },
  );

  it.each(lists)('finds nothing of it in %s [PROFILE-21]', async (path) => {
    const before = await child.get(`/api/tmdb/3/${path}`);
    const everything = await parent.get(`/api/tmdb/3/${path}`).expect(200);
    const after = await child.get(`/api/tmdb/3/${path}`).set('If-None-Match', everything.headers.etag ?? '');
    for (const { text, status } of [before, after]) {
      expect([200, 404]).toContain(status);
      expect(text).not.toContain(HIDDEN);
    }
    expect(everything.text).toContain(markOf(path, HIDDEN));
  });

  it('does not find what is hidden by its keyword or by name', async () => {
    await parent.get('/api/tmdb/3/movie/5').expect(200);
    await child.get('/api/tmdb/3/movie/5').expect(404);
    await child.get('/api/tmdb/3/movie/1').expect(200);
    const change = { changes: { hiddenTitles: ['movie:1'] }, password };
    await parent.agent
      .patch(`/api/profiles/${kidId}`)
      .set('X-CSRF-Token', parent.answer.token)
      .send(change)
      .expect(200);
    // Effective immediately, without a new login.
    await child.get('/api/tmdb/3/movie/1').expect(404);
    expect((await child.get('/api/tmdb/3/movie/popular').expect(200)).text).not.toContain('movie 1');
  });

  it('cannot activate another profile without being asked [PROFILE-21]', async () => {
    for (const id of ['1', 'abcdefghij', '../1', '%00']) {
      const { status } = await child.post(`/api/profiles/${encodeURIComponent(id)}/activate`, { pin: '0000' });
      expect([403, 404, 429]).toContain(status);
      expect((await child.get('/api/profiles').expect(200)).body.active).toBe(kidId);
    }
  });

  it('is refused while a second process cannot reach the database, whatever that process last knew [PROFILE-24]', async () => {
    const { prisma } = database.database;
    let isDown = false;
    const flaky = new Proxy(prisma, {
      get: (target, name: keyof typeof prisma) =>
        isDown ? () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' })) : target[name],
    });
    const second = createAccountsTest({ ...database, database: { ...database.database, prisma: flaky } }, environment);
    const tablet = await test.logIn(parent.username);
    const inSecond = (path: string) => request(second.app).get(path).set('Cookie', tablet.cookie);
    await inSecond('/api/tmdb/3/movie/2').expect(200);
    await tablet.post(`/api/profiles/${kidId}/activate`).expect(200);
    isDown = true;
    const { status, body, text } = await inSecond('/api/tmdb/3/movie/2');
    expect([status, body.code]).toEqual([503, 'database_unavailable']);
    expect(text).not.toContain(HIDDEN);
    expect((await inSecond('/movies/2-hidden').set('Accept', 'text/html')).text).not.toContain(HIDDEN);
    await request(second.app).get('/api/tmdb/3/movie/1').expect(200);
    second.remove();
  });

  it('finds none with an account of its own, if the invitation says so [OPERATOR-10]', async () => {
    const operator = await test.signUp();
    await new UsersRepository(database.database.prisma).setOperator(operator.answer.user.id, true);
    const cap = { region: 'US', certification: 'PG' };
    const { body: invitation } = await operator
      .post('/api/operator/invitations', { days: 1, uses: 1, cap })
      .expect(201);
    const agent = request.agent(test.app);
    await agent
      .post('/api/auth/signup')
      .send({ ...signupBody(test.freshName()), invitation: invitation.code })
      .expect(201);
    for (const path of ofTitles) await agent.get(`/api/tmdb/3/${path}`).expect(404);
    for (const path of lists) expect((await agent.get(`/api/tmdb/3/${path}`)).text).not.toContain(HIDDEN);
    expect((await agent.get('/api/config').expect(200)).body.sources.own).toBe('off');
  });

  it('cannot read or write the owner’s data [PROFILE-21]', async () => {
    const bookmark = { key: '603/movie/watchlist', value: {}, changedAt: 1_000 };
    await parent.post('/api/sync', { push: { bookmarks: [bookmark] }, updatedAt: 2_000 }).expect(200);
    const all = { since: { bookmarks: 0 }, updatedAt: 2_000 };
    expect((await child.post('/api/sync', all).expect(200)).body.changes).toEqual({ bookmarks: [] });
    await child.post('/api/sync', all).set('X-Profile', '1').expect(409);
    expect((await child.get('/api/users/me/bookmarks').expect(200)).body.bookmarks).toEqual([]);
  });
});

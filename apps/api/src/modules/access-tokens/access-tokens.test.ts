import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { MOST_ACCESS_TOKENS, tokenScopeSchema, type NewAccessToken } from '@marquee/core/contracts';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { operations } from '../openapi';

const DAY_MS = 24 * 60 * 60_000;
const SOME_ID = '01890000-0000-7000-8000-000000000000';
const bookmarks = {
  bookmarks: [{ mediaId: 603, category: 'watchlist', addedAt: 1_000, mediaType: 'movie' }],
  updatedAt: 1,
};

describe('access tokens', () => {
  let clockAheadMs = 0;
  const test = useAccountsTest({}, { now: () => Date.now() + clockAheadMs });
  const make = async (
    owner: Visitor,
    body: object = { name: 'Phone', scopes: ['sync'], expiresInDays: null },
  ): Promise<NewAccessToken> => (await owner.post('/api/users/me/tokens', body).expect(201)).body as NewAccessToken;
  const get = (path: string, token: string) => request(test.app).get(path).set('Authorization', `Bearer ${token}`);
  const post = (path: string, token: string, body: object) =>
    request(test.app).post(path).set('Authorization', `Bearer ${token}`).send(body);

  it('lets a program read and sync without a cookie or CSRF token, from anywhere [ACCOUNT-33]', async () => {
    const owner = await test.signUp();
    const { token } = await make(owner);
    expect(token).toMatch(/^marquee_[\w-]{43}$/);
    await post('/api/sync/bookmarks', token, bookmarks).set('Sec-Fetch-Site', 'cross-site').expect(200);
    const read = await get('/api/users/me/bookmarks', token).expect(200);
    expect(read.body.bookmarks).toMatchObject(bookmarks.bookmarks);
    expect((await owner.get('/api/users/me/bookmarks')).body.bookmarks).toEqual(read.body.bookmarks);
    await post('/api/sync', token, { since: { bookmarks: 0 }, updatedAt: 1 }).expect(200);
    await post('/api/users/me/updateName', token, { name: 'Renamed' }).expect(200);
  });

  it('is told no other secret of the account', async () => {
    const owner = await test.signUp();
    const { token } = await make(owner);
    await owner.post('/api/sync/4k_token', { token: `ey${'J'.repeat(49)}` }).expect(200);
    const { body } = await get('/api/users/me', token).expect(200);
    expect(body).toMatchObject({ username: owner.username, token: '', '4k_token': null });
  });

  it('only reads, if it was made to read [ACCOUNT-34]', async () => {
    const { token } = await make(await test.signUp(), { name: 'Reader', scopes: ['read'], expiresInDays: 30 });
    await get('/api/users/me/watch-history', token).expect(200);
    for (const path of ['/api/sync', '/api/sync/bookmarks', '/api/sync/4k_token', '/api/users/me/updateName']) {
      const refused = await post(path, token, bookmarks).expect(403);
      expect(refused.body.code).toBe('insufficient_scope');
      expect(refused.headers['www-authenticate']).toContain('insufficient_scope');
    }
  });

  it('reads what airs and what was asked for, too [ACCOUNT-33]', async () => {
    const owner = await test.signUp();
    const { token } = await make(owner, { name: 'Reader', scopes: ['read'], expiresInDays: null });
    for (const path of ['/api/users/me/airings', '/api/users/me/requests']) {
      const { body } = await get(path, token).expect(200);
      expect(body).toEqual((await owner.get(path).expect(200)).body);
    }
    await post('/api/users/me/requests', token, { title: 'movie:1' }).expect(401);
  });

  it('opens no call but those that the document names for its scopes [ACCOUNT-34]', async () => {
    const owner = await test.signUp();
    const { token: scrobbler } = await make(owner, { name: 'x', scopes: ['scrobble'], expiresInDays: null });
    const scopes = tokenScopeSchema.options.filter((scope) => scope !== 'scrobble');
    const { token: other } = await make(owner, { name: 'x', scopes, expiresInDays: null });
    const ask = async ({ method, path }: (typeof operations)[number], token: string) => {
      const there = path.replace(/\{\w+\}/g, SOME_ID);
      return (await request(test.app)[method](there).set('Authorization', `Bearer ${token}`).send({})).status;
    };
    for (const call of operations.filter(({ session }) => session)) {
      const { method, path, scope } = call;
      const without = await ask(call, scope === 'scrobble' ? other : scrobbler);
      expect([method, path, without]).toEqual([method, path, scope === undefined ? 401 : 403]);
      if (scope === undefined) expect([path, await ask(call, other)]).toEqual([path, 401]);
    }
  });

  it('cannot manage the account, whoever knows its password [ACCOUNT-34]', async () => {
    const { token } = await make(await test.signUp());
    const body = { password: PASSWORD, currentPassword: PASSWORD, email: 'x@example.org', name: 'x', details: {} };
    const calls = [
      post('/api/users/me/password', token, body),
      post('/api/users/me/email', token, body),
      post('/api/users/me/tokens', token, { name: 'x', scopes: ['read'], expiresInDays: null }),
      post('/api/profiles', token, body),
      get('/api/users/me/tokens', token),
      get('/api/users/me/sessions', token),
      get('/api/operator/status', token),
      request(test.app).delete('/api/users/me').set('Authorization', `Bearer ${token}`).send(body),
    ];
    for (const call of calls) await call.expect(401);
  });

  it('counts alone, even beside the cookie of a session that may do more', async () => {
    const owner = await test.signUp();
    const { token } = await make(owner, { name: 'Reader', scopes: ['read'], expiresInDays: null });
    const withBoth = (value: string) => owner.post('/api/sync/bookmarks', bookmarks).set('Authorization', value);
    await withBoth(`Bearer ${token}`).expect(403);
    await withBoth(`Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`).expect(401);
    await withBoth('Basic eDp5').expect(200);
  });

  it('ends on its day', async () => {
    const { token } = await make(await test.signUp(), { name: 'Month', scopes: ['read'], expiresInDays: 30 });
    clockAheadMs = 30 * DAY_MS - 60_000;
    await get('/api/users/me', token).expect(200);
    clockAheadMs = 30 * DAY_MS + 60_000;
    const refused = await get('/api/users/me', token).expect(401);
    expect(refused.headers['www-authenticate']).toContain('invalid_token');
    clockAheadMs = 0;
  });

  it('is listed with its last use and without itself, and works until it is revoked [ACCOUNT-35]', async () => {
    const owner = await test.signUp();
    const { token, ...made } = await make(owner);
    await get('/api/users/me', token).expect(200);
    const { body, text } = await owner.get('/api/users/me/tokens').expect(200);
    expect(body.tokens).toEqual([{ ...made, lastUsedAt: expect.stringMatching(/^20/) }]);
    expect(text).not.toContain(token.slice(8));
    const other = await test.signUp();
    await other.delete(`/api/users/me/tokens/${made.id}`).expect(404);
    await owner.delete('/api/users/me/tokens/1').expect(404);
    await owner.delete(`/api/users/me/tokens/${made.id}`).expect(200);
    await get('/api/users/me', token).expect(401);
  });

  it('ends with the password that it was made under, and with the account', async () => {
    const owner = await test.signUp();
    const { token } = await make(owner);
    const change = { currentPassword: PASSWORD, password: 'battery staple' };
    const { body } = await owner.post('/api/users/me/password', change).expect(200);
    await get('/api/users/me', token).expect(401);
    const next = await owner.agent
      .post('/api/users/me/tokens')
      .set('X-CSRF-Token', body.token)
      .send({ name: 'Next', scopes: ['read'], expiresInDays: null });
    await owner.agent
      .delete('/api/users/me')
      .set('X-CSRF-Token', body.token)
      .send({ password: 'battery staple' })
      .expect(200);
    await get('/api/users/me', next.body.token).expect(401);
  });

  it('belongs to the profile that made it, and a restricted profile makes none [ACCOUNT-33]', async () => {
    const owner = await test.signUp();
    const { token } = await make(owner);
    const profile = { name: 'Kim', cap: { region: 'US', certification: 'PG' } };
    const { body: made } = await owner.post('/api/profiles', { profile, password: PASSWORD }).expect(201);
    await owner.post(`/api/profiles/${made.id}/activate`).expect(200);
    await owner.post('/api/users/me/tokens', { name: 'x', scopes: ['read'], expiresInDays: null }).expect(403);
    await owner.get('/api/users/me/tokens').expect(403);
    await get('/api/users/me', token).expect(200);
  });

  it('can be revoked from another profile of the account, since its own may be restricted by then', async () => {
    const owner = await test.signUp();
    const { body: other } = await owner.post('/api/profiles', { profile: { name: 'Kim' }, password: PASSWORD });
    await owner.post(`/api/profiles/${other.id}/activate`).expect(200);
    const { token, id } = await make(owner);
    await owner.post('/api/profiles/1/activate').expect(200);
    expect((await owner.get('/api/users/me/tokens')).body.tokens).toMatchObject([{ id }]);
    await owner.delete(`/api/users/me/tokens/${id}`).expect(200);
    await get('/api/users/me', token).expect(401);
  });

  it('is one of a bounded number, however many are asked for at once', async () => {
    const owner = await test.signUp();
    const body = { name: 'x', scopes: ['read'], expiresInDays: null };
    const answers = await Promise.all(
      Array.from({ length: MOST_ACCESS_TOKENS + 5 }, () => owner.post('/api/users/me/tokens', body)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MOST_ACCESS_TOKENS);
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('tokens_full');
  });

  it.each([
    [{ name: ' ', scopes: ['read'], expiresInDays: null }, 'name'],
    [{ name: 'x', scopes: [], expiresInDays: null }, 'scopes'],
    [{ name: 'x', scopes: ['admin'], expiresInDays: null }, 'scopes'],
    [{ name: 'x', scopes: ['read'], expiresInDays: 0 }, 'expiresInDays'],
    [{ name: 'x', scopes: ['read'] }, 'expiresInDays'],
  ])('is not made of %j', async (body, field) => {
    const owner = await test.signUp();
    const refused = await owner.post('/api/users/me/tokens', body).expect(400);
    expect(Object.keys(refused.body.fields)[0]).toContain(field);
  });
});

import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { accountTexts } from '@marquee/core';
import { sessionListSchema } from '@marquee/core/contracts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { createAccountsTest, PASSWORD } from '../../testing/test-accounts';

const NEW_PASSWORD = 'battery staple';
const TOKEN = `ey${'J'.repeat(49)}`;

describe("a person's own account", () => {
  const test = useAccountsTest();
  const logIn = (body: object) => request(test.app).post('/api/auth/login').send(body);

  it('refuses anonymous visitors in every call [API-03]', async () => {
    const calls: [method: 'get' | 'post' | 'delete', path: string][] = [
      ['get', '/users/me'],
      ['post', '/users/me/updateName'],
      ['post', '/users/me/password'],
      ['post', '/users/me/email'],
      ['delete', '/users/me'],
      ['get', '/users/me/export'],
      ['get', '/users/me/sessions'],
      ['delete', '/users/me/sessions'],
      ['delete', '/users/me/sessions/1'],
      ['post', '/sync/4k_token'],
    ];
    for (const [method, path] of calls) {
      const answer = await request(test.app)[method](`/api${path}`).expect(401);
      expect(answer.body).toMatchObject({ error: 'Unauthorized', code: 'unauthorized' });
    }
  });

  describe('the name', () => {
    it.each(['Ada', '', '  ', '<script>alert(1)</script>', "'; DROP TABLE users; --", '👩‍🚀 né'])(
      'is saved as it is: %j [ACCOUNT-21, API-05]',
      async (name) => {
        const visitor = await test.signUp();
        await visitor.post('/api/users/me/updateName', { name }).expect(200, { ok: true, name });
        expect((await visitor.get('/api/users/me')).body.name).toBe(name);
      },
    );

    it.each([
      [{}, 'Please enter a name'],
      [{ name: null }, 'Please enter a name'],
      [{ name: 'x'.repeat(81) }, 'Name must be at most 80 characters'],
      [{ name: 'a\0b' }, 'Name contains characters that can’t be saved'],
      [{ name: '\udc00' }, 'Name contains characters that can’t be saved'],
    ])('is not %j', async (body, error) => {
      const visitor = await test.signUp();
      const answer = await visitor.post('/api/users/me/updateName', body).expect(400);
      expect(answer.body).toMatchObject({ error, fields: { name: error } });
    });
  });

  describe('the password', () => {
    it('can be changed by someone who knows it; other sessions end and this one gets a new id [ACCOUNT-29]', async () => {
      const visitor = await test.signUp();
      const elsewhere = await test.logIn(visitor.username);
      const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
      const answer = await visitor.post('/api/users/me/password', body).expect(200);
      expect(answer.body).toEqual({ ok: true, token: expect.stringMatching(/^[\w-]{43}$/) });
      expect(answer.body.token).not.toBe(visitor.answer.token);
      await elsewhere.get('/api/users/me').expect(401);
      expect((await visitor.get('/api/users/me').expect(200)).body.token).toBe(answer.body.token);
      await logIn({ username: visitor.username, password: PASSWORD }).expect(401);
      await logIn({ username: visitor.username, password: NEW_PASSWORD }).expect(200);
    });

    it('is unchanged when the current one is wrong; five failures lock the confirmation, not the login', async () => {
      const visitor = await test.signUp();
      const body = { currentPassword: 'wrong password', password: NEW_PASSWORD };
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await visitor.post('/api/users/me/password', body).expect(403);
        expect(answer.body).toMatchObject({
          code: 'wrong_password',
          fields: { currentPassword: 'That password isn’t right. Try again.' },
        });
      }
      await visitor.post('/api/users/me/password', { ...body, currentPassword: PASSWORD }).expect(429);
      await logIn({ username: visitor.username, password: PASSWORD }).expect(200);
    });

    it('follows the rules of sign-up', async () => {
      const visitor = await test.signUp();
      const body = { currentPassword: PASSWORD, password: 'short' };
      const answer = await visitor.post('/api/users/me/password', body).expect(400);
      expect(answer.body.fields).toEqual({ password: 'Password must be at least 8 characters' });
      const common = await visitor.post('/api/users/me/password', { ...body, password: 'sunshine1' }).expect(400);
      expect(common.body).toMatchObject({ error: accountTexts.passwordCommon });
    });
  });

  describe('the email address', () => {
    it('is changed with the password', async () => {
      const visitor = await test.signUp();
      const email = `${test.freshName()}@example.net`;
      await visitor.post('/api/users/me/email', { password: 'wrong password', email }).expect(403);
      await visitor
        .post('/api/users/me/email', { password: PASSWORD, email: ` ${email} ` })
        .expect(200, { ok: true, email });
      await logIn({ email, password: PASSWORD }).expect(200);
      await logIn({ email: visitor.email, password: PASSWORD }).expect(401);
    });

    it("cannot be another account's, in any case", async () => {
      const [one, two] = [await test.signUp(), await test.signUp()];
      const answer = await one
        .post('/api/users/me/email', { password: PASSWORD, email: two.email.toUpperCase() })
        .expect(409);
      expect(answer.body.fields).toEqual({ email: 'An account with this email already exists' });
      await one.post('/api/users/me/email', { password: PASSWORD, email: one.email.toUpperCase() }).expect(200);
    });
  });

  describe('sessions', () => {
    it('are listed with their devices, with the current one marked [ACCOUNT-29]', async () => {
      const visitor = await test.signUp();
      const agent = request.agent(test.app).set('User-Agent', FIREFOX);
      await agent.post('/api/auth/login').send({ username: visitor.username, password: PASSWORD }).expect(200);
      const { sessions } = sessionListSchema.parse((await agent.get('/api/users/me/sessions').expect(200)).body);
      expect(sessions.map(({ current, device }) => [current, device])).toEqual(
        expect.arrayContaining([
          [true, 'Firefox on Linux'],
          [false, 'Unknown device'],
        ]),
      );
    });

    it('can be ended one by one, and their ids do not authenticate', async () => {
      const visitor = await test.signUp();
      const elsewhere = await test.logIn(visitor.username);
      const { sessions } = sessionListSchema.parse((await visitor.get('/api/users/me/sessions')).body);
      const other = sessions.find(({ current }) => !current)?.id ?? '';
      await request(test.app).get('/api/users/me').set('Cookie', `marquee_session=${other}`).expect(401);
      await visitor.delete(`/api/users/me/sessions/${other}`).expect(200, { ok: true });
      await elsewhere.get('/api/users/me').expect(401);
      await visitor.delete(`/api/users/me/sessions/${other}`).expect(404);
    });

    it('include the current one, which ends like a logout', async () => {
      const visitor = await test.signUp();
      const { sessions } = sessionListSchema.parse((await visitor.get('/api/users/me/sessions')).body);
      const answer = await visitor.delete(`/api/users/me/sessions/${sessions[0]?.id}`).expect(200);
      expect(answer.headers['set-cookie']?.[0]).toMatch(/^marquee_session=;/);
      await visitor.get('/api/users/me').expect(401);
    });

    it("do not include another person's", async () => {
      const [one, two] = [await test.signUp(), await test.signUp()];
      const { sessions } = sessionListSchema.parse((await two.get('/api/users/me/sessions')).body);
      await one.delete(`/api/users/me/sessions/${sessions[0]?.id}`).expect(404);
      for (const id of ['1', 'x', "' OR 1=1 --", '%00', '..%2F..', 'a'.repeat(2_000)])
        await one.delete(`/api/users/me/sessions/${encodeURIComponent(id)}`).expect(404);
      await two.get('/api/users/me').expect(200);
    });
  });

  describe('the 4K token', () => {
    it('is gone once it was removed [TOKEN-13]', async () => {
      const visitor = await test.signUp();
      await visitor.post('/api/sync/4k_token', { token: TOKEN }).expect(200);
      await visitor.post('/api/sync/4k_token', { token: null }).expect(200, { ok: true });
      expect((await visitor.get('/api/users/me')).body['4k_token']).toBeNull();
    });

    it('is kept encrypted and comes back with the profile [TOKEN-11]', async () => {
      const visitor = await test.signUp();
      await visitor.post('/api/sync/4k_token', { token: TOKEN }).expect(200, { ok: true });
      expect((await visitor.get('/api/users/me')).body['4k_token']).toBe(TOKEN);
      expect((await test.logIn(visitor.username)).answer.user['4k_token']).toBe(TOKEN);
      const rows = await test.database.sql(`SELECT encode("four_k_token_seal", 'escape') AS "seal" FROM "users"`);
      expect(JSON.stringify(rows)).not.toContain('JJJJJJJJ');
    });

    it.each([
      ['ey'.padEnd(49, 'x'), 400],
      ['ey'.padEnd(50, 'x'), 400],
      ['ey'.padEnd(51, 'x'), 200],
      ['xey'.padEnd(60, 'x'), 400],
      ['ey'.padEnd(4096, 'x'), 200],
      ['ey'.padEnd(4097, 'x'), 400],
    ])('%# is accepted with more than 50 characters and ey at its start [API-04]', async (token, status) => {
      const visitor = await test.signUp();
      const answer = await visitor.post('/api/sync/4k_token', { token }).expect(status);
      if (status === 400) expect(answer.body.error).toBe('Invalid token, please check and try again.');
    });

    it('is dropped when the key is lost or the row belongs to another account', async () => {
      const [one, two] = [await test.signUp(), await test.signUp()];
      await one.post('/api/sync/4k_token', { token: TOKEN }).expect(200);
      await test.database.sql(
        `UPDATE "users" SET "four_k_token_seal" = (SELECT "four_k_token_seal" FROM "users"
         WHERE "username" = '${one.username}') WHERE "username" = '${two.username}' RETURNING "id"`,
      );
      expect((await two.get('/api/users/me').expect(200)).body['4k_token']).toBeNull();
      const rekeyed = createAccountsTest(test.database, {}, { secretKey: Buffer.alloc(32, 'another') });
      expect((await rekeyed.logIn(one.username)).answer.user['4k_token']).toBeNull();
      rekeyed.remove();
    });
  });

  describe('deleting the account', () => {
    it('needs the password, and deletes everything [ACCOUNT-29]', async () => {
      const visitor = await test.signUp();
      const elsewhere = await test.logIn(visitor.username);
      await visitor.delete('/api/users/me', { password: 'wrong password' }).expect(403);
      const answer = await visitor.delete('/api/users/me', { password: PASSWORD }).expect(200, { ok: true });
      expect(answer.headers['set-cookie']?.[0]).toMatch(/^marquee_session=;/);
      await elsewhere.get('/api/users/me').expect(401);
      await logIn({ username: visitor.username, password: PASSWORD }).expect(401);
      const [left] = await test.database.sql<{ count: bigint }>(
        `SELECT count(*) AS "count" FROM "sessions" WHERE "user_id" = '${visitor.answer.user.id}'`,
      );
      expect(Number(left?.count)).toBe(0);
      await test.signUp(visitor.username);
    });
  });

  it('leaves no secret in the log', async () => {
    const visitor = await test.signUp();
    await visitor.post('/api/sync/4k_token', { token: TOKEN }).expect(200);
    await visitor.post('/api/users/me/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }).expect(200);
    await logIn({ username: visitor.username, password: 'a wrong password' }).expect(401);
    const log = JSON.stringify(test.logged);
    for (const secret of [PASSWORD, NEW_PASSWORD, 'a wrong password', TOKEN, visitor.answer.token, visitor.email])
      expect(log).not.toContain(secret);
    expect(log).not.toMatch(/marquee_session|argon2/);
  });
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

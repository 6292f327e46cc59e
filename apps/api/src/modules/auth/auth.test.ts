import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { accountTexts } from '@marquee/core';
import { sessionResponseSchema, userSchema } from '@marquee/core/contracts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { createAccountsTest, PASSWORD, signupBody } from '../../testing/test-accounts';

describe('sign-up, login and logout', () => {
  const test = useAccountsTest();

  const newcomer = () => signupBody(test.freshName());
  const post = (path: string, body: object) => request(test.app).post(path).send(body);

  describe('sign-up', () => {
    it('creates the account, opens a session and returns token and user [ACCOUNT-21, API-03, API-06]', async () => {
      const agent = request.agent(test.app);
      const body = newcomer();
      const answer = await agent.post('/api/auth/signup').send({ ...body, username: ` ${body.username} ` });
      expect(answer.status).toBe(201);
      expect(() => sessionResponseSchema.parse(answer.body)).not.toThrow();
      expect(answer.body.user).toMatchObject({
        username: body.username,
        email: body.email,
        name: 'Guest',
        isDonator: false,
        '4k_token': null,
      });
      const me = await agent.get('/api/users/me').expect(200);
      expect(userSchema.parse(me.body)).toEqual(answer.body.user);
      expect(me.body.token).toBe(answer.body.token);
    });

    it.each([
      [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
      [{ username: 'a@b' }, 'username', 'Username can’t contain @'],
      [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
      [{ password: 'seven77' }, 'password', 'Password must be at least 8 characters'],
      [{ password: 'Password1', passwordConfirm: 'Password1' }, 'password', accountTexts.passwordCommon],
      [{ passwordConfirm: 'something else' }, 'passwordConfirm', 'Passwords don’t match'],
      [{ username: 12 }, 'username', 'Username must be at least 3 characters'],
    ])('refuses %j and says why [ACCOUNT-17, ACCOUNT-30, API-06]', async (wrong, field, text) => {
      const answer = await post('/api/auth/signup', { ...newcomer(), ...wrong }).expect(400);
      expect(answer.body).toMatchObject({ error: text, code: 'bad_request', fields: { [field]: text } });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    });

    it('refuses a name or an address that is taken, whatever its case [ACCOUNT-17]', async () => {
      const { username } = await test.signUp();
      const loud = username.toUpperCase();
      const byName = await post('/api/auth/signup', { ...newcomer(), username: loud }).expect(409);
      expect(byName.body).toMatchObject({
        error: 'This username is taken',
        code: 'taken',
        fields: { username: 'This username is taken' },
      });
      const byEmail = await post('/api/auth/signup', { ...newcomer(), email: `${loud}@Example.ORG` }).expect(409);
      expect(byEmail.body.fields).toEqual({ email: 'An account with this email already exists' });
    });

    it('gives a name to only one of many concurrent requests', async () => {
      const name = test.freshName();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          post('/api/auth/signup', { ...signupBody(name), email: `${index}${name}@example.org` }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    });

    it('is limited per address, across processes and restarts', async () => {
      const strict = createAccountsTest(test.database, { TRUST_PROXY: 'true' }, { limits: { signupsPerHour: 2 } });
      const from = (address: string, app = strict.app) =>
        request(app).post('/api/auth/signup').set('X-Forwarded-For', address).send(newcomer());
      await from('192.0.2.1').expect(201);
      const second = createAccountsTest(test.database, { TRUST_PROXY: 'true' }, { limits: { signupsPerHour: 2 } });
      await from('192.0.2.1', second.app).expect(201);
      const refused = await from('192.0.2.1').expect(429);
      expect(refused.body.code).toBe('rate_limited');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
      await from('192.0.2.2').expect(201);
      strict.remove();
      second.remove();
    });
  });

  describe('login', () => {
    it('accepts the username or the email address, in any case and either field [API-06]', async () => {
      const { username, email } = await test.signUp();
      for (const body of [
        { username },
        { username: username.toUpperCase() },
        { email: email.toUpperCase() },
        { username: email },
        { email: username },
      ]) {
        const answer = await post('/api/auth/login', { ...body, password: PASSWORD }).expect(200);
        expect(sessionResponseSchema.parse(answer.body).user.username).toBe(username);
      }
    });

    it('gives the same answer for an unknown account and a wrong password [ACCOUNT-27]', async () => {
      const { username } = await test.signUp();
      const wrong = await post('/api/auth/login', { username, password: 'wrong password' }).expect(401);
      const unknown = await post('/api/auth/login', { username: test.freshName(), password: PASSWORD }).expect(401);
      const { requestId: _first, ...said } = wrong.body;
      const { requestId: _second, ...saidToo } = unknown.body;
      expect(said).toEqual({
        error: 'Wrong email, username or password. Check them and try again.',
        code: 'invalid_credentials',
      });
      expect(saidToo).toEqual(said);
      expect(Object.keys(wrong.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
    });

    it.each([
      [{ password: PASSWORD }, 'username', 'Please enter a valid email or username'],
      [{ username: 'ab', password: PASSWORD }, 'username', 'Please enter a valid email or username'],
      [{ username: 'abc', password: 'short' }, 'password', 'Password must be at least 8 characters'],
      [{ username: { $ne: null }, password: PASSWORD }, 'username', 'Please enter a valid email or username'],
    ])('refuses %j', async (body, field, text) => {
      const answer = await post('/api/auth/login', body).expect(400);
      expect(answer.body).toMatchObject({ error: text, fields: { [field]: text } });
    });

    it('is counted in the metrics, as are sessions', async () => {
      const counted = createAccountsTest(test.database);
      const { username } = await counted.signUp();
      await counted.logIn(username);
      await request(counted.app).post('/api/auth/login').send({ username, password: 'wrong password' }).expect(401);
      const { text } = await request(counted.app).get('/metrics').expect(200);
      expect(text).toContain('marquee_logins_total{outcome="succeeded"} 1');
      expect(text).toContain('marquee_logins_total{outcome="failed"} 1');
      expect(Number(/^marquee_sessions (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(1);
      counted.remove();
    });

    it('never reuses a session id sent by the browser', async () => {
      const { username } = await test.signUp();
      const planted = 'A'.repeat(43);
      const answer = await post('/api/auth/login', { username, password: PASSWORD }).set(
        'Cookie',
        `marquee_session=${planted}`,
      );
      expect(answer.headers['set-cookie']?.[0]).not.toContain(planted);
      await request(test.app).get('/api/users/me').set('Cookie', `marquee_session=${planted}`).expect(401);
    });

    it('ends the session that the browser had before', async () => {
      const visitor = await test.signUp();
      const old = cookieOf(await visitor.post('/api/auth/login', { username: visitor.username, password: PASSWORD }));
      await visitor.post('/api/auth/login', { username: visitor.username, password: PASSWORD }).expect(200);
      await request(test.app).get('/api/users/me').set('Cookie', old).expect(401);
    });
  });

  describe('state-changing requests', () => {
    it('need the CSRF token [ACCOUNT-26, API-09]', async () => {
      const { agent, answer, get } = await test.signUp();
      for (const token of [undefined, '', 'wrong', `${answer.token}x`]) {
        const call = agent.post('/api/auth/logout');
        const refused = await (token === undefined ? call : call.set('X-CSRF-Token', token)).expect(403);
        expect(refused.body.code).toBe('csrf_failed');
      }
      await get('/api/users/me').expect(200);
    });

    it("reject another session's token", async () => {
      const [one, two] = [await test.signUp(), await test.signUp()];
      await one.agent.post('/api/auth/logout').set('X-CSRF-Token', two.answer.token).expect(403);
    });

    it.each([
      [{ 'Sec-Fetch-Site': 'cross-site' }],
      [{ 'Sec-Fetch-Site': 'same-site' }],
      [{ Origin: 'https://evil.example' }],
      [{ Origin: 'null' }],
      [{ Origin: 'http://localhost:9999', Host: 'localhost:8787' }],
      [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:8787', Host: 'localhost:8787' }],
    ])('are refused from other origins: %j', async (headers) => {
      const visitor = await test.signUp();
      const refused = await visitor.post('/api/auth/logout').set(headers).expect(403);
      expect(refused.body.code).toBe('other_origin');
      const login = await post('/api/auth/login', { username: visitor.username, password: PASSWORD }).set(headers);
      expect(login.status).toBe(403);
      await visitor.get('/api/users/me').expect(200);
    });

    it.each([
      [{ 'Sec-Fetch-Site': 'same-origin' }],
      [{ Origin: 'http://localhost:8787', Host: 'localhost:8787' }],
      // Behind a proxy that rewrites the host, browsers on https still send their origin.
      [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:5173', Host: 'localhost:8787' }],
    ])('are accepted from this origin: %j', async (headers) => {
      const visitor = await test.signUp();
      await visitor.post('/api/auth/logout').set(headers).expect(200);
    });
  });

  describe('bodies', () => {
    it('must be JSON of limited size', async () => {
      const form = await request(test.app).post('/api/auth/login').type('form').send('username=a&password=b');
      expect([form.status, form.body.code]).toEqual([415, 'unsupported_media_type']);
      const huge = await post('/api/auth/login', { username: 'abc', password: 'x'.repeat(9_000) });
      expect([huge.status, huge.body.code, huge.body.error]).toEqual([
        413,
        'payload_too_large',
        'That’s too much to send at once.',
      ]);
      await request(test.app).post('/api/auth/login').expect(400);
    });
  });
});

function cookieOf(answer: request.Response): string {
  return answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
}

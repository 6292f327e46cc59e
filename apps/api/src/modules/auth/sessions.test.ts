import { describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { SessionsRepository } from './sessions.repository';
import { createAccountsTest, signupBody } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';

const DAY_MS = 86_400_000;

describe('the session', () => {
  const test = useAccountsTest();
  const newcomer = () => signupBody(test.freshName());
  const signUp = () => request(test.app).post('/api/auth/signup').send(newcomer());

  it('is in an HttpOnly cookie for 30 days [ACCOUNT-26]', async () => {
    const answer = await signUp();
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^marquee_session=[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^signed_in=1; Max-Age=2592000; Path=\/; Expires=[^;]+; SameSite=Lax$/),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('has a cookie bound to the host and to https if the site uses https', async () => {
    const secure = createAccountsTest(test.database, { PUBLIC_URL: 'https://films.example.org' });
    const answer = await request(secure.app).post('/api/auth/signup').send(newcomer()).expect(201);
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^__Host-marquee_session=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers['set-cookie']?.[0]).not.toMatch(/Domain/i);
    secure.remove();
  });

  it('is stored as a hash only [ACCOUNT-26]', async () => {
    const answer = await signUp();
    const [, secret = ''] = /marquee_session=([\w-]{43})/.exec(answer.headers['set-cookie']?.[0] ?? '') ?? [];
    const dump = JSON.stringify(
      await test.database.sql(`SELECT encode("id_hash", 'escape') AS "h", "id", "device" FROM "sessions"`),
    );
    expect(secret).toHaveLength(43);
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(answer.body.token);
  });

  it.each([undefined, 'marquee_session=', 'marquee_session=short', `marquee_session=${'x'.repeat(43)}`, '=;;=;'])(
    'is rejected with the cookie %j',
    async (cookie) => {
      const call = request(test.app).get('/api/users/me');
      const answer = await (cookie === undefined ? call : call.set('Cookie', cookie)).expect(401);
      expect(answer.body).toMatchObject({ error: 'Unauthorized', code: 'unauthorized' });
    },
  );

  it('ends with logout, in this browser only [API-07]', async () => {
    const visitor = await test.signUp();
    const elsewhere = await test.logIn(visitor.username);
    const answer = await visitor.post('/api/auth/logout').expect(200, { ok: true });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^marquee_session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    await visitor.get('/api/users/me').expect(401);
    await elsewhere.get('/api/users/me').expect(200);
    await request(test.app).post('/api/auth/logout').expect(200, { ok: true });
  });

  it('ends everywhere at once, here too', async () => {
    const visitor = await test.signUp();
    const elsewhere = await test.logIn(visitor.username);
    const stranger = await test.signUp();
    const answer = await visitor.delete('/api/users/me/sessions').expect(200, { ok: true });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^marquee_session=; /);
    await visitor.get('/api/users/me').expect(401);
    await elsewhere.get('/api/users/me').expect(401);
    await stranger.get('/api/users/me').expect(200);
  });

  it('needs the CSRF token to end everywhere', async () => {
    const visitor = await test.signUp();
    await visitor.agent.delete('/api/users/me/sessions').expect(403);
    await visitor.get('/api/users/me').expect(200);
  });

  it('ends after half a year, however often it is used [ACCOUNT-26]', async () => {
    const clock = { now: Date.now() };
    const later = createAccountsTest(test.database, {}, { now: () => clock.now });
    const visitor = await later.signUp();
    const maxAge = async () => {
      const { headers } = await visitor.get('/api/users/me').expect(200);
      return Number(/Max-Age=(\d+)/.exec(headers['set-cookie']?.[0] ?? '')?.[1]) / 86_400;
    };
    for (let days = 20; days < 180; days += 20) {
      clock.now += 20 * DAY_MS;
      expect(await maxAge()).toBe(Math.min(30, 180 - days));
    }
    clock.now += 20 * DAY_MS;
    await visitor.get('/api/users/me').expect(401);
    later.remove();
  });

  it('is told to scripts by a cookie that goes with it', async () => {
    const visitor = await test.signUp();
    const elsewhere = await test.logIn(visitor.username);
    await elsewhere.delete('/api/users/me/sessions').expect(200);
    const answer = await visitor.get('/api/users/me').expect(401);
    // Not the session's own cookie, which may be that of a later login by now.
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^signed_in=; .*Expires=Thu, 01 Jan 1970/)]);
    expect((await visitor.get('/api/users/me').expect(401)).headers).not.toHaveProperty('set-cookie');
  });

  it('is not guessed while the database is away: it may be another profile’s by now', async () => {
    const visitor = await test.signUp();
    const look = () => visitor.get('/api/tmdb/3/movie/popular');
    await look().expect(200);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const find = jest.spyOn(SessionsRepository.prototype, 'find').mockRejectedValueOnce(away);
    expect((await look().expect(503)).body).toMatchObject({ code: 'database_unavailable' });
    find.mockRestore();
    await look().expect(200);
  });

  it('that was used longest ago ends when a person has more than 50', async () => {
    const visitor = await test.signUp();
    const first = await test.logIn(visitor.username);
    const { id } = visitor.answer.user;
    await test.database.sql(`UPDATE sessions SET last_seen_at = now() - interval '1 day' WHERE user_id = '${id}'`);
    await test.database.sql(
      `INSERT INTO sessions (id_hash, user_id, last_seen_at, expires_at) SELECT int4send(n), '${id}', now() - n * interval '1 minute',
        now() + interval '1 day' FROM generate_series(1, 48) AS n`,
    );
    await first.get('/api/users/me').expect(200);
    const last = await test.logIn(visitor.username);
    const { body } = await last.get('/api/users/me/sessions').expect(200);
    expect(body.sessions).toHaveLength(50);
    await last.get('/api/users/me').expect(200);
    await first.get('/api/users/me').expect(200);
    await visitor.get('/api/users/me').expect(401);
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { createAccountsTest, signupBody } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';

jest.setTimeout(120_000);

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
});

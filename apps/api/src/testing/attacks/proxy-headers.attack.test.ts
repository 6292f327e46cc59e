import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reservePort } from '@marquee/server';
import request from 'supertest';
import { createAccountsTest, PASSWORD, type AccountsTest } from '../test-accounts';
import { useAccountsTest } from '../use-accounts-test';
import { rawGet } from './raw-request';

describe('what a proxy passes on', () => {
  const test = useAccountsTest();
  let trusting: AccountsTest;
  beforeAll(() => {
    trusting = createAccountsTest(test.database, { TRUST_PROXY: 'true' });
  });
  afterAll(() => trusting.remove());
  const logIn = (app: AccountsTest, username: string, headers: Record<string, string>) =>
    request(app.bare).post('/api/auth/login').set(headers).send({ username, password: PASSWORD });

  it('does not make another site this one: X-Forwarded-Host does not count', async () => {
    const { username } = await test.signUp();
    const headers = { Origin: 'http://evil.example', Host: 'films.example', 'X-Forwarded-Host': 'evil.example' };
    const { body } = await logIn(test, username, headers).expect(403);
    expect(body).toMatchObject({ code: 'other_origin' });
    await logIn(test, username, { ...headers, Origin: 'http://films.example' }).expect(200);
  });

  it('does not name the stream provider: X-Forwarded-Host does not count', async () => {
    const secret = { PROVIDER_SECRET: 'x'.repeat(32) };
    for (const app of [trusting, createAccountsTest(test.database, { TRUST_PROXY: 'true', ...secret })]) {
      const headers = { Host: 'films.example', 'X-Forwarded-Host': 'evil.example' };
      const answer = await request(app.bare).get('/api/config').set(headers).expect(200);
      expect(answer.body.providers).toMatchObject([{ url: expect.stringContaining('//films.example') }]);
      expect(JSON.stringify([answer.body, answer.headers])).not.toContain('evil');
      if (app !== trusting) app.remove();
    }
  });

  it('keeps browsers on https for a day where only the proxy knows of it', async () => {
    const header = async (protocol: string) =>
      (await request(test.bare).get('/healthz').set('X-Forwarded-Proto', protocol)).headers[
        'strict-transport-security'
      ];
    expect([await header('https'), await header('http')]).toEqual(['max-age=86400', undefined]);
  });

  it('protects the cookie where only the proxy knows of https', async () => {
    const { username } = await test.signUp();
    const https = { 'X-Forwarded-Proto': 'https' };
    const answer = await logIn(test, username, https).expect(200);
    const cookie = answer.headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/^__Host-marquee_session=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    const profile = (headers: object) =>
      request(test.bare)
        .get('/api/users/me')
        .set({ Cookie: cookie.split(';', 1)[0] ?? '', ...headers });
    await profile(https).expect(200);
    // Clients that are not behind that proxy cannot use its headers.
    await profile({}).expect(401);
    const plain = await logIn(test, username, {}).expect(200);
    expect(plain.headers['set-cookie']?.[0]).not.toContain('Secure');
  });

  it.each(['x'.repeat(400), 'not an address', '203.0.113.7:4711', '\u00e9\u0080'])(
    'may be no address: %s',
    async (forwarded) => {
      // The address must be stored for failures to be counted.
      await logIn(trusting, trusting.freshName(), { 'X-Forwarded-For': forwarded }).expect(401);
    },
  );

  it('may be a whole address with a port that there is not', async () => {
    const { server, serve, port } = await reservePort({ port: 0, host: '127.0.0.1', setting: 'PORT' });
    serve(test.bare);
    const paths = ['/healthz', '/api/config', '/api/tmdb/3/movie/900000001', '/api/img/t/p/w500/a.jpg', '/movies'];
    for (const path of paths) {
      for (const host of ['films.example', 'films.example:99999', 'films.example:port', '[::1', '']) {
        const { status } = await rawGet(`http://127.0.0.1:${port}`, `http://${host}${path}`, 'Accept: */*\r\n');
        const { status: expected } = await rawGet(`http://127.0.0.1:${port}`, path, 'Accept: */*\r\n');
        expect({ path, host, status }).toEqual({ path, host, status: expected });
      }
    }
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

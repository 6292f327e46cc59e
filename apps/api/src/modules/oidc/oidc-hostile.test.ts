import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startCraftedProvider, type CraftedProvider, type Forgery } from '../../testing/oidc/crafted-provider';
import { CLIENT_SECRET } from '../../testing/oidc/real-provider';
import { oidcSuite } from '../../testing/oidc/oidc-suite';

let provider: CraftedProvider;
const test = oidcSuite(async () => (provider = await startCraftedProvider()));
afterEach(() => {
  Object.assign(provider.state, { forgery: {}, discovery: {}, isDown: false });
});

async function logIn(forgery: Forgery, changes: Record<string, string> = {}) {
  provider.state.forgery = forgery;
  const { agent, url } = await test.start();
  const to = await test.back(agent, provider.answer(url, changes));
  await agent.get('/api/users/me').expect(to === '/' ? 200 : 401);
  return to;
}

describe('an ID token', () => {
  it('of the provider logs in, with the code’s verifier and the client’s secret [OIDC-01]', async () => {
    expect(await logIn({})).toBe('/');
    expect(provider.tokenCalls.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  it.each<[string, Forgery]>([
    ['with another nonce', { claims: { nonce: 'of another log-in' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['for another client', { claims: { aud: 'another-client' } }],
    ['for several clients, and another one authorized', { claims: { aud: ['marquee', 'x'], azp: 'x' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['that has expired', { claims: { iat: 1_000, exp: 2_000 } }],
    ['that never expires', { claims: { exp: undefined } }],
    ['without a sub', { claims: { sub: undefined } }],
    ['signed by another key', { hasOtherKey: true }],
    ['signed by a key that nobody knows', { hasOtherKey: true, header: { kid: 'unknown' } }],
    ['that is not signed', { isUnsigned: true }],
    ['with the public key as a secret', { header: { alg: 'HS256' } }],
  ])('%s is refused [OIDC-04]', async (_what, forgery) => {
    expect(await logIn(forgery)).toBe('/login?oidc=refused');
  });

  it('is needed: an access token alone logs nobody in [OIDC-04]', async () => {
    const to = await logIn({ status: 200, body: 'ok' });
    expect(to).toBe('/login?oidc=unavailable');
  });
});

describe('an ID token with less than this site needs', () => {
  const told = { sub: 'grace', email_verified: true };

  it('is completed by the user info, of the same person only [OIDC-06]', async () => {
    const forgery = { claims: { sub: 'grace', email: 'grace@lantern.example', email_verified: undefined } };
    await test.set({ oidcClientSecret: 'with user info' });
    provider.state.discovery = { userinfo_endpoint: `${provider.issuer}/userinfo` };
    provider.state.userInfo = { ...told, sub: 'somebody else' };
    expect(await logIn(forgery)).toBe('/login?oidc=refused');
    provider.state.userInfo = told;
    expect(await logIn(forgery)).toBe('/');
    await test.set({ oidcClientSecret: CLIENT_SECRET });
  });
});

describe('a response of the provider', () => {
  it.each([
    ['another state', { state: 'guessed' }, 'expired'],
    ['another issuer', { iss: 'https://evil.example' }, 'refused'],
  ])('with %s is refused [OIDC-04]', async (_what, changes, outcome) => {
    expect(await logIn({}, changes)).toBe(`/login?oidc=${outcome}`);
  });

  it('without PKCE is none: the code is never sent without its verifier [OIDC-01]', async () => {
    const { agent, url } = await test.start();
    const before = provider.tokenCalls.length;
    const bare = request.agent(test.site);
    bare.jar.setCookie('marquee_oidc=e30', '127.0.0.1', '/');
    expect(await test.back(bare, provider.answer(url))).toBe('/login?oidc=expired');
    expect(provider.tokenCalls.length).toBe(before);
    expect(await test.back(agent, provider.answer(url))).toBe('/');
  });
});

describe('a restricted profile', () => {
  const nowSec = () => Math.floor(Date.now() / 1_000);

  it('does not get out by a session that is open at the provider: it asks who is there [OIDC-14]', async () => {
    const claims = { sub: 'parent', email: 'parent@example.org', auth_time: nowSec() - 600 };
    expect(await logIn({ claims })).toBe('/');
    await test.database.sql(
      `INSERT INTO profiles (user_id, id, details, is_restricted)
       SELECT user_id, 'kid', details, true FROM profiles JOIN users AS u ON u.id = user_id WHERE email = '${claims.email}'`,
    );
    for (const auth_time of [claims.auth_time, undefined]) {
      provider.state.forgery = { claims: { ...claims, auth_time } };
      const { agent, url } = await test.start({ next: '/bookmarks' });
      const again = await test.back(agent, provider.answer(url));
      expect(new URL(again).origin).toBe(provider.issuer);
      expect(Object.fromEntries(new URL(again).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
      // A provider that lets the old session pass once more is not asked without end.
      expect(await test.back(agent, provider.answer(again))).toBe('/login?oidc=refused&next=%2Fbookmarks');
      await agent.get('/api/users/me').expect(401);
    }
    const { agent, url } = await test.start({ next: '/bookmarks' });
    const again = await test.back(agent, provider.answer(url));
    provider.state.forgery = { claims: { ...claims, auth_time: nowSec() } };
    expect(await test.back(agent, provider.answer(again))).toBe('/bookmarks');
    expect(await logIn({ claims: { ...claims, auth_time: nowSec() } })).toBe('/');
  });

  it('is made, and left for good, by who has just confirmed at the provider [OIDC-09]', async () => {
    const enter = async (auth_time: number) => {
      provider.state.forgery = { claims: { sub: 'carer', email: 'carer@example.org', auth_time } };
      const { agent, url } = await test.start();
      expect(await test.back(agent, provider.answer(url))).toBe('/');
      const { token } = (await agent.get('/api/users/me').expect(200)).body;
      return (path: string, body: object) =>
        agent
          .post(`/api/profiles${path}`)
          .set('X-CSRF-Token', String(token))
          .send(body)
          .then((answer) => answer);
    };
    const profile = { name: 'Kid', canUseSources: false };
    const late = await enter(nowSec() - 1_000);
    expect((await late('', { profile })).body.code).toBe('confirmation_needed');
    const post = await enter(nowSec());
    const { status, body } = await post('', { profile });
    expect(status).toBe(201);
    expect((await post(`/${body.id}/activate`, {})).status).toBe(200);
    // A child who was handed the device has confirmed nothing.
    expect((await post('/1/activate', {})).body.code).toBe('confirmation_needed');
  });
});

describe('a provider that does not answer', () => {
  const fresh = async () => {
    // Another client secret is another configuration, which is fetched anew.
    await test.set({ oidcClientSecret: `a secret ${Math.random()}` });
  };

  it('makes the log-in say so, at the start and at the end, and works again once it is back [OIDC-03]', async () => {
    await fresh();
    provider.state.isDown = true;
    const { body } = await request(test.site).post('/api/auth/oidc/start').send({}).expect(503);
    expect(body.code).toBe('oidc_unavailable');
    const start = async () => (await request(test.site).post('/api/auth/oidc/start').send({})).status;
    expect(await Promise.all([start(), start(), start()])).toEqual([503, 503, 503]);
    provider.state.isDown = false;
    const { agent, url } = await test.start({ next: '/bookmarks' });
    provider.state.isDown = true;
    expect(await test.back(agent, provider.answer(url))).toBe('/login?oidc=unavailable&next=%2Fbookmarks');
    provider.state.isDown = false;
    expect(await logIn({})).toBe('/');
  });

  it('is not asked at the start of the site, once for many, and not again for an hour [OIDC-03]', async () => {
    await fresh();
    const before = provider.state.fetched;
    await Promise.all(Array.from({ length: 5 }, () => test.start()));
    await test.start();
    expect(provider.state.fetched).toBe(before + 1);
    test.overrides.now = () => Date.now() + 2 * 3_600_000;
    await test.start();
    expect(provider.state.fetched).toBe(before + 2);
    test.overrides.now = Date.now;
  });

  it('has five seconds for each answer [OIDC-03]', async () => {
    await fresh();
    const signals: unknown[] = [];
    test.overrides.fetch = (_url, options) => {
      signals.push(options?.signal);
      return Promise.reject(new DOMException('too late', 'TimeoutError'));
    };
    const { body } = await request(test.site).post('/api/auth/oidc/start').send({}).expect(503);
    test.overrides.fetch = fetch;
    expect(body.code).toBe('oidc_unavailable');
    expect(signals[0]).toBeInstanceOf(AbortSignal);
  });

  it.each([
    ['names itself otherwise', { issuer: 'https://evil.example' }],
    ['lacks an endpoint', { authorization_endpoint: undefined }],
    ['leads to a script', { authorization_endpoint: 'javascript:alert(1)' }],
  ])('or %s logs nobody in [OIDC-04]', async (_what, discovery) => {
    await fresh();
    provider.state.discovery = discovery;
    await request(test.site).post('/api/auth/oidc/start').send({}).expect(503);
  });

  it('may not send without end [OIDC-03]', async () => {
    await fresh();
    provider.state.discovery = { padding: 'x'.repeat(600_000) };
    await request(test.site).post('/api/auth/oidc/start').send({}).expect(503);
  });
});

describe('whoever calls the callback again and again', () => {
  it('is sent away, and fills neither the log nor the dashboard with warnings [OIDC-03]', async () => {
    const warnings = () => test.logged.filter(({ level }) => Number(level) >= 40).length;
    const before = warnings();
    const call = async () => {
      const { headers } = await request(test.site).get('/api/auth/oidc/callback?state=x').expect(303);
      return headers.location;
    };
    expect(await call()).toBe('/login?oidc=expired');
    const outcomes = await Promise.all(Array.from({ length: 120 }, call));
    expect(outcomes.at(-1)).toBe('/login?oidc=rate_limited');
    expect(warnings()).toBe(before);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { Browser } from '../../testing/oidc/browser';
import { startCraftedProvider, type CraftedProvider, type Forgery } from '../../testing/oidc/crafted-provider';
import { CLIENT_ID, startRealProvider, type RealProvider } from '../../testing/oidc/real-provider';
import { oidcSuite } from '../../testing/oidc/oidc-suite';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const isSignedIn = async (agent: Visitor['agent']) => (await agent.get('/api/users/me')).status === 200;

describe('a log-out at a real provider', () => {
  let provider: RealProvider;
  const test = oidcSuite(async (site) => (provider = await startRealProvider(site)));

  it('ends the sessions here that it opened, and no other one [OIDC-10, OIDC-11]', async () => {
    const { sub, ...account } = { sub: 'ada', email: 'ada@example.org', email_verified: true };
    await provider.account({ sub, ...account });
    const browser = new Browser();
    const ada = await test.signUp('ada');
    const { agent, url } = await test.start();
    expect(await test.back(agent, await provider.logIn(browser, url, sub))).toBe('/login?oidc=link');
    const { token } = (await agent.post('/api/auth/oidc/link').send({ password: PASSWORD }).expect(200)).body;
    const { agent: second, url: secondUrl } = await test.start();
    expect(await test.back(second, await provider.logIn(browser, secondUrl, sub))).toBe('/');
    expect((await second.get('/api/users/me/oidc')).body).toMatchObject({ isSession: true });
    const me = (await second.get('/api/users/me')).body;
    const leave = await second
      .post('/api/users/me/oidc/log-out')
      .set('X-CSRF-Token', String(me.token))
      .send({})
      .expect(200);
    const end = new URL(leave.body.url);
    expect(end.origin).toBe(provider.issuer);
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${test.site}/login`);
    expect(end.searchParams.get('id_token_hint')).toMatch(/^ey/);
    // Here the session goes on until the page ends it; there, the person leaves, and the provider tells this site.
    const page = await browser.follow(end.href, provider.issuer);
    const secret = /name="xsrf" value="(\w+)"/.exec(page.text)?.[1] ?? '';
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const { leads } = await browser.follow(action, provider.issuer, { xsrf: secret, logout: 'yes' });
    expect(leads).toBe(`${test.site}/login`);
    expect(await isSignedIn(second)).toBe(false);
    expect(await isSignedIn(agent)).toBe(false);
    expect(await isSignedIn(ada.agent)).toBe(true);
    expect(token).toBeTruthy();
  });

  it('is not offered to who has logged in with a password [OIDC-11]', async () => {
    const eve = await test.signUp();
    expect((await eve.post('/api/users/me/oidc/log-out').expect(200)).body).toEqual({ url: null });
  });
});

describe('a log-out token', () => {
  let provider: CraftedProvider;
  const test = oidcSuite(async () => (provider = await startCraftedProvider()));
  let agent: Visitor['agent'];
  let ids = 0;
  beforeEach(async () => {
    provider.state.forgery = { claims: { sid: 'a-session' } };
    const started = await test.start();
    agent = started.agent;
    expect(await test.back(agent, provider.answer(started.url))).toBe('/');
  });

  const nowSec = () => Math.floor(Date.now() / 1_000);
  const claims = () => ({
    iss: provider.issuer,
    aud: CLIENT_ID,
    iat: nowSec(),
    exp: nowSec() + 120,
    jti: `jti-${(ids += 1)}`,
    sub: 'ada',
    sid: 'a-session',
    events: { [EVENT]: {} },
  });
  const send = (token: string) =>
    request(test.site).post('/api/auth/oidc/backchannel-logout').type('form').send({ logout_token: token });

  it.each([
    ['with sid and sub', {}],
    ['with sid alone', { sub: undefined }],
    ['with sub alone', { sid: undefined }],
    ['without an end of its own', { exp: undefined }],
  ])('%s ends the session [OIDC-10]', async (_what, changes) => {
    const response = await send(await provider.logoutToken({ ...claims(), ...changes })).expect(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await isSignedIn(agent)).toBe(false);
  });

  it.each<[string, object, Forgery?, string?]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'another' }],
    ['without the event', { events: {} }],
    ['with another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
    ['whose event is no object', { events: { [EVENT]: true } }],
    ['with a nonce', { nonce: 'n' }],
    ['about nobody', { sub: undefined, sid: undefined }],
    ['about no text', { sub: 7 }],
    ['without a jti', { jti: undefined }],
    ['without a time', { iat: undefined }],
    ['that is old', { iat: nowSec() - 3_600, exp: nowSec() + 3_600 }],
    ['that has expired', { iat: nowSec() - 200, exp: nowSec() - 100 }],
    ['from the future', { iat: nowSec() + 3_600, exp: nowSec() + 7_200 }],
    ['signed by another key', {}, { hasOtherKey: true }],
    ['that is not signed', {}, { isUnsigned: true }],
    ['with the public key as a secret', {}, { header: { alg: 'HS256' } }],
    ['of another type', {}, {}, 'at+jwt'],
  ])('%s is refused, and ends nothing [OIDC-10]', async (_what, changes, forgery = {}, type = 'logout+jwt') => {
    const { body } = await send(await provider.logoutToken({ ...claims(), ...changes }, forgery, type)).expect(400);
    expect(body.code).toBe('bad_request');
    expect(await isSignedIn(agent)).toBe(true);
  });

  it('ends what the session has opened since: a TV’s, and the one after a new password [OIDC-10]', async () => {
    const csrf = async () => String((await agent.get('/api/users/me')).body.token);
    const call = async (path: string, body: object) =>
      agent
        .post(path)
        .set('X-CSRF-Token', await csrf())
        .send(body)
        .expect(200);
    const tv = request.agent(test.site);
    const { userCode: code } = (await tv.post('/api/auth/tv').expect(201)).body;
    await call('/api/auth/tv/answer', { code, isApproved: true });
    expect((await tv.post('/api/auth/tv/poll').expect(200)).body.state).toBe('approved');
    await send(await provider.logoutToken(claims())).expect(200);
    expect([await isSignedIn(agent), await isSignedIn(tv)]).toEqual([false, false]);

    provider.state.forgery = { claims: { sub: 'eve', email: 'eve@lantern.example', sid: 'hers', auth_time: nowSec() } };
    const started = await test.start();
    agent = started.agent;
    expect(await test.back(agent, provider.answer(started.url))).toBe('/');
    await call('/api/users/me/password', { password: 'battery staple' });
    expect((await agent.get('/api/users/me/oidc')).body).toMatchObject({ isSession: true });
    await send(await provider.logoutToken({ ...claims(), sub: 'eve', sid: 'hers' })).expect(200);
    expect(await isSignedIn(agent)).toBe(false);
  });

  it('of another session or person ends nothing [OIDC-10]', async () => {
    await send(await provider.logoutToken({ ...claims(), sid: 'another' })).expect(200);
    await send(await provider.logoutToken({ ...claims(), sub: 'eve' })).expect(200);
    expect(await isSignedIn(agent)).toBe(true);
  });

  it('works once, also for two at once [OIDC-10]', async () => {
    const token = await provider.logoutToken(claims());
    const answers = await Promise.all([send(token), send(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const started = await test.start();
    expect(await test.back(started.agent, provider.answer(started.url))).toBe('/');
    await send(token).expect(400);
    expect(await isSignedIn(started.agent)).toBe(true);
  });

  it.each(['', 'not.a.token', 'x'.repeat(13_000)])('is nothing else: %#', async (token) => {
    await send(token).expect(400);
    expect(await isSignedIn(agent)).toBe(true);
  });
});

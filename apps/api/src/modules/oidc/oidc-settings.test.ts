import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { SiteSettingsBody } from '@marquee/core/contracts';
import { Browser } from '../../testing/oidc/browser';
import {
  CLIENT_SECRET,
  startRealProvider,
  type ProviderAccount,
  type RealProvider,
} from '../../testing/oidc/real-provider';
import { oidcSuite } from '../../testing/oidc/oidc-suite';
import { createAccountsTest, PASSWORD, signupBody, type Visitor } from '../../testing/test-accounts';
import { signUpOperator } from '../../testing/use-operator';

let provider: RealProvider;
const test = oidcSuite(async (site) => (provider = await startRealProvider(site)));
// Filled before the first test runs.
const operator = {} as Visitor;
beforeAll(async () => void Object.assign(operator, await signUpOperator(test)));

const person = (changes: Partial<ProviderAccount> = {}): ProviderAccount => {
  const sub = test.freshName();
  return { sub, email: `${sub}@example.org`, email_verified: true, preferred_username: sub, ...changes };
};
async function logIn(account: ProviderAccount, body: object = {}) {
  await provider.account(account);
  const { agent, url } = await test.start(body);
  const to = await test.back(agent, await provider.logIn(new Browser(), url, account.sub));
  return { agent, to, me: (await agent.get('/api/users/me')).body };
}
/** Links an account at the first log-in of somebody who has its email. */
async function linkTo({ email }: Visitor, groups: string[] = []) {
  const account = person({ email, groups });
  const { agent } = await logIn(account);
  await agent.post('/api/auth/oidc/link').send({ password: PASSWORD }).expect(200);
  return account;
}
const patch = (body: SiteSettingsBody, visitor: Visitor = operator) =>
  visitor.agent.patch('/api/operator/settings').set('X-CSRF-Token', visitor.answer.token).send(body);
const operators = async () =>
  (await test.database.sql<{ username: string }>('SELECT username FROM users WHERE is_operator')).map(
    ({ username }) => username,
  );
afterEach(() =>
  test.set({ oidcSignUp: 'on', signUp: 'open', visitors: 'everyone', localLogin: 'on', oidcOperatorGroup: null }),
);

describe('who may get an account by OpenID Connect [OIDC-07]', () => {
  const outcome = async (body = {}) => (await logIn(person(), body)).to;

  it('nobody, where that or every sign-up is off', async () => {
    await test.set({ oidcSignUp: 'off' });
    expect(await outcome()).toBe('/login?oidc=signup_closed');
    await test.set({ oidcSignUp: 'on', signUp: 'off' });
    expect(await outcome()).toBe('/login?oidc=signup_closed');
  });

  it('whoever was invited, once, with what the invitation allows', async () => {
    await test.set({ signUp: 'invitation' });
    expect(await outcome()).toBe('/login?oidc=invitation_needed');
    const cap = { region: 'US', certification: 'PG' };
    const { body } = await operator.post('/api/operator/invitations', { days: 1, uses: 1, cap });
    const invitation = String(body.code);
    const greta = await logIn(person(), { invitation });
    expect(greta.to).toBe('/');
    expect((await greta.agent.get('/api/profiles')).body.profiles[0]).toMatchObject({ cap });
    expect(await outcome({ invitation })).toBe('/login?oidc=invitation_used_up');
    expect(await outcome({ invitation: invitation.split('').reverse().join('') })).toBe(
      '/login?oidc=invitation_needed',
    );
  });

  it('on a private site the whole way is open to strangers, and nothing else', async () => {
    await test.set({ visitors: 'members' });
    const stranger = request(test.site);
    await stranger.get('/api/tmdb/3/movie/popular').expect(401);
    await stranger.get('/api/users/me/oidc').expect(401);
    expect((await stranger.get('/api/config')).body.accounts).toMatchObject({ oidc: 'Lantern ID' });
    expect(await outcome({ next: '/movies/603' })).toBe('/movies/603');
  });
});

describe('groups of the provider [OIDC-08]', () => {
  const set = () => test.set({ oidcGroupsClaim: 'groups', oidcOperatorGroup: 'marquee-operators' });

  it('make somebody an operator, and no longer one, at each log-in; it is written down', async () => {
    await set();
    const ada = person({ groups: ['friends', 'marquee-operators'] });
    const { me, agent } = await logIn(ada);
    expect(me.isOperator).toBe(true);
    await agent.get('/api/operator/problems').expect(200);
    // A session that is open loses it, too.
    expect((await logIn({ ...ada, groups: ['friends'] })).me.isOperator).toBeUndefined();
    await agent.get('/api/operator/problems').expect(404);
    const { body } = await operator.get('/api/operator/acts').expect(200);
    expect(body.acts.slice(0, 2)).toMatchObject([
      { act: 'lose_operator', operator: me.username },
      { act: 'gain_operator', operator: me.username },
    ]);
  });

  it('that look alike, or are not sent, make nobody one', async () => {
    await set();
    for (const groups of [['Marquee-Operators'], ['marquee-operators '], undefined])
      expect((await logIn({ ...person(), ...(groups && { groups }) })).me.isOperator).toBeUndefined();
    await test.set({ oidcOperatorGroup: null });
    expect((await logIn(person({ groups: ['marquee-operators'] }))).me.isOperator).toBeUndefined();
  });

  it('do not take away the last operator', async () => {
    const ada = await linkTo(operator);
    await set();
    expect(await operators()).toEqual([operator.username]);
    await logIn({ ...ada, groups: [] });
    expect(await operators()).toEqual([operator.username]);
    const second = person({ groups: ['marquee-operators'] });
    await logIn(second);
    await Promise.all([logIn({ ...ada, groups: [] }), logIn({ ...second, groups: [] })]);
    expect(await operators()).toHaveLength(1);
    await test.database.sql(`UPDATE users SET is_operator = (username = '${operator.username}')`);
    await operator.post('/api/auth/logout');
    Object.assign(operator, await test.logIn(operator.username));
  });
});

describe('passwords', () => {
  let linked: ProviderAccount;
  beforeAll(async () => {
    await test.database.sql('DELETE FROM oidc_identities');
  });

  it('cannot be switched off before an operator has logged in with this provider [OIDC-12]', async () => {
    expect((await patch({ localLogin: 'off' }).expect(409)).body.code).toBe('oidc_operator_needed');
    // Neither somebody else’s log-in nor an operator’s with another provider is one.
    await logIn(person());
    expect((await patch({ localLogin: 'off' })).status).toBe(409);
    linked = await linkTo(operator);
    expect((await patch({ localLogin: 'off', oidcIssuer: 'https://another.example' })).status).toBe(409);
    expect((await patch({ localLogin: 'off' }).expect(200)).body.settings.localLogin).toBe('off');
    for (const body of [{ oidcIssuer: null }, { oidcClientId: null }, { oidcIssuer: 'https://another.example' }])
      expect((await patch(body)).body.code).toBe('oidc_operator_needed');
  });

  it('that are off open nothing; the provider does, and an account is still linked by its own [OIDC-12]', async () => {
    const ada = await test.signUp();
    const eve = await test.signUp();
    await test.set({ localLogin: 'off' });
    const refused = async (path: string, body: object) =>
      (await request(test.site).post(path).send(body).expect(403)).body.code;
    expect(await refused('/api/auth/login', { username: ada.username, password: PASSWORD })).toBe('local_login_off');
    expect(await refused('/API/auth/LOGIN/', { username: ada.username, password: PASSWORD })).toBe('local_login_off');
    expect(await refused('/api/auth/signup', signupBody('newcomer'))).toBe('local_login_off');
    expect(await refused('/api/auth/password-reset/request', { email: ada.email })).toBe('local_login_off');
    expect((await request(test.site).get('/api/config')).body.accounts.localLogin).toBe('off');
    await linkTo(ada);
    expect((await logIn(linked)).me.username).toBe(operator.username);
    // The provider is the last way in by now.
    await linkTo(eve);
    expect((await eve.get('/api/users/me/oidc')).body).toMatchObject({ isLinked: true, canUnlink: false });
    expect((await eve.delete('/api/users/me/oidc', { password: PASSWORD }).expect(409)).body.code).toBe('last_way_in');
  });

  it('are the way back in when the environment says so, and without a provider [OIDC-12]', async () => {
    await test.set({ localLogin: 'off' });
    const rescue = createAccountsTest(test.database, { LOCAL_LOGIN: 'on' });
    await rescue.siteSettings.load();
    const visitor = await rescue.logIn(operator.username);
    expect((await visitor.get('/api/operator/settings')).body).toMatchObject({
      settings: { localLogin: 'on' },
      fixed: { localLogin: 'LOCAL_LOGIN' },
    });
    expect((await patch({ localLogin: 'off' }, visitor).expect(409)).body.code).toBe('setting_fixed');
    rescue.remove();
    // `users` commands work on the database alone, so a backup of a site without its provider opens, too.
    const begun = await test.start();
    await test.set({ oidcIssuer: null });
    await request(test.site)
      .post('/api/auth/login')
      .send({ username: operator.username, password: PASSWORD })
      .expect(200);
    await request(test.site).post('/api/auth/oidc/start').send({}).expect(404);
    expect(await test.back(begun.agent, await provider.logIn(new Browser(), begun.url, linked.sub))).toBe(
      '/login?oidc=expired',
    );
    await test.set({ oidcIssuer: provider.issuer });
  });

  it('are set by who has none, after a log-in at the provider; until then they are linked for good [OIDC-09]', async () => {
    const ada = person();
    const { agent, me } = await logIn(ada);
    let csrf = String(me.token);
    const call = (method: 'post' | 'delete', path: string, body: object) =>
      agent[method](`/api/users/me/${path}`).set('X-CSRF-Token', csrf).send(body);
    expect((await agent.get('/api/users/me/oidc')).body).toMatchObject({ canUnlink: false });
    expect((await agent.get('/api/users/me/sign-in')).body).toMatchObject({ hasPassword: false });
    await test.database.sql(`UPDATE sessions SET password_at = '2020-01-01' WHERE user_id = '${me.id}'`);
    const password = 'battery staple';
    expect((await call('post', 'password', { password }).expect(403)).body.code).toBe('password_required');
    const confirm = async (sub: string) => {
      const { body } = await call('post', 'oidc/start', { purpose: 'confirm', next: '/operator' }).expect(200);
      expect(new URL(body.url).searchParams.get('prompt')).toBe('login');
      return test.back(agent, await provider.logIn(new Browser(), body.url, sub));
    };
    const eve = person();
    await logIn(eve);
    expect(await confirm(eve.sub)).toBe('/account?tab=account&oidc=refused');
    expect((await call('post', 'password', { password })).status).toBe(403);
    expect(await confirm(ada.sub)).toBe('/operator');
    // A confirmation is not renewed by one that proves nothing.
    const enteredAt = () => test.database.sql(`SELECT password_at FROM sessions WHERE user_id = '${me.id}'`);
    const before = await enteredAt();
    await agent.post('/api/auth/confirm-password').set('X-CSRF-Token', csrf).send({}).expect(200);
    expect(await enteredAt()).toEqual(before);
    expect((await call('post', 'password', { password: 'password1' })).status).toBe(400);
    csrf = (await call('post', 'password', { password }).expect(200)).body.token;
    expect((await call('post', 'password', { password: 'another one' })).body.code).toBe('password_required');
    await test.logIn(String(me.username), password);
    await call('delete', 'oidc', { password }).expect(200);
  });
});

describe('the settings [OIDC-13]', () => {
  it('keep the client secret sealed, say what to register, and check the provider', async () => {
    const { body } = await operator.get('/api/operator/settings').expect(200);
    expect(body.oidc).toEqual({
      hasClientSecret: true,
      redirectUri: `${test.site}/api/auth/oidc/callback`,
      backchannelLogoutUri: `${test.site}/api/auth/oidc/backchannel-logout`,
      postLogoutRedirectUri: `${test.site}/login`,
    });
    expect(JSON.stringify(await test.database.sql('SELECT * FROM site_settings'))).not.toContain(CLIENT_SECRET);
    const check = async (given: object) =>
      (await operator.post('/api/operator/settings/check-oidc', given).expect(200)).body;
    const works = { state: 'works', canLogOutHere: true, canLogOutThere: true };
    expect(await check({})).toMatchObject(works);
    expect(await check({ issuer: provider.issuer })).toMatchObject(works);
    expect(await check({ issuer: 'http://127.0.0.1:9' })).toMatchObject({ state: 'unreachable' });
    expect(await check({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') })).toMatchObject({
      state: 'mismatch',
    });
    await patch({ oidcLabel: 'Lantern', oidcClientSecret: 'another secret' }).expect(200);
    const acts = (await operator.get('/api/operator/acts')).body.acts;
    expect(acts[0].details).toEqual({ oidcLabel: 'Lantern', oidcClientSecret: 'changed' });
  });

  it.each(['http://login.example.org', 'http://8.8.8.8', 'ftp://login.example.org', 'https://a:b@c.example', 'login'])(
    'want https, except in a private network: %s',
    async (oidcIssuer) => void (await patch({ oidcIssuer }).expect(400)),
  );
});

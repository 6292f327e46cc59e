import { beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { Browser } from '../../testing/oidc/browser';
import { startRealProvider, type ProviderAccount, type RealProvider } from '../../testing/oidc/real-provider';
import { oidcSuite } from '../../testing/oidc/oidc-suite';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { signUpOperator } from '../../testing/use-operator';
import { enterPassword, turnOn } from '../sign-in/testing/second-factor';

let provider: RealProvider;
const test = oidcSuite(async (site) => (provider = await startRealProvider(site)));
// Filled before the first test runs.
const operator = {} as Visitor;
beforeAll(async () => void Object.assign(operator, await signUpOperator(test)));

/** Somebody whom the provider knows, and whose email it has verified. */
function person(changes: Partial<ProviderAccount> = {}): ProviderAccount {
  const sub = test.freshName();
  return { sub, email: `${sub}@example.org`, email_verified: true, preferred_username: sub, ...changes };
}

/** Logs somebody in, in a new browser; returns its agent and where it was led. */
async function logIn(account: ProviderAccount, body: object = {}) {
  await provider.account(account);
  const { agent, url } = await test.start(body);
  return { agent, to: await test.back(agent, await provider.logIn(new Browser(), url, account.sub)) };
}
const me = async (agent: Visitor['agent']) => (await agent.get('/api/users/me')).body;
const identities = (sub: string) =>
  test.database.sql<{ user_id: string }>(`SELECT user_id FROM oidc_identities WHERE subject = '${sub}'`);

/** A signed-in person’s calls below `/users/me/oidc`. */
const link = async ({ post, agent }: Visitor, account: ProviderAccount, password = PASSWORD) => {
  await provider.account(account);
  const { body, status } = await post('/api/users/me/oidc/start', { purpose: 'link', password });
  if (status !== 200) return String(body.code);
  return test.back(agent, await provider.logIn(new Browser(), body.url, account.sub));
};

describe('a log-in by OpenID Connect', () => {
  it('makes an account for somebody new, and leads to the page that asked [OIDC-01, OIDC-02, OIDC-07]', async () => {
    const ada = person();
    const { agent, to } = await logIn(ada, { next: '/movies/603?tab=cast' });
    expect(to).toBe('/movies/603?tab=cast');
    expect(await me(agent)).toMatchObject({ username: ada.preferred_username, email: ada.email });
    const again = await logIn({ ...ada, email: 'another@example.org' });
    expect(again.to).toBe('/');
    expect((await me(again.agent)).id).toBe((await me(agent)).id);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', `/${'x'.repeat(1_500)}`])(
    'leads to no other site, and to no endless address: %s [OIDC-02]',
    async (next) => expect((await logIn(person(), { next })).to).toBe('/'),
  );

  it('asks for PKCE with S256, a state and a nonce, each time anew [OIDC-01]', async () => {
    const [one, two] = [await test.start(), await test.start()].map(({ url }) => new URL(url).searchParams);
    expect(one?.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce']) {
      expect(one?.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one?.get(name)).not.toBe(two?.get(name));
    }
  });

  it('numbers a username that is taken [OIDC-07]', async () => {
    const { username } = await test.signUp();
    const { agent } = await logIn(person({ preferred_username: username }));
    expect((await me(agent)).username).toBe(`${username}2`);
  });

  it('works in no other browser, with no other state, and only once [OIDC-01]', async () => {
    const ada = person();
    await provider.account(ada);
    const { agent, url } = await test.start();
    const back = await provider.logIn(new Browser(), url, ada.sub);
    const { agent: other } = await test.start();
    expect(await test.back(other, back)).toBe('/login?oidc=expired');
    expect(await test.back(request.agent(test.site), back)).toBe('/login?oidc=expired');
    expect(await test.back(agent, `${back}&state=another`)).toBe('/login?oidc=expired');
    const { agent: second, url: secondUrl } = await test.start();
    const state = new URL(secondUrl).searchParams.get('state') ?? '';
    const mixed = new URL(back);
    mixed.searchParams.set('state', state);
    // The code of one log-in with the state of another: the verifier does not fit.
    expect(await test.back(second, mixed.href)).toBe('/login?oidc=refused');
    expect(await me(second)).toMatchObject({ code: 'unauthorized' });
  });

  it('with a code that was used is refused, also in the browser that used it [OIDC-01]', async () => {
    const ada = person();
    await provider.account(ada);
    const { agent, url } = await test.start();
    const back = await provider.logIn(new Browser(), url, ada.sub);
    const kept = agent.jar.getCookie('marquee_oidc', { path: '/', domain: '127.0.0.1', secure: false, script: false });
    expect(await test.back(agent, back)).toBe('/');
    expect(await test.back(agent, back)).toBe('/login?oidc=expired');
    const thief = request.agent(test.site);
    thief.jar.setCookie(`marquee_oidc=${kept?.value ?? ''}`, '127.0.0.1', '/');
    expect(await test.back(thief, back)).toBe('/login?oidc=refused');
  });

  it('that the person declines says so, and keeps the page that asked [OIDC-03]', async () => {
    const { agent, url } = await test.start({ next: '/bookmarks' });
    const back = `${test.site}/api/auth/oidc/callback?${new URLSearchParams({
      error: 'access_denied',
      state: new URL(url).searchParams.get('state') ?? '',
      iss: provider.issuer,
    }).toString()}`;
    expect(await test.back(agent, back)).toBe('/login?oidc=denied&next=%2Fbookmarks');
  });

  it('of a disabled account opens nothing [OIDC-08]', async () => {
    const ada = person();
    const { agent } = await logIn(ada);
    const { id } = await me(agent);
    await operator.agent
      .patch(`/api/operator/people/${id}`)
      .set('X-CSRF-Token', operator.answer.token)
      .send({ isDisabled: true })
      .expect(200);
    expect((await logIn(ada)).to).toBe('/login?oidc=account_disabled');
  });
});

describe('a group of the provider', () => {
  it('makes an operator to whom no link leads that was made before [OPERATOR-20]', async () => {
    const ada = person({ groups: [] });
    const { id } = await me((await logIn(ada)).agent);
    await operator.post(`/api/operator/people/${id}/reset-link`).expect(201);
    const links = () => test.database.sql(`SELECT user_id FROM password_resets WHERE user_id = '${id}'`);
    expect(await links()).toHaveLength(1);
    await test.set({ oidcGroupsClaim: 'groups', oidcOperatorGroup: 'marquee-operators' });
    await logIn({ ...ada, groups: ['marquee-operators'] });
    await test.set({ oidcOperatorGroup: null });
    expect(await links()).toEqual([]);
  });
});

describe('somebody whose email an account has', () => {
  it('links the account by its password, at the first log-in [OIDC-05]', async () => {
    const ada = await test.signUp();
    const account = person({ email: ada.email.toUpperCase() });
    const { agent, to } = await logIn(account, { next: '/bookmarks' });
    expect(to).toBe('/login?oidc=link&next=%2Fbookmarks');
    expect(await me(agent)).toMatchObject({ code: 'unauthorized' });
    await agent.post('/api/auth/oidc/link').send({ password: 'not the password' }).expect(401);
    expect(await identities(account.sub)).toEqual([]);
    const { body } = await agent.post('/api/auth/oidc/link').send({ password: PASSWORD }).expect(200);
    expect(body.user.username).toBe(ada.username);
    await agent.post('/api/auth/oidc/link').send({ password: PASSWORD }).expect(400);
    const again = await logIn(account);
    expect((await me(again.agent)).id).toBe(ada.answer.user.id);
    await request(test.site).post('/api/auth/oidc/link').send({ password: PASSWORD }).expect(400);
  });

  it('enters the code of its second factor, too, even where passwords are off [OIDC-05, OIDC-12]', async () => {
    const [ada, eve] = [await test.signUp(), await test.signUp()];
    const account = person({ email: ada.email });
    const { recoveryCodes } = await turnOn(ada, Date.now());
    const other = await turnOn(eve, Date.now());
    const othersTicket = await enterPassword(test, eve);
    await test.set({ localLogin: 'off' });
    const { agent } = await logIn(account);
    const send = (body: object) => agent.post('/api/auth/oidc/link').send(body);
    const [code, another] = recoveryCodes;
    expect((await send({ ticket: othersTicket, code: other.recoveryCodes[0] })).body.code).toBe('oidc_expired');
    const { ticket } = (await send({ password: PASSWORD }).expect(202)).body;
    expect((await send({ ticket, code: 'aaaa-aaaa-aaaa-aaaa' })).body.code).toBe('code_wrong');
    expect([await identities(account.sub), (await me(agent)).code]).toEqual([[], 'unauthorized']);
    expect((await send({ ticket, code }).expect(200)).body.user.username).toBe(ada.username);
    expect([await identities(account.sub), (await me(agent)).username]).toMatchObject([[{}], ada.username]);
    expect((await send({ ticket, code: another })).body.code).toBe('oidc_expired');
    await test.set({ localLogin: 'on' });
  });

  it('or nobody, gets nothing for an email that the provider has not verified, and learns nothing [OIDC-06]', async () => {
    const ada = await test.signUp();
    await test.set({ oidcSignUp: 'off' });
    const tries = [ada.email, 'of-nobody@example.org'].flatMap((email) =>
      [false, undefined].map((email_verified) => ({ email, email_verified })),
    );
    for (const claims of [...tries, ...tries.slice(2)]) {
      const account = person(claims);
      const { agent, to } = await logIn(account);
      expect(to).toBe('/login?oidc=email_unverified');
      await agent.post('/api/auth/oidc/link').send({ password: PASSWORD }).expect(400);
      expect(await identities(account.sub)).toEqual([]);
      await test.set({ oidcSignUp: 'on' });
    }
  });

  it('or none at all gets no account [OIDC-06]', async () => {
    const { email: _email, ...nobody } = person();
    expect((await logIn(nobody)).to).toBe('/login?oidc=email_missing');
    expect((await logIn(person({ email: 'no address' }))).to).toBe('/login?oidc=email_missing');
  });
});

describe('on the account page', () => {
  let ada: Visitor;
  beforeAll(async () => void (ada = await test.signUp()));
  const unlink = (password: string) => ada.delete('/api/users/me/oidc', { password });

  it('an account is linked by its password, and unlinked again [OIDC-05, OIDC-09]', async () => {
    const account = person({ email: 'quite-another@example.org' });
    expect(await link(ada, account, 'not the password')).toBe('wrong_password');
    expect(await link(ada, account)).toBe('/account?tab=account');
    expect((await ada.get('/api/users/me/oidc').expect(200)).body).toEqual({
      label: 'Lantern ID',
      isLinked: true,
      canUnlink: true,
      isSession: false,
    });
    const { agent: other } = await logIn(account);
    expect((await me(other)).id).toBe(ada.answer.user.id);
    const exported = (await ada.get('/api/users/me/export').expect(200)).body;
    expect(exported.identities).toEqual([{ issuer: `${provider.issuer}/`, subject: account.sub }]);
    expect((await unlink('not the password')).body.code).toBe('wrong_password');
    await unlink(PASSWORD).expect(200);
    expect(await identities(account.sub)).toEqual([]);
    // Whoever was let in by it is out.
    expect([(await me(other)).code, (await me(ada.agent)).id]).toEqual(['unauthorized', ada.answer.user.id]);
  });

  it('neither side is linked twice [OIDC-05]', async () => {
    const account = person();
    expect(await link(ada, account)).toBe('/account?tab=account');
    expect(await link(ada, person())).toBe('/account?tab=account&oidc=taken');
    const eve = await test.signUp();
    expect(await link(eve, account)).toBe('/account?tab=account&oidc=taken');
  });

  it('only the session that began it completes it [OIDC-05]', async () => {
    const account = person();
    await provider.account(account);
    const eve = await test.signUp();
    const { url } = (await eve.post('/api/users/me/oidc/start', { purpose: 'link', password: PASSWORD })).body;
    const back = await provider.logIn(new Browser(), url, account.sub);
    await eve.post('/api/auth/logout').expect(200);
    expect(await test.back(eve.agent, back)).toBe('/account?tab=account&oidc=expired');
    expect(await identities(account.sub)).toEqual([]);
  });
});

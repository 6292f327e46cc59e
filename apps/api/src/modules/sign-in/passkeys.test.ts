import { describe, expect, it, jest } from '@jest/globals';
import { CSRF_HEADER, PASSWORD_ENTRY_MS } from '@marquee/core/contracts';
import request from 'supertest';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { fastPasswordHasher } from '../../testing/test-app';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { signUpOperator } from '../../testing/use-operator';
import { ORIGIN, passkeysAt } from './testing/passkeys';

const clock = { now: Date.now() };
const NEW_PASSWORD = 'battery staple';

describe('passkeys', () => {
  const passwords = fastPasswordHasher();
  const test = useAccountsTest({ PUBLIC_URL: ORIGIN }, { now: () => clock.now, passwords });
  const at = () => passkeysAt(test);
  const methods = async (visitor: Visitor) => (await visitor.get('/api/users/me/sign-in').expect(200)).body;
  const patch = (visitor: Visitor, path: string, body: object) =>
    visitor.agent.patch(path).set(CSRF_HEADER, visitor.answer.token).send(body);
  const isSignedIn = async ({ agent }: Visitor) => (await agent.get('/api/users/me')).status === 200;
  const later = (ms: number) => {
    clock.now += ms;
  };

  it('log in without anything else, several of an account [PASSKEY-01]', async () => {
    const owner = await test.signUp();
    const [first, second] = [await at().add(owner), await at().add(owner)];
    for (const { passkey } of [first, second, first]) {
      const { status, body } = await at().logIn(passkey);
      expect([status, body.user?.username, typeof body.token]).toEqual([200, owner.username, 'string']);
    }
    const { passkeys, hasPassword } = await methods(owner);
    expect(hasPassword).toBe(true);
    expect(passkeys.map(({ lastUsedAt }: { lastUsedAt: unknown }) => typeof lastUsedAt)).toEqual(['string', 'string']);
  });

  it('have a name that can be changed, and can be removed [PASSKEY-02]', async () => {
    const owner = await test.signUp();
    owner.agent.set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    const { id, passkey } = await at().add(owner);
    expect((await methods(owner)).passkeys).toMatchObject([{ id, name: 'Firefox on Linux', domain: 'localhost' }]);
    await patch(owner, `/api/users/me/passkeys/${id}`, { name: ' My key ' }).expect(200);
    expect((await methods(owner)).passkeys).toMatchObject([{ name: 'My key', copiedAt: null }]);
    for (const name of ['', '   ', 'x'.repeat(61)])
      await patch(owner, `/api/users/me/passkeys/${id}`, { name }).expect(400);
    const other = await test.logIn(owner.username);
    await owner.delete(`/api/users/me/passkeys/${id}`).expect(200);
    expect((await methods(owner)).passkeys).toEqual([]);
    expect([await isSignedIn(owner), await isSignedIn(other)]).toEqual([true, false]);
    expect((await at().logIn(passkey)).body).toMatchObject({ code: 'passkey_refused' });
  });

  it('belong to one account: another can neither rename nor remove them', async () => {
    const [owner, stranger] = [await test.signUp(), await test.signUp()];
    const { id } = await at().add(owner);
    await patch(stranger, `/api/users/me/passkeys/${id}`, { name: 'mine' }).expect(404);
    for (const wrong of [id, 'x', '01890000-0000-7000-8000-000000000000'])
      await stranger.delete(`/api/users/me/passkeys/${wrong}`).expect(404);
    expect((await methods(owner)).passkeys).toHaveLength(1);
  });

  it('are at most twenty', async () => {
    const owner = await test.signUp();
    for (let count = 0; count < 20; count += 1) await at().add(owner);
    await expect(at().add(owner)).rejects.toThrow('409');
    expect((await methods(owner)).passkeys).toHaveLength(20);
  });

  it('can be the only way in; the last one stays [PASSKEY-03]', async () => {
    const owner = await test.signUp();
    const removed = await owner.delete('/api/users/me/password');
    expect([removed.status, removed.body.code]).toEqual([409, 'last_way_in']);
    const { id, passkey } = await at().add(owner);
    await owner.delete('/api/users/me/password').expect(200);
    expect(await methods(owner)).toMatchObject({ hasPassword: false });
    const login = { username: owner.username, password: PASSWORD };
    expect((await request(test.app).post('/api/auth/login').send(login)).body.code).toBe('invalid_credentials');
    expect((await owner.delete(`/api/users/me/passkeys/${id}`)).body.code).toBe('last_way_in');
    expect((await at().logIn(passkey)).status).toBe(200);
    const proof = await at().proof(owner, passkey);
    const { body } = await owner.post('/api/users/me/password', { ...proof, password: NEW_PASSWORD }).expect(200);
    await request(test.app)
      .post('/api/auth/login')
      .send({ ...login, password: NEW_PASSWORD })
      .expect(200);
    await owner.agent.delete(`/api/users/me/passkeys/${id}`).set(CSRF_HEADER, body.token).expect(200);
  });

  it('of another domain are no way in, and prove nothing: PUBLIC_URL may have changed [PASSKEY-03]', async () => {
    const owner = await test.signUp();
    const { id } = await at().add(owner);
    await test.database.sql(`UPDATE passkeys SET rp_id = 'former.example' WHERE id = '${id}'`);
    expect((await owner.delete('/api/users/me/password').expect(409)).body.code).toBe('last_way_in');
    await at().add(owner);
    await owner.delete('/api/users/me/password').expect(200);
  });

  it('leave one way in, whatever is removed at once', async () => {
    const owner = await test.signUp();
    const { id } = await at().add(owner);
    const answers = await Promise.all([
      owner.delete('/api/users/me/password').then((answer) => answer),
      owner.delete(`/api/users/me/passkeys/${id}`).then((answer) => answer),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { hasPassword, passkeys } = await methods(owner);
    expect([hasPassword, passkeys.length]).toEqual(hasPassword ? [true, 0] : [false, 1]);
  });

  it('prove once for a call that has to look twice, as the password has changed meanwhile [PASSKEY-04]', async () => {
    const owner = await test.signUp();
    const { passkey } = await at().add(owner);
    const hash = passwords.hash.bind(passwords);
    jest.spyOn(passwords, 'hash').mockImplementationOnce(async (...given) => {
      await test.database.sql(`UPDATE users SET password_hash = '' WHERE username = '${owner.username}'`);
      return hash(...given);
    });
    const proof = await at().proof(owner, passkey);
    const change = { ...proof, password: NEW_PASSWORD };
    const { body } = await owner.post('/api/users/me/password', change).expect(200);
    // Another call with it is another matter.
    const again = await owner.agent.post('/api/users/me/password').set(CSRF_HEADER, body.token).send(change);
    expect(again.body.code).toBe('ticket_invalid');
  });

  it('go in place of the password wherever it is asked for [PASSKEY-04]', async () => {
    const owner = await signUpOperator(test);
    const { passkey } = await at().add(owner);
    await owner.delete('/api/users/me/password').expect(200);
    const email = `${test.freshName()}@example.net`;
    await owner.post('/api/users/me/email', { ...(await at().proof(owner, passkey)), email }).expect(200);
    const profile = { profile: { name: 'Kid' }, ...(await at().proof(owner, passkey)) };
    const { body } = await owner.post('/api/profiles', { ...profile }).expect(201);
    await owner.post(`/api/profiles/${body.id}/activate`).expect(200);
    later(PASSWORD_ENTRY_MS);
    await owner.get('/api/operator/people').expect(403, /password_required/);
    await owner.post('/api/auth/confirm-password', await at().proof(owner, passkey)).expect(200);
    await owner.get('/api/operator/people').expect(200);
    const other = await signUpOperator(test);
    await owner.delete('/api/users/me', await at().proof(owner, passkey)).expect(200);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('open the owner’s profile from a restricted one, and nothing else does without a PIN', async () => {
    const owner = await test.signUp();
    const { passkey } = await at().add(owner);
    const kid = { name: 'Kid', canUseSources: false };
    const { body } = await owner.post('/api/profiles', { profile: kid, password: PASSWORD }).expect(201);
    await owner.delete('/api/users/me/password').expect(200);
    await owner.post(`/api/profiles/${body.id}/activate`).expect(200);
    expect((await owner.post('/api/profiles/1/activate')).body.code).toBe('confirmation_needed');
    await owner.get('/api/users/me/sign-in').expect(403, /restricted/);
    await owner.post('/api/users/me/passkeys/options').expect(403, /restricted/);
    await owner.post('/api/profiles/1/activate', await at().proof(owner, passkey)).expect(200);
  });

  it('are added and removed by who entered the password lately only', async () => {
    const owner = await test.signUp();
    const { id, passkey } = await at().add(owner);
    later(PASSWORD_ENTRY_MS);
    for (const call of [
      owner.post('/api/users/me/passkeys/options'),
      owner.delete(`/api/users/me/passkeys/${id}`),
      owner.delete('/api/users/me/password'),
      owner.post('/api/users/me/second-factor/setup'),
    ])
      expect((await call).body.code).toBe('password_required');
    await owner.post('/api/auth/confirm-password', await at().proof(owner, passkey)).expect(200);
    await owner.delete(`/api/users/me/passkeys/${id}`).expect(200);
  });

  it('are asked for again: who has some proves nothing by having logged in lately [PASSKEY-04]', async () => {
    const owner = await test.signUp();
    const { passkey } = await at().add(owner);
    await owner.delete('/api/users/me/password').expect(200);
    await owner.post('/api/auth/confirm-password', {}).expect(403, /password_required/);
    await owner.delete('/api/users/me', {}).expect(403, /password_required/);
    await owner.post('/api/auth/confirm-password', await at().proof(owner, passkey)).expect(200);
  });

  it('are in the export, without their keys', async () => {
    const owner = await test.signUp();
    const { id } = await at().add(owner);
    const { body, text } = await owner.get('/api/users/me/export').expect(200);
    expect(body).toMatchObject({ passkeys: [{ id }], secondFactorSince: null });
    expect(text).not.toMatch(/publicKey|credential/i);
  });
});

describe('passkeys without PUBLIC_URL', () => {
  const test = useAccountsTest();

  it.each([
    ['films.example.org', 200, 'films.example.org'],
    ['localhost:8787', 200, 'localhost'],
    ['192.168.1.20:8787', 409, undefined],
    ['[::1]:8787', 409, undefined],
  ])('are of the address of the request: %s [PASSKEY-05]', async (host, status, rpId) => {
    const answer = await request(test.app).post('/api/auth/passkey/options').set('Host', host);
    expect([answer.status, answer.body.options?.rpId]).toEqual([status, rpId]);
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { CHALLENGE_MS } from '../../modules/sign-in/passkey-verifier';
import { ORIGIN, passkeysAt } from '../../modules/sign-in/testing/passkeys';
import { SoftwarePasskey, type Deviation } from '../software-authenticator';
import type { Visitor } from '../test-accounts';
import { useAccountsTest } from '../use-accounts-test';

const clock = { now: Date.now() };
const { privateKey: otherKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const handleOf = (visitor: Visitor) => Buffer.from(visitor.answer.user.id).toString('base64url');

describe('attacks on passkeys [PASSKEY-06]', () => {
  const test = useAccountsTest({ PUBLIC_URL: ORIGIN, TRUST_PROXY: 'true' }, { now: () => clock.now });
  const at = () => passkeysAt(test);
  const send = (body: object) => request(test.app).post('/api/auth/passkey').send(body);
  const deviations: [string, Deviation][] = [
    ['wrong origin', { origin: 'http://films.example.org' }],
    ['wrong scheme or port', { origin: 'https://localhost:8787' }],
    ['wrong RP ID', { rpId: 'example.org' }],
    ['unverified user', { isUserVerified: false }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['another key', { key: otherKey }],
    ['no user handle', { userHandle: null }],
    ['empty user handle', { userHandle: '' }],
  ];

  it.each(deviations)('logs nobody in: %s', async (_name, deviation) => {
    const { passkey } = await at().add(await test.signUp());
    const { status, body, headers } = await at().logIn(passkey, deviation);
    expect([status, body.code, headers['set-cookie']]).toEqual([403, 'passkey_refused', undefined]);
    expect((await at().logIn(passkey)).status).toBe(200);
  });

  it.each(deviations.slice(0, 5))('confirms nothing: %s', async (_name, deviation) => {
    const owner = await test.signUp();
    const { passkey } = await at().add(owner);
    const proof = await at().proof(owner, passkey, deviation);
    expect((await owner.delete('/api/users/me', proof)).body.code).toBe('passkey_refused');
  });

  it.each(deviations.slice(0, 5))('adds no passkey: %s', async (_name, deviation) => {
    const owner = await test.signUp();
    const { body } = await owner.post('/api/users/me/passkeys/options').expect(200);
    const response = new SoftwarePasskey(ORIGIN).create(body.options, deviation);
    const answer = await owner.post('/api/users/me/passkeys', { ticket: body.ticket, response });
    expect(answer.body.code).toBe('passkey_refused');
  });

  it('refuses a counter that goes back or stays, and says so [PASSKEY-07]', async () => {
    const owner = await test.signUp();
    const { passkey, id } = await at().add(owner);
    expect((await at().logIn(passkey, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      const { status, body } = await at().logIn(passkey, { counter });
      expect([status, body.code]).toEqual([403, 'passkey_copied']);
    }
    expect(test.logged).toContainEqual(expect.objectContaining({ passkey: id, stored: 7, sent: 6 }));
    const { body } = await owner.get('/api/users/me/sign-in').expect(200);
    expect(body.passkeys[0].copiedAt).not.toBeNull();
    expect((await at().logIn(passkey, { counter: 8 })).status).toBe(200);
  });

  it('takes one of two answers with the same count', async () => {
    const { passkey } = await at().add(await test.signUp());
    const answers = await Promise.all([1, 2, 3].map(() => at().logIn(passkey, { counter: 5 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  it('takes a challenge once, even twice at once, and not late', async () => {
    const { passkey } = await at().add(await test.signUp());
    const { ticket, options } = await at().options();
    const body = { ticket, response: passkey.get(options) };
    const both = await Promise.all([send(body), send(body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await send(body)).body.code).toBe('ticket_invalid');
    const late = await at().options();
    clock.now += CHALLENGE_MS;
    const answer = await send({ ticket: late.ticket, response: passkey.get(late.options) });
    expect(answer.body.code).toBe('ticket_invalid');
  });

  it('uses up the challenge with a wrong answer', async () => {
    const { passkey } = await at().add(await test.signUp());
    const { ticket, options } = await at().options();
    await send({ ticket, response: passkey.get(options, { isUserVerified: false }) }).expect(403);
    await send({ ticket, response: passkey.get(options) }).expect(410);
  });

  it('takes the challenge of another session, account or purpose for nothing', async () => {
    const owner = await test.signUp();
    const { passkey } = await at().add(owner);
    const sameAccount = await test.logIn(owner.username);
    const { ticket, options } = await at().confirmation(owner);
    const proof = { passkey: { ticket, response: passkey.get(options) } };
    const stranger = await test.signUp();
    for (const thief of [sameAccount, stranger])
      expect((await thief.post('/api/auth/confirm-password', proof)).body.code).toBe('ticket_invalid');
    await send(proof.passkey).expect(410);
    const login = await at().options();
    const asProof = { passkey: { ticket: login.ticket, response: passkey.get(login.options) } };
    expect((await owner.post('/api/auth/confirm-password', asProof)).body.code).toBe('ticket_invalid');
    const begun = (await owner.post('/api/users/me/passkeys/options').expect(200)).body;
    const response = new SoftwarePasskey(ORIGIN).create(begun.options);
    for (const thief of [sameAccount, stranger])
      expect((await thief.post('/api/users/me/passkeys', { ticket: begun.ticket, response })).status).toBe(410);
    await owner.post('/api/auth/confirm-password', proof).expect(200);
  });

  it('confirms nothing with the passkey of another person, nor logs in with another’s user handle', async () => {
    const [owner, stranger] = [await test.signUp(), await test.signUp()];
    const [own, strange] = [await at().add(owner), await at().add(stranger)];
    const proof = await at().proof(owner, strange.passkey);
    expect((await owner.post('/api/auth/confirm-password', proof)).body.code).toBe('passkey_refused');
    const asOwner = await at().proof(owner, strange.passkey, { userHandle: handleOf(owner) });
    expect((await owner.post('/api/auth/confirm-password', asOwner)).body.code).toBe('passkey_refused');
    expect((await at().logIn(own.passkey, { userHandle: handleOf(stranger) })).body.code).toBe('passkey_refused');
  });

  it('gives a passkey to one account only', async () => {
    const [owner, stranger] = [await test.signUp(), await test.signUp()];
    const { passkey } = await at().add(owner);
    const { body } = await stranger.post('/api/users/me/passkeys/options').expect(200);
    const response = passkey.create(body.options);
    const answer = await stranger.post('/api/users/me/passkeys', { ticket: body.ticket, response });
    expect(answer.body.code).toBe('passkey_refused');
  });

  it('opens no disabled account, and none with a removed passkey that was verified before', async () => {
    const owner = await test.signUp();
    const { passkey } = await at().add(owner);
    await test.database.sql(`UPDATE users SET disabled_at = now() WHERE id = '${owner.answer.user.id}' RETURNING 1`);
    expect((await at().logIn(passkey)).body.code).toBe('account_disabled');
  });

  it('locks out who tries again and again', async () => {
    const { passkey } = await at().add(await test.signUp());
    for (let times = 0; times < 5; times += 1)
      expect((await at().logIn(passkey, { key: otherKey })).body.code).toBe('passkey_refused');
    expect((await at().logIn(passkey)).body.code).toBe('locked_out');
  });

  it('refuses nonsense as a bad request, and calls of other sites', async () => {
    const { ticket } = await at().options();
    for (const body of [
      {},
      { ticket, response: {} },
      { ticket: '../x', response: {} },
      { ticket, response: { id: 'a', rawId: 'a', type: 'public-key', response: {} } },
      { ticket, response: { id: { $ne: 1 }, rawId: [], type: 'x', response: null } },
    ])
      await send(body).expect(400);
    const garbage = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' };
    await send({ ticket, response: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: garbage } }).expect(403);
    await send({})
      .set('Sec-Fetch-Site', 'cross-site')
      .expect(403, /other_origin/);
  });
});

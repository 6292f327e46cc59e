import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { runUsersCommand } from '../../cli/run-command';
import { generateToken, hashToken } from '../../lib/random-token';
import { createAccountsTest, type Visitor } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { signUpOperator } from '../../testing/use-operator';
import { PasswordResetRepository } from '../password-reset';
import { ORIGIN, passkeysAt } from './testing/passkeys';
import { codeAt, enterPassword, STEP_MS, turnOn } from './testing/second-factor';

const clock = { now: Date.now() };
const later = (ms = STEP_MS) => {
  clock.now += ms;
  return clock.now;
};

describe('the second factor', () => {
  const test = useAccountsTest({ PUBLIC_URL: ORIGIN }, { now: () => clock.now });
  const enterCode = (ticket: string, code: string, app = test.app) =>
    request(app).post('/api/auth/login/code').send({ ticket, code });
  const isSignedIn = async ({ agent }: Visitor) => (await agent.get('/api/users/me')).status === 200;
  const factorOf = async (visitor: Visitor) =>
    (await visitor.get('/api/users/me/sign-in').expect(200)).body.secondFactor;

  it('is on once its first code was entered, and ends sessions without one [FACTOR-01]', async () => {
    const owner = await test.signUp();
    const other = await test.logIn(owner.username);
    const { body } = await owner.post('/api/users/me/second-factor/setup').expect(200);
    expect(body.uri).toMatch(new RegExp(`^otpauth://totp/Marquee:${owner.username}\\?.*secret=${body.secret}`));
    const first = (code: string) => owner.post('/api/users/me/second-factor', { ticket: body.ticket, code });
    for (const wrong of [codeAt(body.secret, clock.now + 5 * STEP_MS), 'abc', '1'.repeat(60)])
      expect((await first(wrong)).body.code).toBe('code_wrong');
    expect(await factorOf(owner)).toBeNull();
    const { recoveryCodes } = (await first(codeAt(body.secret, clock.now)).expect(201)).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await factorOf(owner)).toMatchObject({ recoveryCodesLeft: 10 });
    expect([await isSignedIn(owner), await isSignedIn(other)]).toEqual([true, false]);
    expect((await owner.post('/api/users/me/second-factor/setup')).status).toBe(403);
    expect((await first(codeAt(body.secret, later()))).status).toBe(403);
    const [row] = await test.database.sql<{ row: string }>(
      `SELECT second_factors::text AS row FROM second_factors WHERE user_id = '${owner.answer.user.id}'`,
    );
    expect(row?.row).not.toContain(body.secret);
    expect(row?.row).not.toContain(recoveryCodes[0]);
  });

  it('makes the password ask for a code, and passkeys for none [FACTOR-02]', async () => {
    const owner = await test.signUp();
    const { passkey } = await passkeysAt(test).add(owner);
    const { secret } = await turnOn(owner, clock.now);
    const ticket = await enterPassword(test, owner);
    const { body } = await enterCode(ticket, codeAt(secret, later())).expect(200);
    expect([body.user.username, typeof body.token]).toEqual([owner.username, 'string']);
    expect((await passkeysAt(test).logIn(passkey)).status).toBe(200);
  });

  it('takes a recovery code once in place of a code, as it was given or typed otherwise [FACTOR-03]', async () => {
    const owner = await test.signUp();
    const { recoveryCodes } = await turnOn(owner, clock.now);
    const [one = '', two = ''] = recoveryCodes;
    await enterCode(await enterPassword(test, owner), ` ${one.toUpperCase().replaceAll('-', ' ')}`).expect(200);
    expect((await enterCode(await enterPassword(test, owner), one)).body.code).toBe('code_wrong');
    await enterCode(await enterPassword(test, owner), two).expect(200);
    expect(await factorOf(owner)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('gives new recovery codes for a code, and is turned off by one [FACTOR-04]', async () => {
    const owner = await test.signUp();
    const { secret, recoveryCodes } = await turnOn(owner, clock.now);
    for (const call of [
      owner.post('/api/users/me/second-factor/recovery-codes', { code: '000000' }),
      owner.delete('/api/users/me/second-factor', { code: 'nothing' }),
    ])
      expect((await call).body.code).toBe('code_wrong');
    const renewed = await owner
      .post('/api/users/me/second-factor/recovery-codes', { code: codeAt(secret, later()) })
      .expect(201);
    const [old = ''] = recoveryCodes;
    expect((await owner.delete('/api/users/me/second-factor', { code: old })).body.code).toBe('code_wrong');
    await owner.delete('/api/users/me/second-factor', { code: renewed.body.recoveryCodes[0] }).expect(200);
    expect(await factorOf(owner)).toBeNull();
    expect((await test.logIn(owner.username)).username).toBe(owner.username);
  });

  it('stays when a link sets a new password [FACTOR-05]', async () => {
    const owner = await test.signUp();
    const { secret } = await turnOn(owner, clock.now);
    const half = await enterPassword(test, owner);
    const token = generateToken();
    const links = new PasswordResetRepository(test.database.database.prisma);
    await links.replace(owner.answer.user.id, hashToken(token), clock.now + 60_000);
    const password = 'battery staple';
    await request(test.app).post('/api/auth/password-reset').send({ token, password }).expect(200);
    expect((await enterCode(half, codeAt(secret, later()))).body.code).toBe('ticket_invalid');
    await enterCode(await enterPassword(test, owner, password), codeAt(secret, clock.now)).expect(200);
  });

  it('is turned off by an operator or the command for who lost it, which the log says [FACTOR-06]', async () => {
    const operator = await signUpOperator(test);
    const owner = await test.signUp();
    await turnOn(owner, clock.now);
    const find = async () =>
      (await operator.get(`/api/operator/people?q=${owner.username}`).expect(200)).body.people[0];
    expect(await find()).toMatchObject({ hasSecondFactor: true });
    const path = `/api/operator/people/${owner.answer.user.id}/second-factor`;
    await owner.delete(path).expect(404);
    await operator.delete(path).expect(200);
    await operator.delete(path).expect(200);
    expect(await find()).toMatchObject({ hasSecondFactor: false });
    const { acts } = (await operator.get('/api/operator/acts').expect(200)).body;
    expect(acts.filter(({ act }: { act: string }) => act === 'remove_second_factor')).toMatchObject([
      { operator: operator.username, target: owner.username },
    ]);
    const again = await test.logIn(owner.username);
    await turnOn(again, clock.now);
    const run = () => runUsersCommand(['users', 'second-factor', 'off', owner.username], test.database.database);
    expect((await run()).output).toContain('logs in without a code now');
    expect((await run()).output).toContain('has no second factor');
    await test.logIn(owner.username);
  });

  it('says clearly that codes cannot be checked with another SECRET_KEY; recovery codes work [FACTOR-07]', async () => {
    const owner = await test.signUp();
    const { secret, recoveryCodes } = await turnOn(owner, clock.now);
    const moved = createAccountsTest(
      test.database,
      { PUBLIC_URL: ORIGIN },
      { now: () => clock.now, secretKey: Buffer.alloc(32, 'another') },
    );
    const { body } = await enterCode(await enterPassword(moved, owner), codeAt(secret, later()), moved.app);
    expect([body.code, body.error]).toEqual(['code_unreadable', expect.stringContaining('recovery code')]);
    await enterCode(await enterPassword(moved, owner), recoveryCodes[0] ?? '', moved.app).expect(200);
    moved.remove();
  });

  it('asks programs with an access token for nothing', async () => {
    const owner = await test.signUp();
    const made = await owner
      .post('/api/users/me/tokens', { name: 'Player', scopes: ['read'], expiresInDays: null })
      .expect(201);
    await turnOn(owner, clock.now);
    await request(test.app).get('/api/users/me').set('Authorization', `Bearer ${made.body.token}`).expect(200);
  });
});

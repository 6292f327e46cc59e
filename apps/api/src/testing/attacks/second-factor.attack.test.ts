import { describe, expect, it } from '@jest/globals';
import { CSRF_HEADER } from '@marquee/core/contracts';
import request from 'supertest';
import { csrfToken } from '../../modules/auth/csrf-token';
import { operations } from '../../modules/openapi';
import { codeAt, enterPassword, STEP_MS, turnOn } from '../../modules/sign-in/testing/second-factor';
import { PASSWORD } from '../test-accounts';
import { useAccountsTest } from '../use-accounts-test';

const clock = { now: Date.now() };
const SOME_ID = '01890000-0000-7000-8000-000000000000';
/** Calls with a session that answer everybody: logging out ends nothing. */
const ANSWERED = ['post /api/auth/logout'];

describe('attacks on the second factor [FACTOR-08]', () => {
  const test = useAccountsTest({ TRUST_PROXY: 'true' }, { now: () => clock.now });
  const enterCode = (ticket: string, code: string, network = 1) =>
    request(test.app)
      .post('/api/auth/login/code')
      .set('X-Forwarded-For', `198.51.100.${network}`)
      .send({ ticket, code });
  const begin = async () => {
    const owner = await test.signUp();
    const { secret, recoveryCodes } = await turnOn(owner, clock.now);
    clock.now += 10 * STEP_MS;
    return { owner, secret, recoveryCodes, ticket: await enterPassword(test, owner) };
  };

  it('lets half a log-in do nothing else, as a cookie, a token or a ticket', async () => {
    const { ticket } = await begin();
    const calls = operations.filter(({ session, path }) => session || path.startsWith('/api/operator'));
    expect(calls.length).toBeGreaterThan(40);
    for (const { method, path } of calls) {
      const address = path.replace(/\{\w+\}/g, SOME_ID);
      const cookie = `marquee_session=${ticket}; __Host-marquee_session=${ticket}; signed_in=1`;
      const call = () => request(test.bare)[method](address);
      const asCookie = await call().set('Cookie', cookie).set(CSRF_HEADER, csrfToken(ticket));
      const asToken = await call().set('Authorization', `Bearer ${ticket}`);
      const statuses = [asCookie.status, asToken.status];
      if (!ANSWERED.includes(`${method} ${path}`))
        expect([method, path, ...statuses]).toEqual([method, path, 401, 401]);
    }
    for (const path of ['/api/auth/passkey', '/api/auth/confirm-password'])
      expect((await request(test.app).post(path).send({ ticket, password: PASSWORD })).status).not.toBe(200);
  });

  it.each([
    [-2, 403],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 403],
  ])('takes a clock that is %i steps off: %i', async (steps, status) => {
    const { ticket, secret } = await begin();
    await enterCode(ticket, codeAt(secret, clock.now + steps * STEP_MS)).expect(status);
  });

  it('takes a code once, in its whole window, and the one that turned it on never', async () => {
    const owner = await test.signUp();
    const onAt = clock.now;
    const { secret } = await turnOn(owner, onAt);
    expect((await enterCode(await enterPassword(test, owner), codeAt(secret, onAt))).body.code).toBe('code_wrong');
    clock.now += 3 * STEP_MS;
    const code = codeAt(secret, clock.now);
    await enterCode(await enterPassword(test, owner), code).expect(200);
    for (const wait of [0, STEP_MS]) {
      clock.now += wait;
      expect((await enterCode(await enterPassword(test, owner), code)).body.code).toBe('code_wrong');
    }
    // Nor an earlier one that nobody used.
    const earlier = codeAt(secret, clock.now - STEP_MS);
    expect((await enterCode(await enterPassword(test, owner), earlier)).body.code).toBe('code_wrong');
  });

  it('takes one of several calls at once with one code, ticket or recovery code', async () => {
    const { owner, secret, recoveryCodes, ticket } = await begin();
    const codes = (answers: request.Response[]) =>
      answers.map(({ status }) => status).filter((status) => status === 200);
    const tickets = [ticket, await enterPassword(test, owner), await enterPassword(test, owner)];
    const code = codeAt(secret, clock.now);
    expect(codes(await Promise.all(tickets.map((each, at) => enterCode(each, code, at))))).toEqual([200]);
    const one = await enterPassword(test, owner);
    const many = recoveryCodes.slice(0, 3).map((each, at) => enterCode(one, each, at));
    expect(codes(await Promise.all(many))).toEqual([200]);
    const more = [await enterPassword(test, owner), await enterPassword(test, owner)];
    const last = recoveryCodes[9] ?? '';
    expect(codes(await Promise.all(more.map((each, at) => enterCode(each, last, at))))).toEqual([200]);
  });

  it('locks out after five wrong codes, and the right password in between does not open that', async () => {
    const { owner, secret, ticket } = await begin();
    for (let times = 0; times < 5; times += 1) {
      const each = times % 2 ? ticket : await enterPassword(test, owner);
      expect((await enterCode(each, '000000')).body.code).toBe('code_wrong');
    }
    const next = await enterPassword(test, owner);
    expect((await enterCode(next, codeAt(secret, clock.now))).body.code).toBe('locked_out');
    await enterCode(next, codeAt(secret, clock.now), 2).expect(200);
  });

  it('gives no more than thirty guesses a day, from however many networks; recovery codes still work', async () => {
    const { secret, recoveryCodes, ticket } = await begin();
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, at) => enterCode(ticket, '000000', at)));
    expect(guesses.filter(({ body }) => body.code === 'code_wrong').length).toBeLessThanOrEqual(30);
    for (let at = 0; at < 30; at += 1) await enterCode(ticket, '000000', 50 + at);
    expect((await enterCode(ticket, codeAt(secret, clock.now), 100)).body.code).toBe('locked_out');
    await enterCode(ticket, recoveryCodes[0] ?? '', 101).expect(200);
  });

  it('ends half a log-in after ten minutes', async () => {
    const { secret, ticket } = await begin();
    clock.now += 10 * 60_000;
    expect((await enterCode(ticket, codeAt(secret, clock.now))).body.code).toBe('ticket_invalid');
  });

  it('opens no account that was disabled meanwhile', async () => {
    const { owner, secret, ticket } = await begin();
    await test.database.sql(`UPDATE users SET disabled_at = now() WHERE id = '${owner.answer.user.id}' RETURNING 1`);
    expect((await enterCode(ticket, codeAt(secret, clock.now))).body.code).toBe('account_disabled');
  });

  it('turns nothing on with the ticket of another session', async () => {
    const [owner, stranger] = [await test.signUp(), await test.signUp()];
    const { body } = await owner.post('/api/users/me/second-factor/setup').expect(200);
    const given = { ticket: body.ticket, code: codeAt(body.secret, clock.now) };
    for (const thief of [stranger, await test.logIn(owner.username)])
      expect((await thief.post('/api/users/me/second-factor', given)).body.code).toBe('ticket_invalid');
    const both = await Promise.all([0, 1].map(() => owner.post('/api/users/me/second-factor', given)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
  });
});

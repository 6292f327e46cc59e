import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { createAccountsTest, PASSWORD, signupBody, type AccountsTest } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

const MINUTE = 60_000;

describe('login lockout', () => {
  let database: TestDatabase;
  let test: AccountsTest;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.remove());
  beforeEach(() => {
    // Only the clock is fake: the database and the sockets need real timers.
    jest.useFakeTimers({
      now: Date.now(),
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
    test = createAccountsTest(database, { TRUST_PROXY: 'true' });
  });
  afterEach(() => {
    jest.useRealTimers();
    test.remove();
  });

  const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);
  let lastAddress = 0;
  const freshAddress = () => `2001:db8:${(lastAddress += 1).toString(16)}:1::1`;
  const logIn = (username: string, password: string, address: string, app = test.app) =>
    request(app).post('/api/auth/login').set('X-Forwarded-For', address).send({ username, password });
  const fail = async (times: number, username: string, address: string) => {
    for (let tries = 0; tries < times; tries += 1) {
      await logIn(username, 'wrong password', address).expect(401);
    }
  };

  it('begins after five failures and refuses even the right password for 15 minutes [ACCOUNT-08]', async () => {
    const { username } = await test.signUp();
    const address = freshAddress();
    await fail(4, username, address);
    pass(MINUTE);
    await fail(1, username, address);
    const locked = await logIn(username, PASSWORD, address).expect(429);
    expect(locked.body).toMatchObject({
      code: 'locked_out',
      error: "Ye've tried and failed too many times... try again in 15 minutes.",
    });
    expect(locked.headers['retry-after']).toBe('900');
    pass(15 * MINUTE - 1_000);
    expect((await logIn(username, PASSWORD, address).expect(429)).headers['retry-after']).toBe('1');
    pass(1_000);
    await logIn(username, PASSWORD, address).expect(200);
  });

  it('counts from zero after a successful login [ACCOUNT-07]', async () => {
    const { username } = await test.signUp();
    const address = freshAddress();
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await fail(4, username, address);
      await logIn(username, PASSWORD, address).expect(200);
    }
  });

  it('also applies to accounts that do not exist', async () => {
    const address = freshAddress();
    const username = test.freshName();
    await fail(5, username, address);
    const locked = await logIn(username, PASSWORD, address).expect(429);
    expect(locked.headers['retry-after']).toBe('900');
  });

  it('spares the owner at another address, and other accounts at the same one', async () => {
    const [victim, neighbour] = [await test.signUp(), await test.signUp()];
    const address = freshAddress();
    await fail(5, victim.username, address);
    await logIn(victim.username, PASSWORD, freshAddress()).expect(200);
    await logIn(neighbour.username, PASSWORD, address).expect(200);
    // An IPv6 customer has a whole /64 network.
    await logIn(victim.username, PASSWORD, address.replace('::1', '::ffff')).expect(429);
  });

  it('applies in every process and after a restart', async () => {
    const { username } = await test.signUp();
    const address = freshAddress();
    await fail(3, username, address);
    const second = createAccountsTest(database, { TRUST_PROXY: 'true' });
    for (let tries = 0; tries < 2; tries += 1) await logIn(username, 'wrong password', address, second.app).expect(401);
    await logIn(username, PASSWORD, address).expect(429);
    second.remove();
    await database.reopen();
    const restarted = createAccountsTest(database, { TRUST_PROXY: 'true' });
    await logIn(username, PASSWORD, address, restarted.app).expect(429);
    restarted.remove();
    test.remove();
    test = createAccountsTest(database, { TRUST_PROXY: 'true' });
  });

  it('gives concurrent attempts no more guesses than sequential ones', async () => {
    const { username } = await test.signUp();
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(username, 'wrong password', address)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([5, 15]);
  });

  it('accepts many concurrent logins with the right password', async () => {
    const { username } = await test.signUp();
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(username, PASSWORD, address)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  it('locks out an address that tries many accounts', async () => {
    const address = freshAddress();
    await Promise.all(Array.from({ length: 50 }, () => fail(1, test.freshName(), address)));
    await logIn(test.freshName(), PASSWORD, address).expect(429);
    pass(15 * MINUTE);
    await logIn(test.freshName(), PASSWORD, address).expect(401);
  });

  it('locks an account that many addresses try', async () => {
    const { username } = await test.signUp();
    await Promise.all(Array.from({ length: 25 }, () => fail(4, username, freshAddress())));
    await logIn(username, PASSWORD, freshAddress()).expect(429);
  });

  it('is over when the clock that it began by was a month ahead', async () => {
    const { username } = await test.signUp();
    const address = freshAddress();
    const month = 30 * 24 * 60 * MINUTE;
    pass(month);
    await fail(5, username, address);
    await logIn(username, PASSWORD, address).expect(429);
    pass(-month);
    await logIn(username, PASSWORD, address).expect(200);
    // After that, counting starts from zero.
    await fail(5, username, address);
    expect((await logIn(username, PASSWORD, address).expect(429)).headers['retry-after']).toBe('900');
  });

  it('leaves no limit behind that was counted by a clock a month ahead', async () => {
    const limited = createAccountsTest(database, { TRUST_PROXY: 'true' }, { limits: { signupsPerHour: 1 } });
    const address = freshAddress();
    const signUp = () =>
      request(limited.bare).post('/api/auth/signup').set('X-Forwarded-For', address).send(signupBody(test.freshName()));
    pass(30 * 24 * 60 * MINUTE);
    expect([(await signUp()).status, (await signUp()).status]).toEqual([201, 429]);
    pass(-30 * 24 * 60 * MINUTE);
    expect([(await signUp()).status, (await signUp()).status]).toEqual([201, 429]);
    limited.remove();
  });
});

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { chooseHashCosts, MINIMUM_COST } from '../../modules/auth/hash-cost';
import { PasswordHasher } from '../../modules/auth/password-hasher';
import { UsersRepository } from '../../modules/users';
import { createAccountsTest, PASSWORD, type AccountsTest } from '../test-accounts';
import { openTestDatabase, type TestDatabase } from '../test-database';

jest.setTimeout(120_000);

const ROUNDS = 5;
/** A busy machine only ever adds time: with more rounds, the minimum approaches the actual cost. */
const MAX_ROUNDS = 30;

let database: TestDatabase;
const tests: AccountsTest[] = [];
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const test of tests.splice(0)) test.remove();
  await database.remove();
});

/** Starts a server that measured this many passes, on a database that may have accounts. */
async function start(timeCost: number): Promise<AccountsTest> {
  const stored = await new UsersRepository(database.database.prisma).hashOfEachCost();
  const costs = chooseHashCosts({ ...MINIMUM_COST, timeCost }, stored);
  const passwords = new PasswordHasher({ costs: Promise.resolve(costs), concurrency: 2, maxWaitMs: 60_000 });
  const test = createAccountsTest(database, { TRUST_PROXY: 'true' }, { passwords });
  tests.push(test);
  return test;
}

let address = 0;
async function timeLogin(test: AccountsTest, username: string): Promise<number> {
  address += 1;
  const begun = performance.now();
  const answer = await request(test.bare)
    .post('/api/auth/login')
    // Each from another address, because the rate limit is tested elsewhere.
    .set('X-Forwarded-For', `198.51.100.${address}`)
    .send({ username, password: `not ${PASSWORD}` });
  expect(answer.status).toBe(401);
  return performance.now() - begun;
}

const isAlike = (ratio: number): boolean => ratio > 0.6 && ratio < 1.6;

// With several passes a login spends most of its time on the hash, as on a real machine.
it.each([
  [3, 12],
  [12, 3],
])(
  'a login takes as long for an account that nobody has as for a wrong password: accounts of %i passes, %i measured at the restart [ACCOUNT-27]',
  async (before, measured) => {
    const first = await start(before);
    const names = await Promise.all(Array.from({ length: ROUNDS }, async () => (await first.signUp()).username));
    const test = await start(measured);
    await timeLogin(test, test.freshName());
    let known = Infinity;
    let unknown = Infinity;
    // Alternating, so that both run under the same load.
    for (let round = 0; round < MAX_ROUNDS && (round < ROUNDS || !isAlike(unknown / known)); round += 1) {
      known = Math.min(known, await timeLogin(test, names[round % ROUNDS] ?? ''));
      unknown = Math.min(unknown, await timeLogin(test, test.freshName()));
    }
    expect({ known, unknown, isAlike: isAlike(unknown / known) }).toMatchObject({ isAlike: true });
  },
);

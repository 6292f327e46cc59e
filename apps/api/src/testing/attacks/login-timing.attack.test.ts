import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { MINIMUM_COST } from '../../modules/auth/hash-cost';
import { PasswordHasher } from '../../modules/auth/password-hasher';
import { createAccountsTest, PASSWORD, type AccountsTest } from '../test-accounts';
import { openTestDatabase, type TestDatabase } from '../test-database';

jest.setTimeout(120_000);

/** A login that spends most of its time on the hash, as on a real machine: the noise of a busy one weighs little. */
const COST = { ...MINIMUM_COST, timeCost: 8 };
const ROUNDS = 5;
/** A busy machine only ever adds time: with more rounds the least of them comes nearer to what the work itself takes. */
const MAX_ROUNDS = 30;

let database: TestDatabase;
let test: AccountsTest;
beforeAll(async () => {
  database = await openTestDatabase();
  const passwords = new PasswordHasher({ cost: Promise.resolve(COST), concurrency: 2, maxWaiting: 100 });
  test = createAccountsTest(database, { TRUST_PROXY: 'true' }, { passwords });
});
afterAll(async () => {
  test.remove();
  await database.remove();
});

const isAlike = (ratio: number): boolean => ratio > 0.8 && ratio < 1.25;

it('a login takes as long for an account that nobody has as for a wrong password [ACCOUNT-27]', async () => {
  const names = await Promise.all(Array.from({ length: ROUNDS }, async () => (await test.signUp()).username));
  let address = 0;
  const timed = async (username: string): Promise<number> => {
    address += 1;
    const begun = performance.now();
    const answer = await request(test.bare)
      .post('/api/auth/login')
      // Each from another address: how often one may try is another test's matter.
      .set('X-Forwarded-For', `198.51.100.${address}`)
      .send({ username, password: `not ${PASSWORD}` });
    expect(answer.status).toBe(401);
    return performance.now() - begun;
  };
  await timed(test.freshName());
  let known = Infinity;
  let unknown = Infinity;
  // In turns, so that both meet the same machine.
  for (let round = 0; round < MAX_ROUNDS && (round < ROUNDS || !isAlike(unknown / known)); round += 1) {
    known = Math.min(known, await timed(names[round % ROUNDS] ?? ''));
    unknown = Math.min(unknown, await timed(test.freshName()));
  }
  expect(unknown / known).toBeGreaterThan(0.8);
  expect(unknown / known).toBeLessThan(1.25);
});

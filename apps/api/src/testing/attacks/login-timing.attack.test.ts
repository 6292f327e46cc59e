import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { MINIMUM_COST, Passwords } from '../../modules/auth/passwords';
import { createAccountsTest, PASSWORD, type AccountsTest } from '../test-accounts';
import { testDatabases, type TestDatabase } from '../test-databases';

jest.setTimeout(120_000);

const ROUNDS = 9;
const open = testDatabases[0]?.open;
if (!open) throw new Error('There is no database to test on.');

let database: TestDatabase;
let test: AccountsTest;
beforeAll(async () => {
  database = await open();
  const passwords = new Passwords({ cost: Promise.resolve(MINIMUM_COST), concurrency: 2, maxWaiting: 100 });
  test = createAccountsTest(database, { TRUST_PROXY: 'true' }, { passwords });
});
afterAll(async () => {
  test.remove();
  await database.remove();
});

/** The middle of what was measured: a machine that is busy for a moment does not move it. */
const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

it('a login takes as long for an account that nobody has as for a wrong password', async () => {
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
  const known: number[] = [];
  const unknown: number[] = [];
  // In turns, so that both meet the same machine.
  for (const name of names) {
    known.push(await timed(name));
    unknown.push(await timed(test.freshName()));
  }
  const ratio = median(unknown) / median(known);
  expect(ratio).toBeGreaterThan(0.65);
  expect(ratio).toBeLessThan(1.5);
});

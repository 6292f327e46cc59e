import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { HASH_COST, PasswordHasher } from '../../modules/auth/password-hasher';
import { listen } from '../listen';
import { createAccountsTest, PASSWORD, type AccountsTest } from '../test-accounts';
import { openTestDatabase, type TestDatabase } from '../test-database';

jest.setTimeout(120_000);

/** About 100 ms: the whole flood would take eight seconds or more. */
const COST = { ...HASH_COST, timeCost: 12 };
const LOGINS = 80;

let database: TestDatabase;
let test: AccountsTest;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  database = await openTestDatabase();
  const passwords = new PasswordHasher({ cost: COST, concurrency: 1, maxWaitMs: 1_000 });
  test = createAccountsTest(database, { TRUST_PROXY: 'true' }, { passwords });
  server = await listen(test.bare);
});
afterAll(async () => {
  await server.close();
  test.remove();
  await database.remove();
});

it('a flood of logins is told at once that the server is busy, and somebody else logs in meanwhile', async () => {
  const { username } = await test.signUp();
  const logIn = (name: string, address: string) =>
    request(server.origin)
      .post('/api/auth/login')
      .set('X-Forwarded-For', address)
      .send({ username: name, password: PASSWORD });
  const flood = Array.from({ length: LOGINS }, async () => logIn(test.freshName(), '198.51.100.1'));
  await Promise.race(flood);
  await logIn(username, '198.51.100.2').expect(200);
  const busy = (await Promise.all(flood)).filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(LOGINS / 2);
  for (const { body, headers } of busy) {
    expect(body).toMatchObject({ code: 'busy', error: 'The server is busy. Try again in a moment.' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});

import { afterAll, beforeAll } from '@jest/globals';
import request from 'supertest';
import { respondAsRatedTmdb } from './rated-tmdb';
import { startStubServer } from './stub-server';
import { createAccountsTest, type AccountsTest } from './test-accounts';
import { openTestDatabase, type TestDatabase } from './test-database';

interface ReportsTest extends AccountsTest {
  database: TestDatabase;
  /** Sends a report of a stranger, each from another address. */
  report: (body: object) => request.Test;
  /** Addresses for a request, in turn. */
  fromSomewhere: (call: request.Test) => request.Test;
}

/** The app with titles that have ratings, for the tests of the enclosing block. */
export function useReportsTest(
  environment: () => Record<string, string> = () => ({}),
  overrides: Parameters<typeof createAccountsTest>[2] = {},
): ReportsTest {
  // Filled before the first test runs; tests access it only then.
  const test = {} as ReportsTest;
  let stop: () => Promise<unknown>;
  let addresses = 0;
  beforeAll(async () => {
    const [tmdb, database] = await Promise.all([startStubServer(respondAsRatedTmdb), openTestDatabase()]);
    const made = createAccountsTest(
      database,
      {
        TMDB_TOKEN: 'ey.test.token',
        TMDB_BASE_URL: `${tmdb.origin}/3`,
        TRUST_PROXY: 'loopback',
        ...environment(),
      },
      { limits: { signupsPerHour: 1e6, strangersReportsPerHour: 1e6 }, ...overrides },
    );
    const fromSomewhere = (call: request.Test) => {
      addresses += 1;
      return call.set('X-Forwarded-For', `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`);
    };
    Object.assign(test, made, {
      database,
      fromSomewhere,
      report: (body: object) => fromSomewhere(request(made.app).post('/api/reports')).send(body),
    });
    stop = async () => {
      made.remove();
      await Promise.all([tmdb.close(), database.remove()]);
    };
  });
  afterAll(() => stop());
  return test;
}

import { afterAll, beforeAll } from '@jest/globals';
import { createAccountsTest, type AccountsTest } from './test-accounts';
import { openTestDatabase, type TestDatabase } from './test-database';

interface AccountsSuite extends AccountsTest {
  database: TestDatabase;
}

/** The app on a database of its own for the tests of the block it stands in: there from the first of them to the last. */
export function useAccountsTest(environment: Record<string, string> = {}): AccountsSuite {
  // Filled before the first test runs, which is when somebody first looks at it.
  const test = {} as AccountsSuite;
  beforeAll(async () => {
    const database = await openTestDatabase();
    Object.assign(test, createAccountsTest(database, environment), { database });
  });
  afterAll(async () => {
    test.remove();
    await test.database.remove();
  });
  return test;
}

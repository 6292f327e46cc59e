import { afterAll, beforeAll } from '@jest/globals';
import type { AppDeps } from '../app-deps';
import { createAccountsTest, type AccountsTest } from './test-accounts';
import { openTestDatabase, type TestDatabase } from './test-database';

interface AccountsSuite extends AccountsTest {
  database: TestDatabase;
}

/** The app with its own database for the tests of the enclosing block. */
export function useAccountsTest(
  environment: Record<string, string> = {},
  overrides: Partial<Omit<AppDeps, 'settings'>> = {},
): AccountsSuite {
  // Filled before the first test runs; tests access it only then.
  const test = {} as AccountsSuite;
  beforeAll(async () => {
    const database = await openTestDatabase();
    Object.assign(test, createAccountsTest(database, environment, overrides), { database });
  });
  afterAll(async () => {
    test.remove();
    await test.database.remove();
  });
  return test;
}

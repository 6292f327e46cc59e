import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runFuzz } from './testing/fuzz/run-fuzz';
import { listen } from './testing/listen';
import { createAccountsTest, type AccountsTest, type Visitor } from './testing/test-accounts';
import { openTestDatabase, type TestDatabase } from './testing/test-database';

const REQUESTS = 300;
const SECRET = 'Tell nobody 7f3a';
const SECRET_TOKEN = `ey${'Z'.repeat(60)}`;

describe('hostile input', () => {
  let database: TestDatabase;
  let test: AccountsTest;
  beforeAll(async () => {
    database = await openTestDatabase();
    // Rate limits are tested elsewhere; here every request should reach its route.
    test = createAccountsTest(database, {}, { limits: { syncsPerMinute: 1e6 } });
  });
  afterAll(async () => {
    test.remove();
    await database.remove();
  });

  it(`of ${REQUESTS} requests causes no 5xx, reveals no internals, and reaches no other person's data`, async () => {
    const victim = await test.signUp();
    await victim.post('/api/users/me/updateName', { name: SECRET }).expect(200);
    await victim.post('/api/sync/4k_token', { token: SECRET_TOKEN }).expect(200);
    const visitors = await Promise.all(
      [test.signUp(), test.signUp()].map(async (visitor) => asFuzzVisitor(await visitor)),
    );
    const server = await listen(test.app);
    const report = await runFuzz({
      origin: server.origin,
      visitors,
      secrets: [SECRET, SECRET_TOKEN, victim.email],
      requests: REQUESTS,
      concurrency: 4,
      seed: 20_261_121,
    });
    await server.close();
    const failures = test.logged.filter(({ msg }) => msg === 'request failed').slice(0, 5);
    expect({ findings: report.findings, failures }).toEqual({ findings: [], failures: [] });
    // At least some requests must succeed, or nothing was tested.
    expect(report.byStatus[200]).toBeGreaterThan(REQUESTS / 10);
    expect((await victim.get('/api/users/me').expect(200)).body).toMatchObject({ name: SECRET, isDonator: false });
    expect(Object.keys({})).toEqual([]);
    expect(({} as Record<string, unknown>).isDonator).toBeUndefined();
  });
});

function asFuzzVisitor({ answer, cookie }: Visitor) {
  return { token: answer.token, cookie };
}

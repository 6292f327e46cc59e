import { describe, expect, it, jest } from '@jest/globals';
import { createDatabase } from '../test-database';
import { apiUnderTest } from './api-under-test';
import { databaseOutage } from './database-outage';
import { killRounds } from './kill-rounds';
import { killablePostgres } from './killable-postgres';
import { interruptibleConnection } from './interruptible-connection';
import { twoProcesses } from './two-processes';

jest.setTimeout(180_000);

/** The short form of `npm run torture`. */
const onDatabase = async <Value>(run: (databaseUrl: string) => Promise<Value>): Promise<Value> => {
  const { databaseUrl, drop } = await createDatabase();
  return run(databaseUrl).finally(drop);
};

describe('the API under faults', () => {
  it('loses no acknowledged write when it is killed while it syncs', () =>
    onDatabase(async (databaseUrl) => killRounds({ target: await apiUnderTest(databaseUrl), rounds: 1, writes: 150 })));

  it('answers 503 while the database connection is cut, and recovers by itself', () =>
    onDatabase(async (databaseUrl) => {
      const database = await interruptibleConnection(databaseUrl);
      await databaseOutage({ database, outages: 1, loadMs: 500 }).finally(database.stop);
    }));

  it('answers 503 while PostgreSQL is killed or stopped under load, recovers by itself, and loses nothing', async () => {
    const database = await killablePostgres();
    await databaseOutage({ database, outages: 2, loadMs: 700 }).finally(database.remove);
  });

  it('works as two processes behind one address: events arrive within a second, limits are shared [PRODUCT-05]', async () => {
    expect(await onDatabase((databaseUrl) => twoProcesses(databaseUrl, 5))).toBeLessThan(1_000);
  });
});

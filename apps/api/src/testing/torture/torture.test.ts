import { describe, expect, it, jest } from '@jest/globals';
import { createServerDatabase } from '../test-databases';
import { databaseOutage } from './database-outage';
import { killRounds } from './kill-rounds';
import { twoProcesses } from './two-processes';

jest.setTimeout(180_000);

/** The short form of `npm run torture`. */
const serverUrl = process.env.TEST_POSTGRES_URL;
const withServer = serverUrl ? describe : describe.skip;
const onServer = async <Value>(run: (databaseUrl: string) => Promise<Value>): Promise<Value> => {
  const { databaseUrl, drop } = await createServerDatabase(serverUrl ?? '');
  return run(databaseUrl).finally(drop);
};

describe('the API on the embedded database', () => {
  it('loses no acknowledged write when it is killed while it syncs', () => killRounds({ rounds: 2, writes: 200 }));
});

withServer('the API on a PostgreSQL server', () => {
  it('loses no acknowledged write when it is killed while it syncs', () =>
    onServer((databaseUrl) => killRounds({ databaseUrl, rounds: 2, writes: 200 })));

  it('answers 503 while the database is away, and goes on by itself when it is back', () =>
    onServer((databaseUrl) => databaseOutage({ databaseUrl, outages: 1, loadMs: 800 })));

  it('works as two processes behind one address: events cross within a second, limits hold', async () => {
    expect(await onServer((databaseUrl) => twoProcesses(databaseUrl, 5))).toBeLessThan(1_000);
  });
});

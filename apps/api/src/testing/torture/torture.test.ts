import { describe, expect, it, jest } from '@jest/globals';
import { createDatabase } from '../test-database';
import { databaseOutage } from './database-outage';
import { killRounds } from './kill-rounds';
import { ownCluster, postgresPrograms } from './own-cluster';
import { severedServer } from './severed-server';
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
  it('loses no acknowledged write when it is killed while it syncs', () => killRounds({ rounds: 1, writes: 150 }));
});

withServer('the API on a PostgreSQL server', () => {
  it('loses no acknowledged write when it is killed while it syncs', () =>
    onServer((databaseUrl) => killRounds({ databaseUrl, rounds: 1, writes: 150 })));

  it('answers 503 while the way to the database is cut, and goes on by itself when it is back', () =>
    onServer(async (databaseUrl) => {
      const database = await severedServer(databaseUrl);
      await databaseOutage({ database, outages: 1, loadMs: 500 }).finally(database.goAway);
    }));

  it('works as two processes behind one address: events cross within a second, limits hold', async () => {
    expect(await onServer((databaseUrl) => twoProcesses(databaseUrl, 5))).toBeLessThan(1_000);
  });
});

const programs = postgresPrograms();
describe('the API, when PostgreSQL is stopped and started under load', () => {
  if (programs === undefined) {
    it.skip('is not tried: no PostgreSQL is installed under /usr/lib/postgresql', () => undefined);
    return;
  }
  it('answers 503 meanwhile, goes on by itself, and nothing is lost or damaged', async () => {
    const cluster = await ownCluster(programs);
    await databaseOutage({ database: cluster, outages: 2, loadMs: 700 }).finally(cluster.remove);
  });
});

import { describe, it, jest } from '@jest/globals';
import { defined } from '../defined';
import { createDatabase } from '../test-database';
import { apiUnderTest } from './api-under-test';
import { databaseOutage, type OutageDatabase } from './database-outage';
import { killRounds } from './kill-rounds';
import { killablePostgres } from './killable-postgres';
import { interruptibleConnection } from './interruptible-connection';

/** More of each, e.g. `TORTURE_ROUNDS=40`. */
const ROUNDS = Number(process.env.TORTURE_ROUNDS ?? 1);

// Takes half a minute: processes and a database are killed and started again.
jest.setTimeout(ROUNDS * 180_000);

const onDatabase = async <Value>(run: (databaseUrl: string) => Promise<Value>): Promise<Value> => {
  const { databaseUrl, drop } = await createDatabase();
  return run(databaseUrl).finally(drop);
};

/** One database that fails in several ways, one after the other. */
function inTurn(url: string, faults: readonly OutageDatabase[]): OutageDatabase {
  let outages = 0;
  const fault = () => defined(faults[outages % faults.length]);
  return {
    url,
    stop: () => fault().stop(),
    restart: async () => {
      await fault().restart();
      outages += 1;
    },
  };
}

describe('the API under faults', () => {
  it('loses no acknowledged write when it is killed while it syncs', () =>
    onDatabase(async (databaseUrl) =>
      killRounds({ target: await apiUnderTest(databaseUrl), rounds: ROUNDS, writes: 60 }),
    ));

  it('answers 503 while the connection is cut or PostgreSQL is killed, recovers by itself, and loses nothing', async () => {
    const postgres = await killablePostgres();
    const connection = await interruptibleConnection(postgres.url);
    const database = inTurn(connection.url, [connection, postgres]);
    await databaseOutage({ database, outages: 2 * ROUNDS, loadMs: 200 }).finally(async () => {
      await connection.stop();
      await postgres.remove();
    });
  });
});

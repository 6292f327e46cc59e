import { describe, it } from '@jest/globals';
import { defined } from '../defined';
import { createDatabase } from '../test-database';
import { apiUnderTest } from './api-under-test';
import { databaseOutage, type OutageDatabase } from './database-outage';
import { interruptibleConnection } from './interruptible-connection';
import { killWhileWriting } from './kill-while-writing';
import { killablePostgres } from './killable-postgres';

// Takes seconds: processes and a database are killed and started again.

/** More of each, e.g. `TORTURE_ROUNDS=20`. */
const ROUNDS = Number(process.env.TORTURE_ROUNDS ?? 1);

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
  it('loses no acknowledged write when it is killed while it syncs', async () => {
    const { databaseUrl, drop } = await createDatabase();
    const target = await apiUnderTest(databaseUrl);
    for (let round = 0; round < ROUNDS; round += 1) await killWhileWriting(target);
    await drop();
  });

  it('answers 503 while the connection is cut or PostgreSQL is killed, recovers by itself, and loses nothing', async () => {
    const postgres = await killablePostgres();
    const connection = await interruptibleConnection(postgres.url);
    const database = inTurn(connection.url, [connection, postgres]);
    await databaseOutage(database, 2 * ROUNDS).finally(async () => {
      await connection.stop();
      await postgres.remove();
    });
  });
});

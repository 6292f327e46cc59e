import { createDatabase } from '../test-database';
import { databaseOutage } from './database-outage';
import { killRounds } from './kill-rounds';
import { ownCluster, postgresPrograms } from './own-cluster';
import { severedServer } from './severed-server';
import { twoProcesses } from './two-processes';

/** The long form of the fault tests: `npm run torture`. The short one is torture.test.ts. */
const report = (line: string) => console.log(`  ${line}`);
const serverUrl = process.env.TEST_POSTGRES_URL;
const ROUNDS = Number(process.env.TORTURE_ROUNDS ?? 20);
const WRITES = 500;

console.log(`Killing the API ${ROUNDS} times while it syncs, embedded database`);
await killRounds({ rounds: ROUNDS, writes: WRITES, report });

if (serverUrl === undefined) {
  console.log('Set TEST_POSTGRES_URL to an empty PostgreSQL server to run the other programs too.');
} else {
  const onServer = async (name: string, run: (databaseUrl: string) => Promise<void>) => {
    console.log(name);
    const { databaseUrl, drop } = await createServerDatabase(serverUrl);
    await run(databaseUrl).finally(drop);
  };
  await onServer(`Killing the API ${ROUNDS} times while it syncs, PostgreSQL`, (databaseUrl) =>
    killRounds({ databaseUrl, rounds: ROUNDS, writes: WRITES, report }),
  );
  await onServer('Cutting the way to the database', async (databaseUrl) => {
    const database = await severedServer(databaseUrl);
    await databaseOutage({ database, outages: 5, loadMs: 3_000, report }).finally(database.goAway);
  });
  await onServer('Two processes behind one address', async (databaseUrl) => {
    const delay = await twoProcesses(databaseUrl, 50);
    report(`a change is heard through the other process after ${Math.round(delay)} ms (median of 50)`);
  });
}

const programs = postgresPrograms();
if (programs === undefined) {
  console.log('No PostgreSQL is installed here: none is stopped and started.');
} else {
  console.log('Stopping and starting PostgreSQL, at once and in order');
  const cluster = await ownCluster(programs);
  await databaseOutage({ database: cluster, outages: 6, loadMs: 3_000, report }).finally(cluster.remove);
}
console.log('All held.');

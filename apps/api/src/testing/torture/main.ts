import { startServer } from '@marquee/postgres';
import { createDatabase } from '../test-database';
import { temporaryFolder } from '../temporary-folder';
import { apiUnderTest, type ApiUnderTest } from './api-under-test';
import { databaseOutage } from './database-outage';
import { killRounds } from './kill-rounds';
import { killablePostgres } from './killable-postgres';
import { interruptibleConnection } from './interruptible-connection';
import { twoProcesses } from './two-processes';
import { wholeMarquee } from './whole-marquee';

/** The long form of the fault tests: `npm run torture`. The short one is torture.test.ts. */
const report = (line: string) => console.log(`  ${line}`);
const ROUNDS = Number(process.env.TORTURE_ROUNDS ?? 40);
const WRITES = 500;

const folder = temporaryFolder();
const server = process.env.TEST_POSTGRES_URL ? undefined : await startServer({ dataDir: folder.path });
process.env.TEST_POSTGRES_URL ??= server?.url;

const onDatabase = async (name: string, run: (databaseUrl: string) => Promise<void>) => {
  console.log(name);
  const { databaseUrl, drop } = await createDatabase();
  await run(databaseUrl).finally(drop);
};
const kill = (target: ApiUnderTest, rounds: number) => killRounds({ target, rounds, writes: WRITES, report });

await onDatabase(`Killing the API ${ROUNDS} times while it syncs`, async (databaseUrl) =>
  kill(await apiUnderTest(databaseUrl), ROUNDS),
);
console.log(`Killing and stopping PostgreSQL ${ROUNDS * 2} times under a busy API`);
const postgres = await killablePostgres();
await databaseOutage({ database: postgres, outages: ROUNDS * 2, loadMs: 500, report }).finally(postgres.remove);
console.log(`Killing the whole of Marquee ${ROUNDS / 2} times while it syncs`);
await kill(await wholeMarquee(), ROUNDS / 2);
await onDatabase('Cutting the way to the database', async (databaseUrl) => {
  const database = await interruptibleConnection(databaseUrl);
  await databaseOutage({ database, outages: 5, loadMs: 3_000, report }).finally(database.stop);
});
await onDatabase('Two processes behind one address', async (databaseUrl) => {
  const delay = await twoProcesses(databaseUrl, 50);
  report(`a change is heard through the other process after ${Math.round(delay)} ms (median of 50)`);
});
await server?.stop();
folder.remove();
console.log('All held.');

import { startServer } from '@marquee/postgres';
import { createLogger } from '@marquee/server';
import { listen } from '../listen';
import { createAccountsTest, type Visitor } from '../test-accounts';
import { temporaryFolder } from '../temporary-folder';
import { openTestDatabase } from '../test-database';
import { runFuzz } from './run-fuzz';

/**
 * The long form of fuzz.test.ts: `pnpm --filter @marquee/api fuzz [requests] [seed]`, 50,000 requests by default. Exits
 * with 1 if a response was wrong or memory grew. TEST_POSTGRES_URL may name a server; otherwise a temporary one is
 * started.
 */
const [requests = 50_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const MAX_GROWTH_MB = 24;
const SECRET = 'Tell nobody 7f3a';

const heapMb = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};
const asFuzzVisitor = ({ answer, cookie }: Visitor) => ({ token: answer.token, cookie });

const folder = temporaryFolder();
const postgres = process.env.TEST_POSTGRES_URL ? undefined : await startServer({ dataDir: folder.path });
process.env.TEST_POSTGRES_URL ??= postgres?.url;

const database = await openTestDatabase();
const test = createAccountsTest(database, { SYNCS_PER_MINUTE: '1000000' }, { logger: createLogger('api', 'fatal') });
const victim = await test.signUp();
await victim.post('/api/users/me/updateName', { name: SECRET }).expect(200);
const visitors = [await test.signUp(), await test.signUp()].map(asFuzzVisitor);
const server = await listen(test.bare);
const heaps: number[] = [];
const begun = Date.now();
const report = await runFuzz({
  origin: server.origin,
  visitors,
  secrets: [SECRET, victim.email],
  requests,
  concurrency: 8,
  seed,
  onProgress: (sent) => {
    if (sent % 1_000 === 0) heaps.push(heapMb());
  },
});
await server.close();
test.remove();
await database.remove();
await postgres?.stop();
folder.remove();

const seconds = Math.round((Date.now() - begun) / 1_000);
// The first fifth fills caches; after that, memory must not grow.
const after = heaps.slice(Math.floor(heaps.length / 5));
const growth = (after.at(-1) ?? 0) - (after[0] ?? 0);
const statuses = Object.entries(report.byStatus).map(([status, count]) => `${status}: ${count}`);
console.log(`${report.sent} requests in ${seconds} s (seed ${seed}); ${statuses.join(', ')}`);
console.log(
  `heap ${after[0]?.toFixed(1)} -> ${after.at(-1)?.toFixed(1)} MB, highest ${Math.max(...heaps).toFixed(1)} MB`,
);
for (const finding of report.findings) console.log(finding);
const failed = report.findings.length > 0 || growth > MAX_GROWTH_MB;
console.log(failed ? 'FAILED' : 'nothing found');
process.exit(failed ? 1 : 0);

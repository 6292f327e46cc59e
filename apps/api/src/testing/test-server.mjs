import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** More connections than the product needs, and no fsync: the data is discarded after the tests. */
const SETTINGS = '\nmax_connections = 120\nfsync = off\nsynchronous_commit = off\nfull_page_writes = off\n';

/**
 * Jest's global set-up: one PostgreSQL for all tests, started as in the product. TEST_POSTGRES_URL names another one.
 */
export default async function startTestServer() {
  // Identifies files that the workers of this run share (api-process.ts).
  process.env.API_TEST_RUN = String(process.pid);
  if (process.env.TEST_POSTGRES_URL) return;
  const { startServer } = await tsImport('../../../../packages/postgres/src/index.ts', import.meta.url);
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-test-server-'));
  const first = await startServer({ dataDir });
  await first.stop();
  appendFileSync(join(dataDir, 'postgres', 'postgresql.conf'), SETTINGS);
  const server = await startServer({ dataDir });
  process.env.TEST_POSTGRES_URL = server.url;
  globalThis.stopTestServer = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

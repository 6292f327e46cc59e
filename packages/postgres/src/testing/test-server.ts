import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { PostgresError } from '../postgres-error';
import { startServer, type PostgresServer, type StartOptions } from '../start-server';
import { temporaryDataDir } from './temporary-data-dir';

/** Servers with a separate data folder for each test, stopped and removed after it. */
export function testServers() {
  const test = { place: temporaryDataDir(), started: [] as PostgresServer[] };
  test.place.remove();
  const template = temporaryDataDir();
  beforeAll(async () => {
    await (await startServer({ dataDir: template.dataDir })).stop();
    appendFileSync(join(template.dataDir, 'postgres/postgresql.conf'), 'fsync = off\n');
  });
  afterAll(template.remove);
  beforeEach(() => {
    test.place = temporaryDataDir();
    test.started = [];
  });
  afterEach(async () => {
    for (const server of test.started) await server.stop();
    test.place.remove();
  });
  const start = async (options: Partial<StartOptions> = {}) => {
    const server = await startServer({ dataDir: test.place.dataDir, ...options });
    test.started.push(server);
    return server;
  };
  /** The error that a start is refused with. */
  const refusal = (options: Partial<StartOptions> = {}) =>
    start(options).then(
      () => Promise.reject(new Error('it started')),
      (error: unknown) => {
        if (!(error instanceof PostgresError)) throw error;
        return { code: error.code, message: error.message };
      },
    );
  const cluster = (...names: string[]) => join(test.place.dataDir, 'postgres', ...names);
  /**
   * Copies a cluster that was started and stopped before, because creating one takes longer than most tests. It does
   * not wait for the disk.
   */
  const copyCluster = () => cpSync(join(template.dataDir, 'postgres'), cluster(), { recursive: true });
  return { test, start, refusal, cluster, copyCluster };
}

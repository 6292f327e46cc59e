import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { PostgresError } from '../postgres-error';
import { startServer, type PostgresServer, type StartOptions } from '../start-server';
import { temporaryDataDir } from './temporary-data-dir';

/** Servers with a separate data folder for each test, stopped and removed after it. */
export function testServers() {
  const test = { place: temporaryDataDir(), started: [] as PostgresServer[] };
  test.place.remove();
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
  return { test, start, refusal, cluster };
}

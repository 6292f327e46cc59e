import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type PostgresServer, type StartOptions } from './start-server';

/** Delays before each further attempt to start a server that died; the last one repeats. */
const PAUSES_MS = [0, 500, 2_000, 5_000, 15_000];
/** After running this long, a server is assumed to have died of a new cause. */
const STEADY_MS = 60_000;

export interface RunningPostgres {
  url: string;
  /** Process id of the running server; 0 while there is none. */
  pid: () => number;
  stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL and restarts it whenever it dies, e.g. when killed or after the disk was full for a while. The
 * API's queries fail until then; the URL stays the same.
 *
 * @throws PostgresError if the first start fails
 */
export async function runPostgres(options: StartOptions): Promise<RunningPostgres> {
  const notify = (sentence: string): void => options.onNotice?.(sentence);
  let server: PostgresServer | undefined = await startServer(options);
  const { url } = server;
  const stopping = new AbortController();

  const isStopping = (): boolean => stopping.signal.aborted;

  const keepRunning = async () => {
    let attempt = 0;
    while (!isStopping()) {
      const since = Date.now();
      await server?.exited;
      if (isStopping()) return;
      if (server) notify('The database server ended unexpectedly. Starting it again.');
      server = undefined;
      if (Date.now() - since > STEADY_MS) attempt = 0;
      await sleep(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0, undefined, stopping).catch(() => undefined);
      if (isStopping()) return;
      attempt += 1;
      // The cluster existed before: if it is missing now, it must not be replaced by an empty one.
      server = await startServer({ ...options, mustExist: true }).catch((error: unknown) => {
        notify(error instanceof Error ? error.message : String(error));
        return undefined;
      });
      if (server) notify('The database server is back.');
    }
  };
  const kept = keepRunning();

  return {
    url,
    pid: () => server?.pid ?? 0,
    stop: async () => {
      stopping.abort();
      await server?.stop();
      await kept;
      // It may have started during this wait.
      await server?.stop();
    },
  };
}

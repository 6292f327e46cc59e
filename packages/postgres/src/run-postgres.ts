import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type PostgresServer, type StartOptions } from './start-server';

/** Pauses before each further attempt to start a server that died; the last one repeats. */
const PAUSES_MS = [0, 500, 2_000, 5_000, 15_000];
/** A server that ran this long died of something new. */
const STEADY_MS = 60_000;

export interface RunningPostgres {
  url: string;
  /** Of the server that runs now; 0 while there is none. */
  pid: () => number;
  stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL and starts it again whenever it dies: killed, or on a disk that was full for a while. What the API
 * asks for meanwhile fails; its address stays the same.
 *
 * @throws PostgresError when the first start fails
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
      // The cluster was there a moment ago: one that is missing now must not be replaced by an empty one.
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
      // It may have come up while this was waiting.
      await server?.stop();
    },
  };
}

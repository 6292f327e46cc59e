import type { Server } from 'node:http';
import type { Logger } from '../http/logger';

/** Answers that take longer than this are cut off. */
const DRAIN_MS = 4_000;
const CLOSE_MS = 4_000;

export interface Stopper {
  isDraining: () => boolean;
  /** Called first of all when stopping begins. */
  onStop: (listener: () => void) => void;
  /** Stops listening, lets answers finish, closes the database and ends the process. Repeated calls do nothing. */
  stop: (exitCode: number) => void;
}

export function createStopper(options: {
  server: Server;
  closeDatabase: () => Promise<void>;
  logger: Logger;
  exit?: (code: number) => void;
}): Stopper {
  const { server, logger, exit = (code) => process.exit(code) } = options;
  let draining = false;
  const listeners: (() => void)[] = [];

  const run = async (exitCode: number) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(cutOff);
    // A database that hangs must not keep the process.
    setTimeout(() => exit(exitCode), CLOSE_MS).unref();
    await options
      .closeDatabase()
      .catch((error: unknown) => logger.error({ err: error }, 'closing the database failed'));
    exit(exitCode);
  };

  return {
    isDraining: () => draining,
    onStop: (listener) => void listeners.push(listener),
    stop: (exitCode) => {
      if (draining) return;
      draining = true;
      logger.info('stopping');
      for (const listener of listeners) listener();
      void run(exitCode);
    },
  };
}

import type { Server, ServerResponse } from 'node:http';
import type { Logger } from '../logging/logger';

/** Responses that take longer than this are cut off. */
const drainMs = 4_000;
const closeMs = 4_000;

export interface ShutdownOptions {
  server: Server;
  /** Called when no request is left. */
  close?: () => Promise<void>;
  logger: Logger;
}

export interface Shutdown {
  isDraining: () => boolean;
  /** Called first when stopping begins; the process waits for the returned promise. */
  onStop: (listener: () => void | Promise<void>) => void;
  /** Stops listening, lets responses finish, closes open resources and ends the process. Repeated calls do nothing. */
  stop: (exitCode: number) => void;
}

export function createShutdown({ server, close, logger }: ShutdownOptions): Shutdown {
  const listeners: (() => void | Promise<void>)[] = [];
  let isDraining = false;

  /**
   * Responses in progress. While the process stops, each tells the client that it is the last on its connection, so
   * that a proxy sends no more requests on it.
   */
  const answers = new Set<ServerResponse>();
  const closeAfter = (answer: ServerResponse): void => {
    if (!answer.headersSent) answer.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, answer) => {
    if (isDraining) closeAfter(answer);
    answers.add(answer);
    answer.on('close', () => answers.delete(answer));
  });

  const run = async (exitCode: number): Promise<void> => {
    const stopped = Promise.allSettled(listeners.map(async (listener) => listener()));
    const cutOff = setTimeout(() => server.closeAllConnections(), drainMs);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(cutOff);
    // Something that hangs, such as a database, must not keep the process alive.
    setTimeout(() => process.exit(exitCode), closeMs).unref();
    await stopped;
    await close?.().catch((error: unknown) => logger.error({ err: error }, 'closing failed'));
    process.exit(exitCode);
  };

  return {
    isDraining: () => isDraining,
    onStop: (listener) => void listeners.push(listener),
    stop(exitCode) {
      if (isDraining) return;
      isDraining = true;
      answers.forEach(closeAfter);
      logger.info('stopping');
      void run(exitCode);
    },
  };
}

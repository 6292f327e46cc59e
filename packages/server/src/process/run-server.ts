import type { Logger } from '../logging/logger';
import type { Shutdown } from './shutdown';
import { failureSentence } from '../errors/operational-error';

export interface RunningServer {
  logger: Logger;
  shutdown: Pick<Shutdown, 'stop'>;
}

/**
 * Runs a server as this process: tells the supervisor when it is ready, and stops it on a signal, when the supervisor has
 * gone, or after an error that nobody caught. A start that fails ends with one sentence for the operator.
 *
 * @param name how the sentence names the server, e.g. “Marquee's API”
 */
export async function runServer(name: string, start: () => Promise<RunningServer>): Promise<void> {
  // Files of the server are nobody else's on this machine.
  process.umask(0o077);
  // Node itself would print the source line of a package.
  let onFatal = (error: unknown): void => {
    process.stderr.write(`${failureSentence(`${name} could not start`, error)}\n`);
    process.exit(1);
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => onFatal(error));
  try {
    const { logger, shutdown } = await start();
    onFatal = (error) => {
      logger.fatal({ err: error }, 'unexpected error');
      shutdown.stop(1);
    };
    // The supervisor and a terminal's Ctrl-C may both send one.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutdown.stop(0));
    // The supervisor was killed: nobody else would end this process.
    process.on('disconnect', () => shutdown.stop(1));
    process.send?.('ready');
  } catch (error) {
    onFatal(error);
  }
}

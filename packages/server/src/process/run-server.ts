import type { Logger } from '../logging/logger';
import type { Shutdown } from './shutdown';
import { failureSentence } from '../errors/operational-error';

export interface RunningServer {
  logger: Logger;
  shutdown: Pick<Shutdown, 'stop'>;
}

/**
 * Runs a server as this process: notifies the supervisor when it is ready, and stops it on a signal, when the
 * supervisor has ended, or after an uncaught error. If starting fails, prints one sentence for the operator.
 *
 * @param name the server's name in that sentence, e.g. “Marquee's API”
 */
export async function runServer(name: string, start: () => Promise<RunningServer>): Promise<void> {
  // Other users of this machine must not read the server's files.
  process.umask(0o077);
  // By default Node would print a line of a dependency's source code.
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
    // The supervisor was killed, so nothing else would end this process.
    process.on('disconnect', () => shutdown.stop(1));
    process.send?.('ready');
  } catch (error) {
    onFatal(error);
  }
}

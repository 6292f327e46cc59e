import { rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Logger } from '../http/logger';
import type { CommandResult } from './run-command';

const argsSchema = z.array(z.string()).max(10);
const resultSchema = z.object({ output: z.string(), exitCode: z.number() });

/** A socket in the data folder: whoever may open it may read the database's files anyway. */
const socketPath = (dataDir: string) => join(dataDir, 'admin.sock');

/** Lets the command line reach the server that holds the embedded database. */
export function startAdminChannel(
  dataDir: string,
  run: (args: readonly string[]) => Promise<CommandResult>,
  logger: Logger,
): Server {
  const path = socketPath(dataDir);
  const answer = async (req: IncomingMessage): Promise<CommandResult> => {
    const args = argsSchema.parse(JSON.parse(await text(req)));
    logger.info({ command: args.slice(0, 2) }, 'the operator runs a command');
    return run(args);
  };
  const server = createServer((req, res) => {
    answer(req).then(
      (result) => res.end(JSON.stringify(result)),
      (error: unknown) => {
        logger.error({ err: error }, 'a command of the operator failed');
        res.end(JSON.stringify({ output: 'The command failed; the reason is in the log of the server.', exitCode: 1 }));
      },
    );
  });
  // The data lock is ours, so a socket that lies there belongs to a process that has died.
  rmSync(path, { force: true });
  server.on('error', (error) => logger.warn({ err: error }, 'the command line cannot reach this server while it runs'));
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
  server.unref();
  return server;
}

/** Undefined when no server is running on the folder. */
export function askRunningServer(dataDir: string, args: readonly string[]): Promise<CommandResult | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: socketPath(dataDir), method: 'POST', path: '/' }, (res) => {
      text(res)
        .then((body) => resolve(resultSchema.parse(JSON.parse(body))))
        .catch(reject);
    });
    call.on('error', () => resolve(undefined));
    call.end(JSON.stringify(args));
  });
}

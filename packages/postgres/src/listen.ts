import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROLE, writeFor, type Listen } from './configuration';
import type { Postmaster } from './postmaster';
import type { User } from './run-as';
import { makePrivate } from './private-folder';
import { socketFolder } from './socket-folder';

export type ListenOn = 'socket' | 'port';

const PASSWORD_BYTES = 24;
const passwordFile = (run: string) => join(run, 'password');

/** Chooses a socket or, on Windows, a local port with a random password that stays the same across restarts. */
export async function chooseListen(
  run: string,
  listenOn: ListenOn = process.platform === 'win32' ? 'port' : 'socket',
  user?: User,
): Promise<Listen> {
  if (listenOn === 'socket') {
    const folder = socketFolder(run);
    makePrivate(folder, user);
    return { socketFolder: folder };
  }
  const path = passwordFile(run);
  if (!existsSync(path)) writeFor(undefined, path, randomBytes(PASSWORD_BYTES).toString('base64url'));
  return { port: await freePort(), password: readFileSync(path, 'utf8') };
}

/** URL of the server for the API, as in DATABASE_URL. */
export function connectionUrl(listen: Listen): string {
  if ('port' in listen) return `postgresql://${ROLE}:${listen.password}@127.0.0.1:${listen.port}/${ROLE}`;
  return `postgresql://${ROLE}@localhost/${ROLE}?host=${encodeURIComponent(listen.socketFolder)}`;
}

/** URL of a server that another process started. */
export function runningUrl({ socketFolder: folder, port }: Postmaster, run: string): string {
  return connectionUrl(folder ? { socketFolder: folder } : { port, password: readFileSync(passwordFile(run), 'utf8') });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

import { execFile, execFileSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../temporary-folder';
import { freePort } from './api-under-test';
import type { OutageDatabase } from './database-outage';

const INSTALLED = '/usr/lib/postgresql';
const run = promisify(execFile);

/** Folder of the newest installed PostgreSQL's programs; undefined where there is none. */
export function postgresPrograms(): string | undefined {
  try {
    const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
    return versions
      .map((version) => join(INSTALLED, version, 'bin'))
      .find((bin) => readdirSync(bin).includes('initdb'));
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root; its package makes a user for it. */
function postgresUser(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

export interface OwnCluster extends OutageDatabase {
  /** Stops the server and removes it; throws when a page on disk does not match its checksum. */
  remove: () => Promise<void>;
}

/** A PostgreSQL server of its own in a temporary folder, with page checksums and nothing made faster than in production. */
export async function ownCluster(bin: string): Promise<OwnCluster> {
  const folder = temporaryFolder();
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder.path, user.uid, user.gid);
  const data = join(folder.path, 'cluster');
  const port = await freePort();
  const call = (program: string, ...args: string[]) =>
    run(join(bin, program), args, { ...user, cwd: folder.path, timeout: 60_000 });
  const stop = (mode: string) => call('pg_ctl', 'stop', '-D', data, '-w', '-m', mode);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder.path}`;
  let modes = ['immediate', 'fast'];

  const start = () => call('pg_ctl', 'start', '-D', data, '-w', '-l', join(folder.path, 'log'), '-o', options);
  await call('initdb', '-D', data, '-U', 'marquee', '--auth=trust', '--data-checksums', '--no-locale', '-E', 'UTF8');
  await start();
  return {
    url: `postgresql://marquee@127.0.0.1:${port}/postgres`,
    // As when its process is killed, then as its operator stops it, in turn.
    goAway: async () => {
      const [mode = 'fast', ...later] = modes;
      modes = [...later, mode];
      await stop(mode);
    },
    comeBack: async () => void (await start()),
    remove: async () => {
      await stop('fast').catch(() => undefined);
      await call('pg_checksums', '--check', '-D', data).finally(folder.remove);
    },
  };
}

import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../config';
import { temporaryFolder } from '../temporary-folder';
import { freePort, type ApiUnderTest } from './api-under-test';

/** The whole product as built: supervisor, API, stream provider and the embedded database of a data folder. */
export async function wholeMarquee(): Promise<ApiUnderTest> {
  const folder = temporaryFolder();
  const [port, providerPort] = [await freePort(), await freePort()];
  return {
    start: async () => {
      const { PATH = '' } = process.env;
      const child = spawn(process.execPath, [join(repositoryRoot, 'packages/tooling/bin/serve.mjs')], {
        env: {
          PATH,
          PORT: String(port),
          PROVIDER_PORT: String(providerPort),
          DATA_DIR: folder.path,
          SIGNUPS_PER_HOUR: '100000',
          SYNCS_PER_MINUTE: '1000000',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (chunk: Buffer) => chunk.includes('Marquee is ready') && resolve());
        void ended.then(() => reject(new Error('Marquee ended before it was ready')));
      });
      return {
        origin: `http://127.0.0.1:${port}`,
        kill: async () => {
          // Like a machine failure: all at once, so that no process can react to the end of another.
          const tree = [child.pid ?? 0, ...descendants(child.pid ?? 0)];
          for (const pid of tree) killIfThere(pid);
          await ended;
        },
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    remove: folder.remove,
  };
}

/** A process of PostgreSQL may have ended since the tree was read. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ids of a process's descendants, on Linux. */
function descendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

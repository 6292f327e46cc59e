import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { films, inputsOf } from './films';

const run = promisify(execFile);
const providerMain = new URL('../../../../apps/stream-provider/src/main.ts', import.meta.url).pathname;

/** Titles are found by name and year; the matrix's names contain neither dots nor years. */
export const titleOf = (name: string): string => name.replace(/[^\w]+/g, ' ').trim();
export const year = 1999;

/** Creates the missing files of the matrix, by name, in a folder. */
export async function makeFilms(folder: string, names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    const film = films[name];
    if (!film) throw new Error(`The matrix has no film “${name}”`);
    const path = join(folder, `${titleOf(name)} (${year}).${film.extension}`);
    const draft = join(folder, `.draft.${film.extension}`);
    const isThere = await run('test', ['-s', path]).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    await run('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...inputsOf(film), ...film.coding, draft]);
    await rename(draft, path);
  }
}

export interface RunningProvider {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts the stream provider from source, with a media folder. */
export async function startProvider(
  mediaDir: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningProvider> {
  const args = ['--import', import.meta.resolve('tsx'), '--conditions=marquee-source', providerMain];
  const child = spawn(process.execPath, args, {
    env: {
      ...{ PATH: process.env.PATH, MEDIA_DIR: mediaDir, DATA_DIR: dataDir, PROVIDER_PORT: '0', PROVIDER_ORIGINS: '*' },
      ...{ HOST: '127.0.0.1', ...env },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = '';
  const ready = /"port":(\d+),"msg":"Stream provider is ready/;
  while (!ready.test(written)) written += String(((await once(child.stdout, 'data')) as [Buffer])[0]);
  child.stdout.resume();
  return {
    origin: `http://127.0.0.1:${ready.exec(written)?.[1]}`,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

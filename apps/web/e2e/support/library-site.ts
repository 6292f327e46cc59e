import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from '@marquee/tooling/only-if';
import { expect } from './test';

export const hasFfmpeg = isInstalled('ffmpeg');
export const repository = join(import.meta.dirname, '../../../..');

async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

export interface LibrarySite {
  /** The folder of media, to be filled before the start. */
  media: string;
  /** Starts it and waits until so many films are served; resolves with its address. */
  start: (films: number) => Promise<string>;
  /** Stops it and removes its folders. */
  remove: () => Promise<void>;
}

/**
 * A Marquee of its own with a media folder, as `npm start` serves it: the stream provider listens on this machine alone, and the
 * site passes the library on.
 */
export function createLibrarySite(): LibrarySite {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-e2e-media-'));
  const media = join(folder, 'media');
  mkdirSync(media);
  let marquee: ChildProcess | undefined;
  return {
    media,
    async start(films) {
      const [PORT, PROVIDER_PORT] = [await freePort(), await freePort()];
      const site = `http://localhost:${PORT}`;
      marquee = spawn(process.execPath, ['packages/tooling/bin/serve.mjs'], {
        cwd: repository,
        env: {
          PATH: process.env.PATH,
          ...{ PORT, PROVIDER_PORT, MEDIA_DIR: media, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
        },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      // A file that was copied a moment ago is served once it rests.
      const movies = async () => {
        const answer = await fetch(`http://127.0.0.1:${PROVIDER_PORT}/library`).catch(() => null);
        // A server that starts says so.
        return answer?.ok ? ((await answer.json()) as { files: { movies: number } }).files.movies : 0;
      };
      await expect.poll(movies).toBe(films);
      const isUp = () =>
        fetch(site).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isUp).toBe(true);
      return site;
    },
    async remove() {
      if (marquee?.exitCode === null) {
        const ended = once(marquee, 'exit');
        marquee.kill();
        // It writes until it has ended.
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

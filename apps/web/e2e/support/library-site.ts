import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@marquee/tooling/free-port';
import { isInstalled } from '@marquee/tooling/only-if';
import { expect } from './test';

/** As long as the suite's own server may take. */
const START_MS = 180_000;

export const hasFfmpeg = isInstalled('ffmpeg');
export const repository = join(import.meta.dirname, '../../../..');

export interface LibrarySite {
  /** The folder of media, to be filled before the start. */
  media: string;
  /** Starts it and waits until so many films are served; resolves with its address. */
  start: (films: number, environment?: Record<string, string>) => Promise<string>;
  /** What the link to set it up has behind its #. */
  setupCode: () => string;
  /** Stops it and removes its folders. */
  remove: () => Promise<void>;
}

/**
 * A Marquee of its own with a media folder, unless it is told otherwise, as `npm start` serves it: the stream provider listens on this machine alone, and the
 * site passes the library on.
 */
export function createLibrarySite(): LibrarySite {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-e2e-media-'));
  const media = join(folder, 'media');
  const data = join(folder, 'data');
  mkdirSync(media);
  let marquee: ChildProcess | undefined;
  return {
    media,
    setupCode: () => readFileSync(join(data, 'setup-code'), 'utf8').trim(),
    async start(films, environment = { MEDIA_DIR: media }) {
      const [PORT, PROVIDER_PORT] = [String(await freePort()), String(await freePort())];
      const site = `http://localhost:${PORT}`;
      marquee = spawn(process.execPath, ['packages/tooling/bin/serve.mjs'], {
        cwd: repository,
        env: {
          PATH: process.env.PATH,
          ...{ PORT, PROVIDER_PORT, DATA_DIR: data, LOG_LEVEL: 'error' },
          ...environment,
        },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      // A file that was copied a moment ago is served once it rests.
      const movies = async () => {
        const answer = await fetch(`http://127.0.0.1:${PROVIDER_PORT}/library`).catch(() => null);
        // A server that starts says so.
        return answer?.ok ? ((await answer.json()) as { files: { movies: number } }).files.movies : 0;
      };
      await expect.poll(movies, { timeout: START_MS }).toBe(films);
      const isUp = () =>
        fetch(site).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isUp, { timeout: START_MS }).toBe(true);
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

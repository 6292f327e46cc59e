import { cp, link, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { titleHref } from '@marquee/core';
import { root } from '@marquee/tooling/workspace';
import type { Product } from '../product';
import { gatherTitles } from '../soak/visits';

const AT_ONCE = 4;
const BROWSER = { 'Accept-Encoding': 'br, gzip', Accept: 'text/html,image/webp,*/*' };
const LOOK_EVERY_MS = 1_000;

async function readAll(origin: string, paths: readonly string[]): Promise<void> {
  const left = paths.values();
  const reader = async () => {
    for (const path of left) {
      const answer = await fetch(`${origin}${path}`, { headers: BROWSER });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
}

/** Two lists of as many pages, films and series, hold 40 titles. */
const TITLES_A_PAGE = 40;

/** Pages of as many titles, and as many pictures: every second one resized, the others as they are kept. */
export async function readPagesAndPictures(origin: string, count: number): Promise<void> {
  const titles = (await gatherTitles(origin, Math.ceil(count / TITLES_A_PAGE))).slice(0, count);
  await readAll(
    origin,
    titles.map(({ type, id, name }) => titleHref(type, id, name)),
  );
  const posters = titles.map(({ poster }) => `/api/img/t/p/w342${poster}`);
  await readAll(
    origin,
    posters.map((poster, at) => (at % 2 === 0 ? poster : `/api/img?url=${encodeURIComponent(poster)}&w=185`)),
  );
}

/** Puts films into the library's folder, without using more of the disk than one, and waits until all are looked at. */
export async function addFilms({ providerUrl }: Product, folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const film = join(folder, '.film.mp4');
  await cp(join(root, 'apps/stream-provider/media/files/360.mp4'), film);
  for (let at = 0; at < count; at += 1) await link(film, join(folder, `Film ${at} (${1950 + (at % 70)}).mp4`));
  for (;;) {
    const answer = await fetch(`${providerUrl}/library`);
    const { files } = (await answer.json()) as { files: { movies: number; waitingForProbe: number } };
    if (files.movies >= count && files.waitingForProbe === 0) return;
    await sleep(LOOK_EVERY_MS);
  }
}

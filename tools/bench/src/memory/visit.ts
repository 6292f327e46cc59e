import { cp, link, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { titleHref } from '@marquee/core';
import { root } from '@marquee/tooling/workspace';
import type { Product } from '../product';

const PICTURES_AT_ONCE = 4;
/** A process without a pause leaves rendering to browsers. */
const PAUSE_MS = 20;
/** A page without its content has a few kilobytes. */
const RENDERED_BYTES = 30_000;
/** Each visitor has separate limits. */
const VISITORS = 50;
const BROWSER = { 'Accept-Encoding': 'br, gzip', Accept: 'text/html,image/webp,*/*' };
const LOOK_EVERY_MS = 1_000;

let reads = 0;
async function read(url: string): Promise<number> {
  reads += 1;
  const headers = { ...BROWSER, 'X-Forwarded-For': `203.0.113.${reads % VISITORS}` };
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

const TITLES_A_PAGE = 20;

interface Title {
  id: number;
  type: 'movie' | 'tv';
  poster: string | null;
  name: string;
}

async function gatherTitles(origin: string, listPages: number): Promise<Title[]> {
  const titles: Title[] = [];
  for (const type of ['movie', 'tv'] as const)
    for (let page = 1; page <= listPages; page += 1) {
      const answer = await fetch(`${origin}/api/tmdb/3/discover/${type}?page=${page}`);
      const { results } = (await answer.json()) as {
        results: { id: number; title?: string; name?: string; poster_path: string | null }[];
      };
      titles.push(
        ...results.map(({ id, title, name, poster_path }) => ({
          id,
          type,
          poster: poster_path,
          name: title ?? name ?? '',
        })),
      );
    }
  return titles;
}

/**
 * Fetches pages of this many titles, then as many pictures, every second one resized.
 *
 * @returns the number of pages that the server rendered
 * @throws if there are fewer titles
 */
export async function readPagesAndPictures(origin: string, count: number): Promise<number> {
  // Films alone would suffice; all series are among those taken from the end.
  const titles = (await gatherTitles(origin, Math.ceil(count / TITLES_A_PAGE))).slice(-count);
  if (titles.length < count) throw new Error(`the catalogue lists ${titles.length} titles, not ${count}`);
  let rendered = 0;
  for (const { type, id, name } of titles) {
    if ((await read(origin + titleHref(type, id, name))) >= RENDERED_BYTES) rendered += 1;
    await sleep(PAUSE_MS);
  }
  const pictures = titles
    .map(({ poster }) => `/api/img/t/p/w342${poster}`)
    .map((poster, at) => (at % 2 === 0 ? poster : `/api/img?url=${encodeURIComponent(poster)}&w=185`))
    .values();
  const reader = async () => {
    for (const path of pictures) await read(origin + path);
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, reader));
  return rendered;
}

/** Adds films to the library's folder as links, which use the disk space of one, and waits until all are probed. */
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

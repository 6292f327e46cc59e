import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, freshPage } from '../browser';
import { beatsByFfmpeg, median, offsets } from './beats';
import { core, films, type Delivery } from './films';
import { servePage } from './page';
import { play, type Player } from './play';
import { makeFilms, startProvider, titleOf, year } from './provider';

/** A larger offset between audio and video is noticeable. */
const maxOffsetMs = 40;
/** Shorter stops are invisible; a seek ends with one of two milliseconds. */
const shortestStopMs = 50;
const players: readonly Player[] = ['marquee', 'hls.js'];

interface StreamAnswer {
  stream: { type: 'hls'; playlist: string } | { type: 'file'; qualities: Record<string, { url: string }> };
}

async function deliveryOf({ stream }: StreamAnswer): Promise<Delivery> {
  if (stream.type === 'file') return 'files';
  return (await (await fetch(stream.playlist)).text()).includes('/copy/') ? 'copy' : 'transcode';
}

/** The response for a film, once its file has been unchanged long enough to be served. */
async function find(origin: string, name: string, support: readonly string[]): Promise<StreamAnswer> {
  const query = new URLSearchParams({ title: titleOf(name), releaseYear: String(year), supports: support.join(',') });
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(`${origin}/sources/library/movie/1?${query.toString()}`);
    if (response.ok) return (await response.json()) as StreamAnswer;
    if (attempt === 20) throw new Error(`not offered: ${await response.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function supportOf(browser: Browser, page: string): Promise<string[]> {
  const { page: tab, close } = await freshPage(browser);
  await tab.goto(page);
  await tab.waitForFunction('globalThis.page?.support');
  const support = await tab.evaluate<string[]>('page.support()');
  await close();
  return support;
}

const ms = (value: number | null): string => (value === null ? '–' : String(Math.round(value)));

/**
 * Plays every film of the matrix in Marquee's player, in hls.js and in ffmpeg, and reports errors.
 *
 * `pnpm --filter @marquee/bench library [core]`; `LIBRARY_SECONDS` is the duration for each (29), `LIBRARY_FILMS` a
 * folder that stores the films.
 */
export async function runMatrix(names: readonly string[]): Promise<boolean> {
  const seconds = Number(process.env.LIBRARY_SECONDS ?? 29);
  const work = await mkdtemp(join(tmpdir(), 'marquee-matrix-'));
  const folder = process.env.LIBRARY_FILMS ?? join(work, 'films');
  await makeFilms(folder, names);
  const provider = await startProvider(folder, join(work, 'data'));
  const page = await servePage();
  const browser = await launchBrowser();
  let isGood = true;
  try {
    const support = await supportOf(browser, page.url);
    console.log(`the browser plays ${support.join(', ')}`);
    for (const name of names) {
      const problems: string[] = [];
      const notes: string[] = [];
      const judge = (who: string, offsetMs: number, beeps: number): void => {
        if (!(Math.abs(offsetMs) <= maxOffsetMs)) problems.push(`${who}: sound ${offsetMs.toFixed(0)} ms behind`);
        if (beeps === 0) problems.push(`${who}: no sound`);
      };
      try {
        const answer = await find(provider.origin, name, support);
        const delivery = await deliveryOf(answer);
        if (delivery !== films[name]?.delivery) problems.push(`sent as ${delivery}`);
        for (const player of players) {
          const played = await play(browser, page.url, answer.stream, { player, seconds });
          judge(player, played.offsetMs, played.beeps);
          if (played.error !== null) problems.push(`${player}: ${played.error}`);
          if (played.firstFrameMs === null) problems.push(`${player}: no picture`);
          if (played.seekMs === null) problems.push(`${player}: no picture at 80 %`);
          const stops = played.waits.filter((wait) => (wait.ms ?? Infinity) >= shortestStopMs);
          if (stops.length > 0) problems.push(`${player}: stood still ${JSON.stringify(stops)}`);
          notes.push(`${player} ${ms(played.firstFrameMs)}/${ms(played.seekMs)} ms, ${played.offsetMs.toFixed(0)} ms`);
        }
        const { stream } = answer;
        const [file] = stream.type === 'file' ? Object.values(stream.qualities) : [];
        const beats = await beatsByFfmpeg(stream.type === 'hls' ? stream.playlist : (file?.url ?? ''));
        const offsetMs = 1000 * median(offsets(beats.flashes, beats.beeps));
        judge('ffmpeg', offsetMs, beats.beeps.length);
        notes.push(`ffmpeg ${offsetMs.toFixed(0)} ms`);
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
      isGood &&= problems.length === 0;
      console.log(
        `${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${films[name]?.delivery}): ${[...notes, ...problems].join('; ')}`,
      );
    }
    return isGood;
  } finally {
    await browser.close();
    page.stop();
    await provider.stop();
    await rm(work, { recursive: true, force: true });
  }
}

const [which] = process.argv.slice(2);
process.exitCode = (await runMatrix(which === 'core' ? core : which === undefined ? Object.keys(films) : [which]))
  ? 0
  : 1;

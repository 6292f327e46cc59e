import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './beats';
import { startProvider } from './provider';

/**
 * Six viewers of six transcoded films, one of them seeking constantly: how long each waits for the first segment, how
 * long each would have stalled, how long seeks take, and what is left behind.
 *
 * `pnpm --filter @marquee/bench library:viewers`; `LIBRARY_TRANSCODES` is the number of concurrent transcodes (6).
 */
const run = promisify(execFile);
const viewers = 6;
const lengthSec = 180;
const watchSec = 60;
const seekEveryMs = 3_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function makeFilms(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= viewers; number += 1) {
    const draft = join(folder, '.draft.avi');
    const inputs = [
      '-f',
      'lavfi',
      '-i',
      `testsrc2=s=640x360:r=24:d=${lengthSec}`,
      '-f',
      'lavfi',
      '-i',
      `sine=d=${lengthSec}`,
    ];
    await run('ffmpeg', [
      '-v',
      'error',
      '-nostdin',
      '-y',
      ...inputs,
      '-c:v',
      'mpeg4',
      '-q:v',
      '8',
      '-c:a',
      'mp2',
      draft,
    ]);
    await rename(draft, join(folder, `Film ${'ABCDEF'[number - 1]} (1999).avi`));
  }
}

interface Segment {
  startSec: number;
  url: string;
}

async function segmentsOf(origin: string, title: string, agent: string): Promise<Segment[]> {
  const headers = { 'User-Agent': agent };
  const query = new URLSearchParams({ title, releaseYear: '1999', supports: '' });
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const found = await fetch(`${origin}/sources/library/movie/1?${query.toString()}`, { headers });
    if (found.ok) {
      const { stream } = (await found.json()) as { stream: { playlist: string } };
      const master = await (await fetch(stream.playlist, { headers })).text();
      const variant = master.split('\n').find((line) => line.startsWith('http')) ?? '';
      const playlist = (await (await fetch(variant, { headers })).text()).split('\n');
      let startSec = 0;
      return playlist.flatMap((line, index) => {
        const length = Number(/^#EXTINF:([\d.]+)/.exec(playlist[index - 1] ?? '')?.[1] ?? Number.NaN);
        if (!line.startsWith('http')) return [];
        const segment = { startSec, url: line };
        startSec += length;
        return [segment];
      });
    }
    await wait(1000);
  }
  throw new Error(`${title} is not offered`);
}

interface Watched {
  who: string;
  firstMs: number;
  stillMs: number;
  refusals: number;
  failures: number;
  seeks: number;
  /** Only seeks that were answered before the next one. */
  seekMs: number[];
}

/** Fetches like a player with a buffer of at most half a minute, and measures when the buffer would have been empty. */
async function watch(origin: string, who: string, title: string, seeksWildly: boolean): Promise<Watched> {
  const segments = await segmentsOf(origin, title, who);
  const result: Watched = { who, firstMs: Number.NaN, stillMs: 0, refusals: 0, failures: 0, seeks: 0, seekMs: [] };
  const startMs = performance.now();
  let playedFromMs = 0;
  let playedFromSec = 0;
  let at = 0;
  let lastSeekMs = startMs;
  let waitsFromMs: number | undefined = startMs;
  const fetchOne = async ({ url }: Segment): Promise<boolean> => {
    const signal = seeksWildly ? AbortSignal.timeout(seekEveryMs) : null;
    const answer = await fetch(url, { headers: { 'User-Agent': who }, signal }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.status === 503) result.refusals += 1;
    else if (answer && !answer.ok) result.failures += 1;
    return answer?.ok === true;
  };
  while (performance.now() - startMs < watchSec * 1000 && at < segments.length) {
    const segment = segments[at];
    if (!segment) break;
    if (seeksWildly && performance.now() - lastSeekMs > seekEveryMs) {
      result.seeks += 1;
      waitsFromMs = lastSeekMs = performance.now();
      at = (at * 7 + 13) % segments.length;
      continue;
    }
    if (!(await fetchOne(segment))) {
      await wait(300);
      continue;
    }
    const now = performance.now();
    if (waitsFromMs !== undefined && result.seeks > 0) result.seekMs.push(now - waitsFromMs);
    waitsFromMs = undefined;
    if (Number.isNaN(result.firstMs)) {
      result.firstMs = now - startMs;
      [playedFromMs, playedFromSec] = [now, segment.startSec];
    }
    const lateMs = now - playedFromMs - (segment.startSec - playedFromSec) * 1000;
    if (lateMs > 0 && !seeksWildly) {
      result.stillMs += lateMs;
      playedFromMs += lateMs;
    }
    if (-lateMs > 30_000 && !seeksWildly) await wait(-lateMs - 30_000);
    at += 1;
  }
  return result;
}

const residentMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

const childrenOf = (pid: number): number =>
  readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) \S+ /s, '')
        .startsWith(`${pid} `);
    } catch {
      return false;
    }
  }).length;

const work = await mkdtemp(join(tmpdir(), 'marquee-viewers-'));
try {
  const films = join(work, 'films');
  await makeFilms(films);
  const places = process.env.LIBRARY_TRANSCODES ?? String(2 * viewers);
  const env = { LIBRARY_TRANSCODES: places };
  const provider = await startProvider(films, join(work, 'data'), env);
  const restMb = residentMb(provider.pid);
  let [mostMb, mostProcesses] = [0, 0];
  const sampler = setInterval(() => {
    mostMb = Math.max(mostMb, residentMb(provider.pid));
    mostProcesses = Math.max(mostProcesses, childrenOf(provider.pid));
  }, 500);
  const watched = await Promise.all(
    Array.from({ length: viewers }, (_, index) =>
      watch(provider.origin, `viewer ${index + 1}`, `Film ${'ABCDEF'[index]}`, index === 0),
    ),
  );
  for (const { who, firstMs, stillMs, refusals, failures, seeks, seekMs } of watched)
    console.log(
      `${who}: first segment after ${(firstMs / 1000).toFixed(1)} s, ${(stillMs / 1000).toFixed(1)} s of standstill, ` +
        `${refusals} times busy, ${failures} failures` +
        (seeks > 0
          ? `, ${seekMs.length} of ${seeks} seeks answered after ${(median(seekMs) / 1000).toFixed(1)} s`
          : ''),
    );
  await wait(40_000);
  clearInterval(sampler);
  console.log(`memory ${restMb} MB at rest, ${mostMb} MB at most, ${residentMb(provider.pid)} MB afterwards`);
  console.log(`processes ${mostProcesses} at most, ${childrenOf(provider.pid)} afterwards`);
  await provider.stop();
} finally {
  await rm(work, { recursive: true, force: true });
}

/*
 * Measures the cost of a large library: node --import tsx --conditions=marquee-source src/testing/measure-scan.ts
 * [files] [film] Creates a folder with that many hard links to a fixture, or to a film of yours, named like films and
 * episodes, and scans it: with the installed ffprobe if a film is given, otherwise without.
 */
import { linkSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { createLogger } from '@marquee/server';
import { BoundedQueue } from '../library/bounded-queue';
import { Library } from '../library/library';
import { createFileMatches } from '../library/match/file-matches';
import { openProbeStore } from '../library/probe/probe-store';
import { memoryBounds } from '../memory-bounds';
import { installedFfmpeg, noFfmpeg } from './library-app';
import { packageDir } from './demo-app';

const count = Number(process.argv[2] ?? 10_000);
const film = process.argv[3] ?? join(packageDir, 'fixtures/direct.mp4');
const tools = process.argv[3] === undefined ? noFfmpeg : installedFfmpeg;
const extension = extname(film);
const base = mkdtempSync(join(tmpdir(), 'marquee-measure-'));
const original = join(base, `original${extension}`);
cpSync(film, original);
const folder = join(base, 'media');

for (let index = 0; index < count; index += 1) {
  const number = String(index).padStart(5, '0');
  const episode = `S0${1 + (Math.floor(index / 20) % 5)}E${String(1 + (index % 20)).padStart(2, '0')}`;
  const path =
    index % 4 === 0
      ? join(folder, 'Films', `Film ${number} (1999)`, `Film ${number} (1999) - 1080p${extension}`)
      : join(
          folder,
          'Series',
          `Series ${Math.floor(index / 100)}`,
          `Season 0${episode[2]}`,
          `Series - ${episode} ${number}${extension}`,
        );
  mkdirSync(dirname(path), { recursive: true });
  linkSync(original, path);
}

const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;
/** Processor time of ended programs, if the system reports it (in hundredths of a second). */
const programsMs = (): number => {
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'utf8') : '';
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(14, 16).map(Number);
  return (user + system) * 10;
};
const measure = async (name: string) => {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const started = performance.now();
  const cpu = process.cpuUsage();
  const programs = programsMs();
  const probes = await openProbeStore(
    join(base, 'probes.json'),
    tools.ffprobe ? 'ffprobe' : 'headers',
    memoryBounds.normal.bytes.probes,
  );
  const library = new Library({
    folders: [folder],
    secret: 'measure',
    tools,
    probes,
    matches: createFileMatches(join(base, 'matches.json')),
    bounds: memoryBounds.normal,
    indexes: new BoundedQueue({ concurrency: 2, maxWaiting: 32, maxWaitMs: 5_000 }),
    logger: createLogger('stream-provider', 'silent'),
    now: Date.now,
    stableAfterMs: 0,
  });
  await library.ready;
  const scanned = performance.now();
  const { user, system } = process.cpuUsage(cpu);
  while (library.state().waitingForProbe > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const probed = performance.now();
  const inAll = process.cpuUsage(cpu);
  const processorMs = (inAll.user + inAll.system) / 1000 + programsMs() - programs;
  const asked = performance.now();
  const found = await library.find({ type: 'movie', tmdbId: 1, title: 'Film 00000', releaseYear: 1999 });
  const answered = performance.now();
  globalThis.gc?.();
  const after = process.memoryUsage();
  console.log(
    `${name}: ${library.state().files.length} files; scan ${(scanned - started).toFixed(0)} ms, of it ${((user + system) / 1000).toFixed(0)} ms of processor; all probed after ${(probed - scanned).toFixed(0)} ms, ${processorMs.toFixed(0)} ms of processor in all; ` +
      `one question ${(answered - asked).toFixed(2)} ms (${found.length}); heap +${mebibytes(after.heapUsed - before.heapUsed)}, resident ${mebibytes(after.rss)}`,
  );
  await library.close();
};

await measure('first start');
await measure('restart');
rmSync(base, { recursive: true });

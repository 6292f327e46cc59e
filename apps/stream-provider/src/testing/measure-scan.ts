/*
 * Measures what a large library costs: node --import tsx --conditions=marquee-source src/testing/measure-scan.ts [files]
 * Makes a folder of that many hard links to a fixture, named like films and episodes, and scans it.
 */
import { linkSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createLogger } from '@marquee/server';
import { Line } from '../library/line';
import { Library } from '../library/library';
import { createFileMatches } from '../library/match/file-matches';
import { openProbeStore } from '../library/probe/probe-store';
import { memoryBounds } from '../memory-bounds';
import { noFfmpeg } from './library-app';
import { packageDir } from './demo-app';

const count = Number(process.argv[2] ?? 10_000);
const base = mkdtempSync(join(tmpdir(), 'marquee-measure-'));
const original = join(base, 'original.mp4');
cpSync(join(packageDir, 'fixtures/direct.mp4'), original);
const folder = join(base, 'media');

for (let index = 0; index < count; index += 1) {
  const number = String(index).padStart(5, '0');
  const episode = `S0${1 + (Math.floor(index / 20) % 5)}E${String(1 + (index % 20)).padStart(2, '0')}`;
  const path =
    index % 4 === 0
      ? join(folder, 'Films', `Film ${number} (1999)`, `Film ${number} (1999) - 1080p.mp4`)
      : join(
          folder,
          'Series',
          `Series ${Math.floor(index / 100)}`,
          `Season 0${episode[2]}`,
          `Series - ${episode} ${number}.mp4`,
        );
  mkdirSync(dirname(path), { recursive: true });
  linkSync(original, path);
}

const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;
const measure = async (name: string) => {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const started = performance.now();
  const cpu = process.cpuUsage();
  const probes = await openProbeStore(join(base, 'probes.json'), 'headers', memoryBounds.normal.bytes.probes);
  const library = new Library({
    folders: [folder],
    secret: 'measure',
    tools: noFfmpeg,
    probes,
    matches: createFileMatches(join(base, 'matches.json')),
    bounds: memoryBounds.normal,
    indexes: new Line({ atOnce: 2, length: 32, patienceMs: 5_000 }),
    logger: createLogger('stream-provider', 'silent'),
    now: Date.now,
    stableAfterMs: 0,
  });
  await library.ready;
  const scanned = performance.now();
  const { user, system } = process.cpuUsage(cpu);
  while (library.state().waitingForProbe > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const probed = performance.now();
  const asked = performance.now();
  const found = await library.find({ type: 'movie', tmdbId: 1, title: 'Film 00400', releaseYear: 1999 });
  const answered = performance.now();
  globalThis.gc?.();
  const after = process.memoryUsage();
  console.log(
    `${name}: ${library.state().files.length} files; scan ${(scanned - started).toFixed(0)} ms, of it ${((user + system) / 1000).toFixed(0)} ms of processor; all headers ${(probed - scanned).toFixed(0)} ms; ` +
      `one question ${(answered - asked).toFixed(2)} ms (${found.length}); heap +${mebibytes(after.heapUsed - before.heapUsed)}, resident ${mebibytes(after.rss)}`,
  );
  await library.close();
};

await measure('first start');
await measure('restart');
rmSync(base, { recursive: true });

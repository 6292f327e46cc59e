import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger, DiskCache } from '@marquee/server';
import { eventually } from '../../testing/library-requests';
import type { Version } from '../library';
import type { MediaInfo } from '../probe/media-info';
import type { LibraryFile } from '../scan/index-files';
import { seasonsOf } from './seasons';
import { SkipTimes, type SkipTimesOptions } from './skip-times';
import { openSkipTimesStore } from './skip-times-store';

const fileOf = (season: number, episode: number, key = `${season}x${episode}`): LibraryFile =>
  ({
    key,
    id: key,
    path: `/${key}`,
    parsed: { kind: 'episode', title: 'Show', season, episodes: [episode], tags: {} },
  }) as unknown as LibraryFile;
const season = (number: number, episodes: number): LibraryFile[] =>
  Array.from({ length: episodes }, (_, at) => fileOf(number, at + 1));
const info = {
  durationSec: 100,
  chapters: [],
  video: { index: 0 },
  audio: [{ index: 1, isDefault: true }],
} as unknown as MediaInfo;

let folder: string;
let open: SkipTimes[] = [];
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'marquee-skip-'))));
afterEach(async () => {
  for (const each of open) await each.close();
  open = [];
  rmSync(folder, { recursive: true });
});

async function start(files: LibraryFile[], changes: Partial<SkipTimesOptions> = {}) {
  const cache = new DiskCache({
    folder: join(folder, 'made'),
    maxBytes: 1_000_000,
    maxIndexBytes: 100_000,
    maxFallbackBytes: 100_000,
    diskSpace: { isLow: false, addCache: () => undefined },
    now: Date.now,
  });
  await cache.ready;
  const asked: string[] = [];
  const library = {
    ready: Promise.resolve(),
    files: files as readonly LibraryFile[],
    version: (id: string): Promise<Version | undefined> => {
      asked.push(id);
      return Promise.resolve(undefined);
    },
  };
  const store = await openSkipTimesStore(join(folder, 'skip-times.json'), 'sound', 100_000);
  const skipTimes = new SkipTimes({
    library,
    ffmpeg: '/missing',
    method: 'sound',
    store,
    cache,
    logger: createLogger('stream-provider', 'silent'),
    isBusy: () => false,
    pollMs: 5,
    ...changes,
  });
  open.push(skipTimes);
  return { skipTimes, asked, store, library };
}
const isDone = (skipTimes: SkipTimes, count: number) =>
  eventually(() => Promise.resolve(skipTimes.status().done === count));

describe('the work on skip times', () => {
  it('waits while a viewer waits for a transcode [LIBRARY-51]', async () => {
    let isBusy = true;
    let looks = 0;
    const { skipTimes, asked } = await start(season(1, 3), {
      isBusy: () => {
        looks += 1;
        return isBusy;
      },
    });
    await eventually(() => Promise.resolve(looks > 3));
    expect([skipTimes.status().seasons, skipTimes.status().done, asked]).toEqual([1, 0, []]);
    isBusy = false;
    await isDone(skipTimes, 1);
    expect(asked).toEqual(['1x1', '1x2', '1x3']);
  });

  it('ends ffmpeg for a transcode, begins again after it, and stops with the provider [LIBRARY-51]', async () => {
    const program = join(folder, 'slow');
    const log = join(folder, 'log');
    writeFileSync(program, `#!/bin/sh\necho run >> ${log}\nexec sleep 60\n`);
    chmodSync(program, 0o755);
    let isBusy = false;
    let looks = 0;
    const { skipTimes } = await start(season(1, 3), {
      ffmpeg: program,
      isBusy: () => {
        looks += 1;
        return isBusy;
      },
      library: {
        ready: Promise.resolve(),
        files: season(1, 3),
        version: (id) => Promise.resolve({ file: fileOf(1, 1, id), info }),
      },
    });
    const runs = async (): Promise<number> => {
      const { readFile } = await import('node:fs/promises');
      return (await readFile(log, 'utf8').catch(() => '')).split('\n').length - 1;
    };
    await eventually(async () => (await runs()) === 1);
    isBusy = true;
    const before = looks;
    await eventually(() => Promise.resolve(looks > before + 3));
    isBusy = false;
    await eventually(async () => (await runs()) === 2);
    await skipTimes.close();
    expect(skipTimes.status().done).toBe(0);
  });

  it('resumes after a restart, and repeats a season that has changed [LIBRARY-51]', async () => {
    const first = await start([...season(1, 3), ...season(2, 4)]);
    await isDone(first.skipTimes, 2);
    await first.skipTimes.close();
    const second = await start([...season(1, 3), ...season(2, 5)]);
    await isDone(second.skipTimes, 2);
    expect(second.asked).toEqual(['2x1', '2x2', '2x3', '2x4', '2x5']);
  });

  it('notices new files, and forgets those that are gone', async () => {
    const { skipTimes, library, store } = await start(season(1, 3));
    await isDone(skipTimes, 1);
    library.files = [...season(1, 2), fileOf(1, 3, 'new')];
    await eventually(() => Promise.resolve(store.seasonOf('new') !== undefined));
    expect(store.seasonOf('1x3')).toBeUndefined();
  });

  it('does nothing if it is switched off', async () => {
    const { skipTimes, asked } = await start(season(1, 3), { method: 'off' });
    await skipTimes.close();
    expect([asked, skipTimes.status().method]).toEqual([[], 'off']);
  });
});

describe('seasons', () => {
  it('have three episodes at least, files of one episode count once, and long ones come in parts', () => {
    expect(seasonsOf([...season(1, 2), fileOf(1, 2, 'again')])).toEqual([]);
    expect(
      seasonsOf([...season(1, 3), fileOf(1, 3, 'again'), ...season(2, 3)]).map(({ files }) => files.length),
    ).toEqual([4, 3]);
    const parts = seasonsOf(season(1, 60));
    expect(parts.map(({ files }) => files.length)).toEqual([20, 20, 20]);
    expect(parts[1]?.files[0]?.key).toBe('1x21');
    expect(new Set(parts.map(({ signature }) => signature)).size).toBe(3);
  });
});

describe('the file of skip times', () => {
  const path = () => join(folder, 'skip-times.json');
  const found = new Map([['a', [{ kind: 'intro' as const, startSec: 1, endSec: 30 }]]]);

  it('is read again, unless another method made it or it is damaged', async () => {
    await (await openSkipTimesStore(path(), 'sound', 10_000)).set('s', found);
    expect((await openSkipTimesStore(path(), 'sound', 10_000)).segmentsOf('a')).toEqual(found.get('a'));
    expect((await openSkipTimesStore(path(), 'picture', 10_000)).segmentsOf('a')).toEqual([]);
    writeFileSync(path(), '{"version":1,');
    expect((await openSkipTimesStore(path(), 'sound', 10_000)).segmentsOf('a')).toEqual([]);
  });

  it('takes no more memory than it may', async () => {
    const store = await openSkipTimesStore(path(), 'sound', 1000);
    await store.set('s', new Map(Array.from({ length: 100 }, (_, at) => [String(at), found.get('a') ?? []])));
    expect(store.bytes).toBeLessThanOrEqual(1000);
    expect(store.isFull).toBe(true);
  });
});

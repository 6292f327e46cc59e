import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorLibrary, Segment, Stream } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import { secret } from '../../testing/demo-app';
import { hasFfmpeg, installedFfmpeg, needsFfmpeg, type LibraryApp } from '../../testing/library-app';
import { ask, eventually, libraryForEachTest, pathOf } from '../../testing/library-requests';
import { makeEpisode, type MadeEpisode } from '../../testing/make-season';

const openLibrary = libraryForEachTest();
const withFfmpeg = hasFfmpeg && installedFfmpeg.hasChromaprint ? it : it.skip;

const open = (
  episodes: readonly MadeEpisode[],
  { texts = {}, chromaprint = true }: { texts?: Record<string, string>; chromaprint?: boolean } = {},
) =>
  openLibrary({
    tools: { ...installedFfmpeg, hasChromaprint: chromaprint },
    settings: { findsSkipTimes: true },
    deps: { operatorSecret: secret },
    prepare(folder) {
      for (const [at, episode] of episodes.entries())
        makeEpisode(join(folder, `Show (2020)/Show - S01E0${at + 1}.${at === 1 ? 'mkv' : 'mp4'}`), episode);
      for (const [path, text] of Object.entries(texts)) writeFileSync(join(folder, path), text);
    },
  });
const done = (library: LibraryApp) =>
  eventually(() => {
    const { seasons, done: compared } = library.service.skipTimes.status();
    return Promise.resolve(seasons > 0 && compared === seasons);
  });
const addressOf = (episode: number): string =>
  `/sources/library/tv/7?title=Show&releaseYear=2020&season=1&episode=${episode}`;
const segmentsOf = async (library: LibraryApp, episode: number): Promise<Segment[]> =>
  (await ask(library, addressOf(episode))).body.stream.segments ?? [];
const edlOf = async (library: LibraryApp, episode: number): Promise<string> => {
  const { stream } = (await ask(library, addressOf(episode))).body as { stream: Stream };
  const [file] = stream.type === 'file' ? Object.values(stream.qualities) : [];
  const media = pathOf(file?.url ?? (stream.type === 'hls' ? stream.playlist : ''));
  return (await ask(library, media.replace(/[^/]+$/, 'segments.edl'))).text;
};
/** Within one second. */
const expectSegment = (segment: Segment | undefined, kind: string, startSec: number, endSec: number) => {
  expect(segment?.kind).toBe(kind);
  expect(Math.abs((segment?.startSec ?? 0) - startSec)).toBeLessThan(1);
  expect(Math.abs((segment?.endSec ?? 0) - endSec)).toBeLessThan(1);
};

describe('a season', () => {
  withFfmpeg(
    needsFfmpeg('has its intros and credits found to the second, and none where there is none [LIBRARY-50]'),
    async () => {
      const library = await open(
        [
          { seed: 1, coldSec: 0, introSec: 0 },
          { seed: 2, coldSec: 9, codec: 'libopus' },
          { seed: 3, coldSec: 0, lengthSec: 90, afterSec: 12 },
          { seed: 4, coldSec: 14, afterSec: 6 },
        ],
        { texts: { 'Show (2020)/Show - S01E04.edl': '30 40 3\n' } },
      );
      await done(library);
      const [first, second, third] = [
        await segmentsOf(library, 1),
        await segmentsOf(library, 2),
        await segmentsOf(library, 3),
      ];
      expect(first).toHaveLength(1);
      expectSegment(first[0], 'credits', 62, 80);
      expectSegment(second[0], 'intro', 9, 29);
      expectSegment(second[1], 'credits', 62, 80);
      expectSegment(third[0], 'intro', 0, 20);
      // Another scene follows.
      expectSegment(third[1], 'credits', 60, 78);
      // An edit list beside the file overrides the detection [LIBRARY-52].
      const fourth = await segmentsOf(library, 4);
      expect(fourth.map(({ kind }) => kind)).toEqual(['commercial', 'credits']);
      const lines = (await edlOf(library, 2)).trimEnd().split('\n');
      expect(lines.map((line) => line.split('\t').map((field) => Math.round(Number(field))))).toEqual([
        [9, 29, 3],
        [62, 80, 3],
      ]);
      const authorization = { Authorization: `Bearer ${secret}` };
      const { files } = (await ask(library, '/operator/library?state=matched', authorization)).body as OperatorLibrary;
      expect(files.map(({ found = [] }) => found.map(({ kind }) => kind))).toEqual([
        ['credits'],
        ['intro', 'credits'],
        ['intro', 'credits'],
        ['intro', 'credits'],
      ]);
      expect(await edlOf(library, 4)).toContain('30.000\t40.000\t3\n');
    },
  );

  withFfmpeg(needsFfmpeg('that shares nothing has none found [LIBRARY-50]'), async () => {
    const nothing = { coldSec: 0, introSec: 0, creditsSec: 0, lengthSec: 62 };
    const library = await open([1, 2, 3].map((seed) => ({ ...nothing, seed })));
    await done(library);
    expect(library.service.skipTimes.status()).toEqual({ method: 'sound', seasons: 1, done: 1, found: 0 });
    for (const episode of [1, 2, 3]) expect(await segmentsOf(library, episode)).toEqual([]);
  });

  withFfmpeg(
    needsFfmpeg('has credits on black found where ffmpeg makes no fingerprints, and no intros [LIBRARY-51]'),
    async () => {
      const dark = { hasBlackCredits: true, coldSec: 4, lengthSec: 62 };
      const library = await open(
        [1, 2, 3].map((seed) => ({ ...dark, seed })),
        { chromaprint: false },
      );
      await done(library);
      expect(library.service.skipTimes.status()).toMatchObject({ method: 'picture', found: 3 });
      for (const episode of [1, 2, 3]) {
        const segments = await segmentsOf(library, episode);
        expect(segments).toHaveLength(1);
        // Only key frames are examined: at most one of them late, never early.
        expect(segments[0]?.kind).toBe('credits');
        expect(segments[0]?.endSec).toBeCloseTo(62, 0);
        expect(segments[0]?.startSec).toBeGreaterThanOrEqual(44);
        expect(segments[0]?.startSec).toBeLessThan(46.5);
      }
    },
  );
});

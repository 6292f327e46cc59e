import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamResultSchema } from '@marquee/core/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hasFfmpeg, installedFfmpeg, libraryApp, type LibraryApp, needsFfmpeg } from '../../testing/library-app';
import { bytesAt, textAt } from '../../testing/library-media';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const film = '/sources/library/movie/603?title=Film&releaseYear=1999';
const picture = (sec: number): string[] => ['-f', 'lavfi', '-i', `testsrc2=s=64x36:r=24000/1001:d=${sec}`];
const sound = (sec: number): string[] => ['-f', 'lavfi', '-i', `sine=f=440:r=44100:d=${sec}`];
const frameSec = 1001 / 24_000;

let work: string;
let opened: LibraryApp | undefined;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'marquee-seams-'));
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  rmSync(work, { recursive: true });
});

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args]);

/** A library of one film that ffmpeg makes. */
async function open(name: string, ...args: string[]): Promise<LibraryApp> {
  return (opened = await libraryApp({
    tools: installedFfmpeg,
    prepare: (folder) => ffmpeg(...args, join(folder, name)),
  }));
}

const streamOf = async (library: LibraryApp) => {
  const { stream } = streamResultSchema.parse(JSON.parse(await textAt(library, film)));
  if (stream.type !== 'hls') throw new Error('expected HLS');
  return stream;
};

interface Packet {
  pts: number;
  dts: number;
}

function packets(parts: readonly Buffer[], file = join(work, 'joined.mp4')): Packet[] {
  writeFileSync(file, Buffer.concat(parts));
  const args = ['-v', 'error', '-show_entries', 'packet=pts_time,dts_time', '-of', 'csv=p=0', file];
  const lines = execFileSync('ffprobe', args).toString().trim().split('\n');
  return lines.map((line) => {
    const [pts = NaN, dts = NaN] = line.split(',').map(Number);
    return { pts, dts };
  });
}

/** All segments of a playlist, each made by a run of its own where that is possible: the last is asked for first. */
async function fetchBackwards(library: LibraryApp, address: string) {
  const playlist = await textAt(library, address);
  const init = await bytesAt(library, /URI="([^"]+)"/.exec(playlist)?.[1] ?? '');
  const segments: Buffer[] = [];
  const addresses = playlist.split('\n').filter((line) => line.startsWith('http'));
  for (const segment of addresses.toReversed()) segments.unshift(await bytesAt(library, segment));
  const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
  return { init, segments, lengths };
}

const startsOf = (lengths: readonly number[]): number[] =>
  lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0));

/** Each segment starts at the time that the playlist gives, and where the one before ended. */
function expectExactCuts({ init, segments, lengths }: Awaited<ReturnType<typeof fetchBackwards>>, frame: number) {
  const starts = startsOf(lengths);
  for (const [index, segment] of segments.entries()) {
    const shown = packets([init, segment]).map(({ pts }) => pts);
    const [begin, end] = [Math.min(...shown), Math.max(...shown) + frame];
    // A track may begin within a frame of the film's own beginning.
    expect(Math.abs(begin - (starts[index] ?? NaN))).toBeLessThan(index === 0 ? frame : 0.0015);
    if (index < segments.length - 1) expect(Math.abs(end - (starts[index + 1] ?? NaN))).toBeLessThan(0.0015);
  }
}

function expectEveryFrame(found: readonly Packet[], frame: number): void {
  const shown = found.map(({ pts }) => pts).sort((a, b) => a - b);
  shown.slice(1).forEach((pts, index) => expect(Math.abs(pts - (shown[index] ?? 0) - frame)).toBeLessThan(0.0015));
  found.slice(1).forEach(({ dts }, index) => expect(dts).toBeGreaterThan(found[index]?.dts ?? Infinity));
}

withFfmpeg(needsFfmpeg('segments that were made in different runs'), () => {
  it('have every frame of a transcoded film at 23.976 frames a second [LIBRARY-09]', async () => {
    const library = await open('Film (1999).avi', ...picture(25), '-c:v', 'mpeg4');
    const made = await fetchBackwards(library, await firstVideo(library));
    expectExactCuts(made, frameSec);
    const all = packets([made.init, ...made.segments]);
    expect(all.length).toBe(Math.ceil(25 / frameSec));
    expectEveryFrame(all, frameSec);
  }, 60_000);

  it('have whole frames of sound, cut where the playlist says [LIBRARY-09]', async () => {
    const film = [...picture(15), ...sound(15), ...sound(15), '-map', '0', '-map', '1', '-map', '2', '-g', '48'];
    const library = await open('Film (1999).mkv', ...film, '-c:v', 'libx264', '-c:a:0', 'ac3', '-c:a:1', 'aac');
    const master = await textAt(library, (await streamOf(library)).playlist);
    const [encoded = '', copied = ''] = [...master.matchAll(/TYPE=AUDIO.*URI="([^"]+)"/g)].map(([, uri]) => uri ?? '');
    for (const [address, frame] of [
      [encoded, 1024 / 48_000],
      [copied, 1024 / 44_100],
    ] as const) {
      const made = await fetchBackwards(library, address);
      expectExactCuts(made, frame);
      expectEveryFrame(packets([made.init, ...made.segments]), frame);
    }
  }, 60_000);

  it('keep the decode times of a copied film [LIBRARY-09]', async () => {
    const library = await open('Film (1999).mkv', ...picture(15), '-c:v', 'libx264', '-g', '48');
    const video = await firstVideo(library);
    expect(video).toContain('/copy/');
    const made = await fetchBackwards(library, video);
    const all = packets([made.init, ...made.segments]);
    expect(all.length).toBe(Math.ceil(15 / frameSec));
    expectEveryFrame(all, frameSec);
    // Clients that read edit lists show the first picture at its time, not later.
    expect(Math.abs(all[0]?.pts ?? NaN)).toBeLessThan(0.001);
  }, 60_000);

  it('keep sound and picture together that begin at different times [LIBRARY-09]', async () => {
    const late = ['-itsoffset', '0.4', ...picture(6), ...sound(6), '-c:v', 'mpeg2video', '-c:a', 'mp2'];
    const library = await open('Film (1999).ts', ...late);
    const made = await fetchBackwards(library, await firstVideo(library));
    const shown = packets([made.init, ...made.segments]).map(({ pts }) => pts);
    expect(Math.abs(Math.min(...shown) - 0.4)).toBeLessThan(frameSec);
  }, 60_000);

  it('are not copied from a film in which nobody can begin at a key frame [LIBRARY-09]', async () => {
    const openGroups = ['-c:v', 'libx264', '-x264-params', 'open-gop=1:keyint=48:min-keyint=24'];
    const library = await open('Film (1999).mkv', ...picture(15), ...openGroups);
    expect(await firstVideo(library)).not.toContain('/copy/');
  }, 60_000);
});

withFfmpeg(needsFfmpeg('a film in H.264 without an index of its key frames'), () => {
  it.each([
    ['ts', '-c:a', 'aac'],
    ['m2ts', '-c:a', 'mp3'],
    ['flv', '-c:a', 'aac', '-ar', '44100'],
    // AVI does not say when reordered pictures are shown.
    ['avi', '-c:a', 'mp3', '-bf', '0'],
    // A transport stream by another name.
    ['mkv', '-c:a', 'aac', '-f', 'mpegts'],
  ])(
    'is copied, whatever its name is (%s) [LIBRARY-04, LIBRARY-09]',
    async (extension, ...coding) => {
      const film = [...picture(15), ...sound(15), '-c:v', 'libx264', '-g', '48'];
      const library = await open(`Film (1999).${extension}`, ...film, ...coding);
      const video = await firstVideo(library);
      expect(video).toContain('/copy/');
      const made = await fetchBackwards(library, video);
      expectExactCuts(made, frameSec);
      const all = packets([made.init, ...made.segments]);
      expect(all.length).toBe(Math.ceil(15 / frameSec));
      // ffmpeg leaves a gap behind the first frame of an AVI file.
      if (extension !== 'avi') expectEveryFrame(all, frameSec);
    },
    60_000,
  );

  it('is transcoded where an AVI file has its pictures out of order [LIBRARY-09]', async () => {
    const library = await open('Film (1999).avi', ...picture(5), '-c:v', 'libx264', '-g', '48', '-bf', '2');
    expect(await firstVideo(library)).not.toContain('/copy/');
  }, 60_000);
});

withFfmpeg(needsFfmpeg('a film whose copy broke off'), () => {
  it.each(['mkv', 'mp4', 'flv', 'ts', 'avi'])(
    'has the length of what is there, and no empty segment (%s) [LIBRARY-09]',
    async (extension) => {
      const whole = join(work, `whole.${extension}`);
      const coding = ['-c:v', 'libx264', '-g', '48', '-bf', '0', '-c:a', 'aac', '-ar', '44100'];
      ffmpeg(
        ...picture(20),
        ...sound(20),
        ...coding,
        ...(extension === 'mp4' ? ['-movflags', '+faststart'] : []),
        whole,
      );
      const bytes = readFileSync(whole);
      const library = (opened = await libraryApp({
        tools: installedFfmpeg,
        prepare: (folder) =>
          writeFileSync(join(folder, `Film (1999).${extension}`), bytes.subarray(0, Math.floor(bytes.length * 0.6))),
      }));
      const made = await fetchBackwards(library, await firstVideo(library));
      const shown = packets([made.init, ...made.segments]).map(({ pts }) => pts);
      const lengthSec = made.lengths.reduce((sum, length) => sum + length, 0);
      expect(lengthSec).toBeGreaterThan(9);
      expect(lengthSec).toBeLessThan(14);
      expect(Math.abs(Math.max(...shown) + frameSec - lengthSec)).toBeLessThan(1);
      for (const segment of made.segments) expect(segment.length).toBeGreaterThan(1_000);
    },
    60_000,
  );
});

withFfmpeg(needsFfmpeg('a recording whose clock starts at 100 s'), () => {
  it.each(['mkv', 'mp4', 'ts'])(
    'has its real length and no empty segment (%s) [LIBRARY-09]',
    async (extension) => {
      const late = ['-c:v', 'libx264', '-g', '48', '-c:a', 'aac', '-output_ts_offset', '100'];
      const library = await open(`Film (1999).${extension}`, ...picture(9), ...sound(9), ...late);
      const made = await fetchBackwards(library, await firstVideo(library));
      expect(made.lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(9, 0);
      expect(packets([made.init, ...made.segments]).length).toBe(Math.ceil(9 / frameSec));
      for (const segment of made.segments) expect(segment.length).toBeGreaterThan(1_000);
    },
    60_000,
  );
});

const firstVideo = async (library: LibraryApp): Promise<string> =>
  (await textAt(library, (await streamOf(library)).playlist)).split('\n').find((line) => line.startsWith('http')) ?? '';

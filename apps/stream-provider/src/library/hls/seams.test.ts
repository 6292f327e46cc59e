import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  expectEveryFrame,
  expectExactCuts,
  fetchBackwards,
  firstVideo,
  frameSec,
  masterOf,
  openFilm,
  packets,
  picture,
  runFfmpeg,
  sound,
} from '../../testing/film-library';
import { hasFfmpeg, installedFfmpeg, libraryApp, type LibraryApp, needsFfmpeg } from '../../testing/library-app';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;

let opened: LibraryApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const open = async (name: string, ...args: string[]): Promise<LibraryApp> => (opened = await openFilm(name, args));

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
    const master = await masterOf(library);
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
    // Clients that read edit lists show the first frame at its time, not later.
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
    // AVI has no presentation times for reordered frames.
    ['avi', '-c:a', 'mp3', '-bf', '0'],
    // A transport stream with a misleading extension.
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
      // ffmpeg leaves a gap after the first frame of an AVI file.
      if (extension !== 'avi') expectEveryFrame(all, frameSec);
    },
    60_000,
  );

  it('is copied from Matroska whose index was lost [LIBRARY-04, LIBRARY-09]', async () => {
    const cues = Buffer.from('1c53bb6b', 'hex');
    const prepare = (folder: string): void => {
      const path = join(folder, 'Film (1999).mkv');
      runFfmpeg(...picture(15), ...sound(15), '-c:v', 'libx264', '-g', '48', '-c:a', 'aac', path);
      const bytes = readFileSync(path);
      // Replaces an element by an unknown one wherever it is referenced.
      for (let at = bytes.indexOf(cues); at >= 0; at = bytes.indexOf(cues, at + 4)) bytes[at + 3] = 0x6c;
      writeFileSync(path, bytes);
    };
    const library = (opened = await libraryApp({ tools: installedFfmpeg, prepare }));
    const video = await firstVideo(library);
    expect(video).toContain('/copy/');
    const made = await fetchBackwards(library, video);
    expectExactCuts(made, frameSec);
    expectEveryFrame(packets([made.init, ...made.segments]), frameSec);
  }, 60_000);

  it('is transcoded where an AVI file has its pictures out of order [LIBRARY-09]', async () => {
    const library = await open('Film (1999).avi', ...picture(5), '-c:v', 'libx264', '-g', '48', '-bf', '2');
    expect(await firstVideo(library)).not.toContain('/copy/');
  }, 60_000);
});

withFfmpeg(needsFfmpeg('a film whose copy broke off'), () => {
  it.each(['mkv', 'mp4', 'flv', 'ts', 'avi'])(
    'has the length of what is there, and no empty segment (%s) [LIBRARY-09]',
    async (extension) => {
      const coding = ['-c:v', 'libx264', '-g', '48', '-bf', '0', '-c:a', 'aac', '-ar', '44100'];
      const index = extension === 'mp4' ? ['-movflags', '+faststart'] : [];
      const prepare = (folder: string): void => {
        const path = join(folder, `Film (1999).${extension}`);
        runFfmpeg(...picture(20), ...sound(20), ...coding, ...index, path);
        const bytes = readFileSync(path);
        writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * 0.6)));
      };
      const library = (opened = await libraryApp({ tools: installedFfmpeg, prepare }));
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

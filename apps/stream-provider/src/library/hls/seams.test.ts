import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  expectEveryFrame,
  expectExactCuts,
  fetchBackwards,
  firstVideo,
  frameSec,
  masterOf,
  picture,
  runFfmpeg,
  sound,
  soundsOf,
  withFilms,
} from '../../testing/film-library';
import { hasFfmpeg, installedFfmpeg, type LibraryApp, needsFfmpeg } from '../../testing/library-app';
import { libraryForEachTest } from '../../testing/library-requests';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;

const openLibrary = libraryForEachTest();
const open = (name: string, ...args: string[]): Promise<LibraryApp> => openLibrary(withFilms({ [name]: args }));
/** The shortest film in three segments, the second of which has a key frame in its middle. */
const lengthSec = 7;
const frames = Math.ceil(lengthSec / frameSec);
const h264 = ['-c:v', 'libx264', '-g', '48'];
/** With two segments: opening a film takes a run of ffmpeg for each of up to four key frames. */
const fewKeys = ['-c:v', 'libx264', '-g', '96'];

withFfmpeg(needsFfmpeg('segments that were made in different runs'), () => {
  it('have every frame of a transcoded film at 23.976 frames a second [LIBRARY-09]', async () => {
    const library = await open('Film (1999).avi', ...picture(11), '-c:v', 'mpeg4');
    const made = await fetchBackwards(library, await firstVideo(library));
    expectExactCuts(made, frameSec);
    expect(made.packets.flat().length).toBe(Math.ceil(11 / frameSec));
    expectEveryFrame(made.packets.flat(), frameSec);
  });

  it('have whole audio frames, cut where the playlist says [LIBRARY-09]', async () => {
    const tones = [...sound(lengthSec), ...sound(lengthSec)];
    const film = [...picture(lengthSec), ...tones, '-map', '0', '-map', '1', '-map', '2', ...h264];
    const library = await open('Film (1999).mkv', ...film, '-c:a:0', 'ac3', '-c:a:1', 'aac');
    const [encoded = '', copied = ''] = soundsOf(await masterOf(library));
    for (const [address, frame] of [
      [encoded, 1024 / 48_000],
      [copied, 1024 / 44_100],
    ] as const) {
      const made = await fetchBackwards(library, address);
      expectExactCuts(made, frame);
      expectEveryFrame(made.packets.flat(), frame);
    }
  });

  it('keep the decode times of a copied film [LIBRARY-09]', async () => {
    const library = await open('Film (1999).mkv', ...picture(lengthSec), ...h264);
    const video = await firstVideo(library);
    expect(video).toContain('/copy/');
    const made = await fetchBackwards(library, video);
    const all = made.packets.flat();
    expect(all.length).toBe(frames);
    expectEveryFrame(all, frameSec);
    // Clients that read edit lists show the first frame at its time, not later.
    expect(Math.abs(all[0]?.pts ?? NaN)).toBeLessThan(0.001);
  });

  it('keep audio and video in sync that begin at different times [LIBRARY-09]', async () => {
    const late = ['-itsoffset', '0.4', ...picture(6), ...sound(6), '-c:v', 'mpeg2video', '-c:a', 'mp2'];
    const library = await open('Film (1999).ts', ...late);
    const made = await fetchBackwards(library, await firstVideo(library));
    const shown = made.packets.flat().map(({ pts }) => pts);
    expect(Math.abs(Math.min(...shown) - 0.4)).toBeLessThan(frameSec);
  });

  it('are not copied from a film that cannot be decoded from its key frames [LIBRARY-09]', async () => {
    const openGroups = ['-c:v', 'libx264', '-x264-params', 'open-gop=1:keyint=48:min-keyint=24'];
    const library = await open('Film (1999).mkv', ...picture(lengthSec), ...openGroups);
    expect(await firstVideo(library)).not.toContain('/copy/');
  });
});

withFfmpeg(needsFfmpeg('a film in H.264 without an index of its key frames'), () => {
  it.each([
    ['m2ts', '-c:a', 'mp3'],
    ['flv', '-c:a', 'aac', '-ar', '44100'],
    // AVI has no presentation times for reordered frames.
    ['avi', '-c:a', 'mp3', '-bf', '0'],
    // A transport stream, with a misleading extension.
    ['mkv', '-c:a', 'aac', '-f', 'mpegts'],
  ])('is copied, whatever its name is (%s) [LIBRARY-04, LIBRARY-09]', async (extension, ...coding) => {
    const film = [...picture(lengthSec), ...sound(lengthSec), ...fewKeys];
    const library = await open(`Film (1999).${extension}`, ...film, ...coding);
    const video = await firstVideo(library);
    expect(video).toContain('/copy/');
    const made = await fetchBackwards(library, video);
    expectExactCuts(made, frameSec);
    const all = made.packets.flat();
    expect(all.length).toBe(frames);
    // ffmpeg leaves a gap after the first frame of an AVI file.
    if (extension !== 'avi') expectEveryFrame(all, frameSec);
  });

  it('is copied from Matroska whose index was lost [LIBRARY-04, LIBRARY-09]', async () => {
    const cues = Buffer.from('1c53bb6b', 'hex');
    const prepare = (folder: string): void => {
      const path = join(folder, 'Film (1999).mkv');
      runFfmpeg(...picture(lengthSec), ...sound(lengthSec), ...fewKeys, '-c:a', 'aac', path);
      const bytes = readFileSync(path);
      // Replaces an element by an unknown one wherever it is referenced.
      for (let at = bytes.indexOf(cues); at >= 0; at = bytes.indexOf(cues, at + 4)) bytes[at + 3] = 0x6c;
      writeFileSync(path, bytes);
    };
    const library = await openLibrary({ tools: installedFfmpeg, prepare });
    const video = await firstVideo(library);
    expect(video).toContain('/copy/');
    const made = await fetchBackwards(library, video);
    expectExactCuts(made, frameSec);
    expectEveryFrame(made.packets.flat(), frameSec);
  });

  it('is transcoded if an AVI file stores its frames out of order [LIBRARY-09]', async () => {
    const library = await open('Film (1999).avi', ...picture(5), ...h264, '-bf', '2');
    expect(await firstVideo(library)).not.toContain('/copy/');
  });
});

withFfmpeg(needsFfmpeg('a film whose copy broke off'), () => {
  it.each(['mkv', 'mp4', 'flv', 'ts', 'avi'])(
    'has the length of what is there, and no empty segment (%s) [LIBRARY-09]',
    async (extension) => {
      const coding = [...fewKeys, '-bf', '0', '-c:a', 'aac', '-ar', '44100'];
      const index = extension === 'mp4' ? ['-movflags', '+faststart'] : [];
      const prepare = (folder: string): void => {
        const path = join(folder, `Film (1999).${extension}`);
        runFfmpeg(...picture(10), ...sound(10), ...coding, ...index, path);
        const bytes = readFileSync(path);
        writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * 0.6)));
      };
      const library = await openLibrary({ tools: installedFfmpeg, prepare });
      const made = await fetchBackwards(library, await firstVideo(library));
      const shown = made.packets.flat().map(({ pts }) => pts);
      const statedSec = made.lengths.reduce((sum, length) => sum + length, 0);
      expect(statedSec).toBeGreaterThan(4);
      expect(statedSec).toBeLessThan(8);
      expect(Math.abs(Math.max(...shown) + frameSec - statedSec)).toBeLessThan(1);
      for (const segment of made.segments) expect(segment.length).toBeGreaterThan(1_000);
    },
  );
});

withFfmpeg(needsFfmpeg('a recording whose clock starts at 100 s'), () => {
  it.each(['mkv', 'mp4', 'ts'])('has its real length and no empty segment (%s) [LIBRARY-09]', async (extension) => {
    const late = [...fewKeys, '-c:a', 'aac', '-output_ts_offset', '100'];
    const library = await open(`Film (1999).${extension}`, ...picture(lengthSec), ...sound(lengthSec), ...late);
    const made = await fetchBackwards(library, await firstVideo(library));
    expect(made.lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(lengthSec, 0);
    expect(made.packets.flat().length).toBe(frames);
    for (const segment of made.segments) expect(segment.length).toBeGreaterThan(1_000);
  });
});

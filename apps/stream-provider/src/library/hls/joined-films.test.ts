import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  fetchJoined,
  masterOf,
  packets,
  picture,
  runFfmpeg,
  sound,
  soundsOf,
  streamOf,
  videosOf,
  withFilms,
} from '../../testing/film-library';
import { hasFfmpeg, installedFfmpeg, type LibraryApp, needsFfmpeg } from '../../testing/library-app';
import { bytesAt, textAt } from '../../testing/library-media';
import { libraryForEachTest } from '../../testing/library-requests';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const open = libraryForEachTest();

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '48', '-c:a', 'aac'];
const asp = ['-c:v', 'mpeg4', '-c:a', 'libmp3lame'];
const film = (sec: number, size: string, ...coding: string[]): string[] => [
  ...[...picture(sec, size, '25'), ...sound(sec), '-map', '0', '-map', '1', ...coding],
];

/** The video or audio frames of each piece of a playlist, on the film's timeline. */
async function timesOf(library: LibraryApp, address: string): Promise<number[][]> {
  const pieces = await fetchJoined(library, address);
  return pieces.map((parts) =>
    packets(parts)
      .map(({ pts }) => pts)
      .sort((a, b) => a - b),
  );
}

const lengthOf = (playlist: string): number =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);

withFfmpeg(needsFfmpeg('a film in two files'), () => {
  it.each([
    ['encoded', '.avi', asp, asp],
    ['copied', '.mkv', h264, h264],
    ['of different codecs', '.mkv', h264, asp],
  ])('continues at its seam in video and audio: %s [LIBRARY-14]', async (how, ending, one, other) => {
    const films = {
      [`Film (1999) CD1${ending}`]: film(3, '64x36', ...one),
      [`Film (1999) CD2${ending}`]: film(4, '96x54', ...other),
    };
    const library = await open(withFilms(films));
    const master = await masterOf(library);
    expect(master.includes('/copy/')).toBe(how === 'copied');
    const [video = ''] = videosOf(master);
    const [audio = ''] = soundsOf(master);
    const seams: number[] = [];
    for (const [address, frame] of [
      [video, 1 / 25],
      [audio, 1024 / 44_100],
    ] as const) {
      const playlist = await textAt(library, address);
      expect(playlist.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1);
      expect(playlist.match(/#EXT-X-MAP:/g)).toHaveLength(2);
      expect(lengthOf(playlist)).toBeGreaterThan(6.9);
      expect(lengthOf(playlist)).toBeLessThan(7.2);
      const [first = [], second = []] = await timesOf(library, address);
      expect(Math.abs((second[0] ?? NaN) - (first.at(-1) ?? NaN) - frame)).toBeLessThan(0.06);
      expect(second.at(-1)).toBeGreaterThan(6.8);
      seams.push(second[0] ?? NaN);
    }
    const [pictureSeam = NaN, soundSeam = NaN] = seams;
    expect(Math.abs(pictureSeam - soundSeam)).toBeLessThan(0.03);
  });

  it('has the subtitles, chapters and thumbnails of both on one timeline [LIBRARY-14]', async () => {
    const cue = (text: string) => `1\n00:00:01,000 --> 00:00:02,500\n${text}\n`;
    const metadata = ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1\nSTART=2\nEND=5\ntitle=';
    const library = await open({
      tools: installedFfmpeg,
      texts: { 'Film (1999) CD1.en.srt': cue('First'), 'Film (1999) CD2.en.srt': cue('Second') },
      prepare(folder) {
        for (const [index, name] of ['One', 'Two'].entries()) {
          const notes = join(folder, 'notes.txt');
          writeFileSync(notes, metadata + name);
          const path = join(folder, `Film (1999) CD${index + 1}.mkv`);
          const inputs = [...picture(7), ...sound(7), '-i', notes, '-map', '0', '-map', '1', '-map_metadata', '2'];
          runFfmpeg(...inputs, ...h264, path);
          rmSync(notes);
        }
      },
    });
    const stream = await streamOf(library);
    if (stream.type !== 'hls') throw new Error('expected HLS');
    expect(stream.segments).toMatchObject([
      { title: 'One', startSec: 2 },
      { title: 'Two', startSec: expect.closeTo(9, 0) },
    ]);
    const [caption] = stream.captions;
    expect(caption).toMatchObject({ language: 'en' });
    const vtt = await textAt(library, caption?.url ?? '');
    expect(vtt).toContain('00:00:01.000 --> 00:00:02.500\nFirst');
    expect(vtt).toMatch(/00:00:08\.0\d\d --> 00:00:09\.5\d\d\nSecond/);
    const sheets = await textAt(library, /URI="([^"]+)"\n?$/.exec(await textAt(library, stream.playlist))?.[1] ?? '');
    const pictures = sheets.split('\n').filter((line) => line.startsWith('http'));
    expect(pictures).toHaveLength(2);
    for (const address of pictures)
      expect((await bytesAt(library, address)).subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  it('is not served while a part of it is missing, and says so [LIBRARY-14]', async () => {
    const part = film(2, '64x36', ...asp);
    const library = await open(withFilms({ 'Film (1999) CD1.avi': part, 'Film (1999) CD3.avi': part }));
    const { problems } = library.service.library.state();
    expect(problems).toHaveLength(2);
    for (const relative of ['Film (1999) CD1.avi', 'Film (1999) CD3.avi'])
      expect(problems).toContainEqual({ relative, root: library.folder, reason: 'part_missing' });
  });

  it('is not served when one of them is silent [LIBRARY-14]', async () => {
    const silent = [...picture(2), '-c:v', 'mpeg4'];
    const films = { 'Film (1999) CD1.avi': film(2, '64x36', ...asp), 'Film (1999) CD2.avi': silent };
    const library = await open(withFilms(films));
    await library.service.library.find({ type: 'movie', tmdbId: 603, title: 'Film', releaseYear: 1999 });
    expect(library.service.library.state().problems).toMatchObject([{ reason: 'parts_differ' }]);
  });
});

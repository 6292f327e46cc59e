import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caption } from '@marquee/core/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { packageDir } from '../../testing/demo-app';
import { onFile, runFfmpeg, videosOf } from '../../testing/film-library';
import { hasFfmpeg, installedFfmpeg, needsFfmpeg, type LibraryApp } from '../../testing/library-app';
import { bytesAt, textAt } from '../../testing/library-media';
import { ask, film, libraryForEachTest, pathOf } from '../../testing/library-requests';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const open = libraryForEachTest();
/** White at the bottom from 2 to 4 and from 65 to 66 s, at the top from 118 to 125 s; 720 × 60 of 1920 × 1080. */
const sup = join(packageDir, 'fixtures', 'images.sup');

let work = '';
const made = (name: string): string => join(work, name);
const captionOf = async (library: LibraryApp): Promise<Caption> => {
  const [caption] = (await ask(library, film)).body.stream.captions as Caption[];
  if (!caption) throw new Error('no caption');
  return caption;
};

/** The playlist of the smallest rendition with burnt-in subtitles, and the URLs of its segments. */
async function burntOf(library: LibraryApp, { burnt = '' }: Caption) {
  const master = await textAt(library, burnt);
  const [address = ''] = videosOf(master);
  const playlist = await textAt(library, address);
  const [, init = ''] = /URI="([^"]+)"/.exec(playlist) ?? [];
  const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
  const addresses = playlist.split('\n').filter((line) => line.startsWith('http'));
  let endSec = 0;
  const segments = lengths.map((length, index) => {
    endSec += length;
    return { startSec: endSec - length, endSec, address: addresses[index] ?? '' };
  });
  return { master, address, init, segments };
}
type Burnt = Awaited<ReturnType<typeof burntOf>>;

/**
 * Brightness of 18 rows in the middle of the frame, from top to bottom, at times of one segment. The films have a frame
 * every half second.
 */
async function rowsAt(library: LibraryApp, { init, segments }: Burnt, ...times: number[]): Promise<number[][]> {
  const [first = NaN] = times;
  const at = segments.find(({ startSec, endSec }) => startSec <= first && first < endSec);
  if (!at) throw new Error(`no segment at ${first} s`);
  // The initialisation segment is requested second: alone, it would start a run from the beginning.
  const segment = await bytesAt(library, at.address);
  return onFile([await bytesAt(library, init), segment], (path) => {
    const frames = times.map((sec) => `between(t\\,${sec - 0.2}\\,${sec + 0.2})`).join('+');
    const args = ['-v', 'error', '-copyts', '-i', path, '-vf', `select=${frames},crop=iw/8,scale=1:18`];
    const options = [...installedFfmpeg.ownTimes, '-f', 'rawvideo', '-pix_fmt', 'gray', '-'];
    const raw = execFileSync('ffmpeg', [...args, ...options]);
    return times.map((_, index) => [...raw.subarray(18 * index, 18 * index + 18)]);
  });
}
const bright = (rows: readonly number[] = []): number[] => rows.flatMap((value, row) => (value > 150 ? [row] : []));
const brightAt = async (library: LibraryApp, burnt: Burnt, ...times: number[]): Promise<number[][]> =>
  (await rowsAt(library, burnt, ...times)).map((rows) => bright(rows));

withFfmpeg(needsFfmpeg('image subtitles as a part of the picture'), () => {
  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'marquee-burnt-'));
    const inOrder = ['-max_interleave_delta', '0'];
    for (const [name, size] of [
      ['plain', '160x90'],
      ['wide', '160x68'],
    ] as const) {
      const picture = ['-f', 'lavfi', '-i', `color=0x404040:s=${size}:r=2:d=150`];
      runFfmpeg(...picture, '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '4', made(`${name}.mkv`));
      const both = ['-copyts', '-i', made(`${name}.mkv`), '-i', sup, '-map', '0:v', '-map', '1', ...inOrder];
      runFfmpeg(...both, '-c', 'copy', made(`${name}-pgs.mkv`));
      if (name === 'plain')
        runFfmpeg(...both, '-c', 'copy', '-c:s', 'dvd_subtitle', '-s', '1920x1080', made('long.mkv'));
    }
    // The encoder writes the maximum duration for each image; on a disc they have an end.
    // oxlint-disable-next-line no-control-regex -- commands of the subtitles: so much later, at that place, stop and end
    const twoSeconds = readFileSync(made('long.mkv'), 'latin1').replace(/\xff\xff([^]{2}\x02\xff)/g, '\x00\xb0$1');
    writeFileSync(made('plain-dvd.mkv'), twoSeconds, 'latin1');
    const late = ['-output_ts_offset', '600', '-f', 'mpegts', '-mpegts_m2ts_mode', '1'];
    runFfmpeg('-copyts', '-i', made('plain-pgs.mkv'), '-map', '0', '-c', 'copy', ...late, made('late.m2ts'));
  }, 60_000);
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  const withFiles = (files: Record<string, string>) =>
    open({
      tools: installedFfmpeg,
      prepare(folder) {
        for (const [name, from] of Object.entries(files)) copyFileSync(from, join(folder, name));
      },
    });

  it.each([
    ['PGS', 'plain-pgs.mkv', 'Film (1999).mkv'],
    ['PGS whose clock begins late', 'late.m2ts', 'Film (1999).m2ts'],
    ['VobSub', 'plain-dvd.mkv', 'Film (1999).mkv'],
  ])(
    'are there and gone again in their time, also where playback begins in the middle of one: %s [LIBRARY-44]',
    async (_, from, name) => {
      const library = await withFiles({ [name]: made(from) });
      const burnt = await burntOf(library, await captionOf(library));
      // Requested first, so that a separate run starts after the first frame of the image.
      if (from !== 'plain-dvd.mkv') expect(await brightAt(library, burnt, 122)).toEqual([[1]]);
      expect(await brightAt(library, burnt, 3, 5)).toEqual([[15], []]);
      if (from !== 'late.m2ts') expect(await brightAt(library, burnt, 65.5)).toEqual([[15]]);
      if (from === 'plain-pgs.mkv') expect(await brightAt(library, burnt, 130)).toEqual([[]]);
      // Not a copy: the picture is encoded, and uses a slot like any other transcode.
      expect(burnt.master).not.toContain('/copy/');
      expect(library.service.jobs?.transcodes).toBeGreaterThan(0);
    },
    90_000,
  );

  it('beside the film are burnt in as well, and those of a wide film stand in the bar below it [LIBRARY-44]', async () => {
    const library = await withFiles({ 'Film (1999).mkv': made('wide.mkv'), 'Film (1999).en.sup': sup });
    const burnt = await burntOf(library, await captionOf(library));
    expect(burnt.master).toContain('RESOLUTION=160x90');
    const [rows = [], later] = await rowsAt(library, burnt, 3, 5);
    expect([bright(rows), bright(later)]).toEqual([[15], []]);
    // The letterbox bars.
    expect([rows[0], rows[17]].every((value) => value !== undefined && value < 30)).toBe(true);
    expect(await brightAt(library, burnt, 122)).toEqual([[1]]);
  }, 90_000);

  it('of a film in several files are burnt in with the times of the film [LIBRARY-44]', async () => {
    const library = await withFiles({
      'Film (1999) CD1.mkv': made('plain-pgs.mkv'),
      'Film (1999) CD2.mkv': made('plain-pgs.mkv'),
    });
    const burnt = await burntOf(library, await captionOf(library));
    expect(await brightAt(library, burnt, 3)).toEqual([[15]]);
    const second = { ...burnt, init: burnt.address.replace('playlist.m3u8', 'init-1.mp4') };
    expect(await brightAt(library, second, 153, 155)).toEqual([[15], []]);
  }, 90_000);

  it('are burnt in for nobody who names what the film does not have [LIBRARY-44]', async () => {
    const library = await withFiles({ 'Film (1999).mkv': made('plain-pgs.mkv') });
    const { burnt = '' } = await captionOf(library);
    const path = pathOf(burnt);
    for (const name of ['t0', 't9', 'e0', 't01', '', '../t1', 'constructor'])
      expect([name, (await request(library.app).get(path).query({ burn: name })).status]).toEqual([name, 404]);
    for (const name of ['360-burnt-t0', '360-burnt-t01', '999-burnt-t1', 'copy-burnt-t1'])
      expect([name, (await request(library.app).get(path.replace('master', `${name}/playlist`))).status]).toEqual([
        name,
        404,
      ]);
  });
});

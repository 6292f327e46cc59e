import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { packageDir } from '../../testing/demo-app';
import { runFfmpeg } from '../../testing/film-library';
import { hasFfmpeg, installedFfmpeg, type LibraryApp, needsFfmpeg } from '../../testing/library-app';
import { bytesAt } from '../../testing/library-media';
import { ask, film, libraryForEachTest, pathOf } from '../../testing/library-requests';
import { hasImageOfSup, streamsOfIdx } from './image-subtitles';

/** Subtitles at 2 to 4, 65 to 66 and 118 to 125 s. */
const sup = join(packageDir, 'fixtures', 'images.sup');
const withFfmpeg = hasFfmpeg ? describe : describe.skip;

let work = '';
const openLibrary = libraryForEachTest();
const made = (name: string): string => join(work, name);

/** Offset in the .sup file of the subtitles from a time on. */
function linesFrom(sec: number): number {
  const data = readFileSync(sup);
  let at = 0;
  while (data.readUInt32BE(at + 2) < sec * 90_000) at += 13 + data.readUInt16BE(at + 11);
  return at;
}

/** A .sub file and its .idx, as DVD rippers write them; ffmpeg has no muxer for the second. */
function writeVobSub(folder: string, name: string): void {
  runFfmpeg('-copyts', '-i', made('dvd.mkv'), '-map', '0:s', '-c', 'copy', '-f', 'vob', join(folder, `${name}.sub`));
  const data = readFileSync(join(folder, `${name}.sub`));
  const lines: string[] = [];
  for (let at = data.indexOf('000001bd', 0, 'hex'); at >= 0; at = data.indexOf('000001bd', at + 4, 'hex')) {
    if (((data[at + 7] ?? 0) & 0x80) === 0) continue;
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = data.subarray(at + 9, at + 14);
    const ticks = ((a >> 1) & 7) * 2 ** 30 + (((b << 8) | c) >> 1) * 2 ** 15 + (((d << 8) | e) >> 1);
    const clock = new Date(Math.round(ticks / 90)).toISOString().slice(11, 23).replace('.', ':');
    const pack = data.lastIndexOf('000001ba', at, 'hex');
    lines.push(`timestamp: ${clock}, filepos: ${pack.toString(16).padStart(9, '0')}`);
  }
  const palette = Array.from({ length: 16 }, (_, index) => (index === 1 ? 'ffffff' : '000000')).join(', ');
  const head = '# VobSub index file, v7 (do not modify this line!)\nsize: 1920x1080\n';
  writeFileSync(join(folder, `${name}.idx`), `${head}palette: ${palette}\n\nid: fr, index: 0\n${lines.join('\n')}\n`);
}

/** The start times of a piece's images, and their codec. */
function imagesIn(piece: Buffer): { codec: string; startSec: number[] } {
  const path = made('piece.mks');
  writeFileSync(path, piece);
  const entries = ['-show_entries', 'stream=codec_name:packet=pts_time,size', '-of', 'json'];
  const { packets, streams } = JSON.parse(execFileSync('ffprobe', ['-v', 'error', ...entries, path]).toString()) as {
    packets: { pts_time: string; size: string }[];
    streams: { codec_name: string }[];
  };
  // Sets that only clear an image are small.
  const startSec = packets.filter(({ size }) => Number(size) > 60).map(({ pts_time }) => Number(pts_time));
  return { codec: streams[0]?.codec_name ?? '', startSec };
}

const open = (prepare: (folder: string) => void) => openLibrary({ tools: installedFfmpeg, prepare });
const captionsIn = async (app: LibraryApp) => (await ask(app, film)).body.stream.captions as Record<string, unknown>[];

withFfmpeg(needsFfmpeg('image subtitles'), () => {
  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'marquee-images-'));
    const video = ['-f', 'lavfi', '-i', 'color=black:s=64x36:r=2:d=150', '-c:v', 'libx264', '-preset', 'ultrafast'];
    runFfmpeg(...video, '-g', '4', made('video.mkv'));
    // Two inputs are read concurrently; subtitles are positioned correctly only if frames wait for them.
    const inOrder = ['-max_interleave_delta', '0'];
    const copied = ['-map', '0:v', '-map', '1', ...inOrder, '-c', 'copy'];
    const late = [...copied, '-output_ts_offset', '600', '-f', 'mpegts', '-mpegts_m2ts_mode', '1'];
    runFfmpeg(
      ...['-copyts', '-i', made('video.mkv'), '-i', sup],
      ...[...copied, '-metadata:s:s:0', 'language=eng', made('pgs.mkv')],
      // A disc's clock starts at an arbitrary time.
      ...[...late, made('late.m2ts')],
      ...[...copied, '-c:s', 'dvd_subtitle', '-metadata:s:s:0', 'language=ger', made('long.mkv')],
    );
    // The encoder writes a duration of seven weeks for each image.
    const twoSeconds = ['-map', '0', '-c', 'copy', '-bsf:s', 'setts=duration=2/TB', ...inOrder];
    runFfmpeg('-copyts', '-i', made('long.mkv'), ...twoSeconds, made('dvd.mkv'), ...twoSeconds, made('dvd.mp4'));
  });
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  it.each([
    ['pgs.mkv', 'Film (1999).mkv', 'en', 'hdmv_pgs_subtitle'],
    ['late.m2ts', 'Film (1999).m2ts', 'und', 'hdmv_pgs_subtitle'],
    ['dvd.mkv', 'Film (1999).mkv', 'de', 'dvd_subtitle'],
    ['dvd.mp4', 'Film (1999).mp4', 'de', 'dvd_subtitle'],
  ])(
    'in %s are offered and sent in pieces, with the times of the film [LIBRARY-40]',
    async (from, name, language, codec) => {
      const app = await open((folder) => writeFileSync(join(folder, name), readFileSync(made(from))));
      const [caption] = await captionsIn(app);
      expect(caption).toMatchObject({ language, type: 'images', pieceSec: 60 });
      expect(caption).not.toHaveProperty('download');
      const starts = async (piece: number) => {
        const images = imagesIn(await bytesAt(app, `${String(caption?.url)}?piece=${piece}`));
        expect(images.codec).toBe(codec);
        return [...new Set(images.startSec.map((sec) => Math.round(sec * 10) / 10))];
      };
      if (from.endsWith('.mkv')) expect(await starts(0)).toEqual([2]);
      expect(await starts(1)).toEqual([65, 118]);
      // It began before the piece and is still visible in it.
      expect(await starts(2)).toEqual([118]);
    },
  );

  it('beside the film are offered: .sup by its name, .idx with .sub by the language in it [LIBRARY-40]', async () => {
    const app = await open((folder) => {
      writeFileSync(join(folder, 'Film (1999).mkv'), readFileSync(made('video.mkv')));
      writeFileSync(join(folder, 'Film (1999).es.forced.sup'), readFileSync(sup));
      writeVobSub(folder, 'Film (1999)');
      // Its first subtitle is late, and ffmpeg treats that as the start of the file.
      writeFileSync(join(folder, 'Film (1999).sv.sup'), readFileSync(sup).subarray(linesFrom(60)));
      // Files without content.
      writeFileSync(join(folder, 'Film (1999).it.sup'), 'PG');
      writeFileSync(join(folder, 'Film (1999).pl.idx'), 'id: pl, index: 0\ntimestamp: 00:00:01:000, filepos: 0\n');
    });
    const captions = await captionsIn(app);
    expect(captions.map(({ language, label }) => [language, label]).toSorted()).toEqual([
      ['es', 'Español (forced)'],
      ['fr', 'Français'],
      ['sv', 'Svenska'],
    ]);
    for (const { url } of captions) {
      const { startSec } = imagesIn(await bytesAt(app, `${String(url)}?piece=1`));
      expect(startSec.map((sec) => Math.round(sec))).toEqual([65, 118]);
    }
  });

  it('are not extracted for a client that has left, nor beyond the piece', async () => {
    const app = await open((folder) => writeFileSync(join(folder, 'Film (1999).mkv'), readFileSync(made('pgs.mkv'))));
    const [caption] = await captionsIn(app);
    const [version] = await app.service.library.find({ type: 'movie', tmdbId: 603, title: 'Film', releaseYear: 1999 });
    const left = new AbortController();
    const track = version?.info.subtitles[0];
    if (!version || !track) throw new Error('no track');
    const asked = app.service.extras.images(version, { kind: 'track', track }, 0, left.signal);
    while (app.service.extras.running === 0) await new Promise((resolve) => setImmediate(resolve));
    left.abort();
    await expect(asked).rejects.toThrow();
    expect(app.service.extras.running).toBe(0);
    for (const piece of ['3', '-1', '1e9', 'x', ''])
      expect((await request(app.app).get(`${pathOf(String(caption?.url))}?piece=${piece}`)).status).toBe(404);
  });
});

describe('the list of an .idx file', () => {
  it('has the languages with an image, in their order', () => {
    const text =
      'id: en, index: 0\n# nothing\nid: de, index: 1\ntimestamp: 0\ntimestamp: 1\nid: --, index: 2\ntimestamp: 2\n';
    expect(streamsOfIdx(text)).toEqual([{ index: 0, language: 'de' }, { index: 1 }]);
  });

  it('of a file without an image is empty', () => {
    expect(streamsOfIdx('id: en, index: 0\n')).toEqual([]);
    expect(hasImageOfSup(Buffer.from('PG'))).toBe(false);
    expect(hasImageOfSup(readFileSync(sup))).toBe(true);
  });
});

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { streamResultSchema } from '@marquee/core/contracts';
import request from 'supertest';
import { hasFfmpeg, installedFfmpeg, type LibraryApp, needsFfmpeg } from '../testing/library-app';
import { libraryForEachTest } from '../testing/library-requests';

const withFfmpeg = hasFfmpeg ? it : it.skip;

describe('a disk without room', () => {
  let base: string;
  const openLibrary = libraryForEachTest();
  const disk = { freeBytes: 0 };
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'marquee-full-disk-'));
    disk.freeBytes = 0;
  });
  afterEach(() => rmSync(base, { recursive: true }));

  const open = (cacheDir = join(base, 'cache')): Promise<LibraryApp> =>
    openLibrary({
      files: { 'Film (1999).mkv': 'remux.mkv', 'Other (2001).mkv': 'remux.mkv' },
      texts: { 'Film (1999).en.srt': '1\n00:00:01,000 --> 00:00:02,000\nHello\n' },
      tools: installedFfmpeg,
      cacheDir,
      readFreeBytes: async () => disk.freeBytes,
    });
  const get = ({ app }: LibraryApp, address: string) => {
    const { pathname, search } = new URL(address, 'http://library.test');
    return request(app).get(pathname + search);
  };
  const lines = (playlist: string): string[] => playlist.split('\n').filter((line) => line.startsWith('http'));
  const streamOf = async (library: LibraryApp, title: string) => {
    const { body } = await get(library, `/sources/library/movie/603?${title}`).expect(200);
    const { stream } = streamResultSchema.parse(body);
    if (stream.type !== 'hls') throw new Error('expected HLS');
    return stream;
  };
  /** Plays the whole film with its subtitles and thumbnails; returns the URL of a segment. */
  async function play(library: LibraryApp, title = 'title=Film&releaseYear=1999'): Promise<string> {
    const stream = await streamOf(library, title);
    const [rendition = ''] = lines((await get(library, stream.playlist).expect(200)).text);
    const segments = lines((await get(library, rendition).expect(200)).text);
    expect(segments.length).toBeGreaterThan(2);
    for (const segment of segments) await get(library, segment).expect(200);
    for (const { url } of stream.captions) expect((await get(library, url).expect(200)).text).toContain('WEBVTT');
    const thumbnails = rendition.replace(/[^/]+\/[^/]+$/, 'thumbnails/0.jpg');
    await get(library, thumbnails).expect(200).expect('Content-Type', 'image/jpeg');
    return segments[0] ?? '';
  }
  const made = (folder = join(base, 'cache', 'made')) =>
    existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile()) : [];

  withFfmpeg(needsFfmpeg('plays films all the same and keeps nothing of them'), async () => {
    const library = await open();
    const segment = await play(library);
    expect(made()).toEqual([]);
    const whole = await get(library, segment).expect(200);
    const part = await get(library, segment).set('Range', 'bytes=8-11').expect(206);
    expect(part.headers['content-range']).toBe(`bytes 8-11/${whole.headers['content-length']}`);
    expect(Buffer.from(part.body)).toEqual(Buffer.from(whole.body).subarray(8, 12));
    await get(library, segment)
      .set('If-None-Match', whole.headers['etag'] ?? '')
      .expect(304);
  });

  withFfmpeg(
    needsFfmpeg('keeps what it makes once there is room again, and gives it up when there is none'),
    async () => {
      disk.freeBytes = Infinity;
      const library = await open();
      await play(library);
      expect(made().length).toBeGreaterThan(2);
      disk.freeBytes = 0;
      while (made().length > 0) await sleep(20);
      await play(library);
      expect(made()).toEqual([]);
      disk.freeBytes = Infinity;
      while (!library.service.cache.isWritable) await sleep(20);
      await play(library, 'title=Other&releaseYear=2001');
      expect(made().length).toBeGreaterThan(2);
    },
  );

  withFfmpeg(needsFfmpeg('makes again what was emptied or removed meanwhile'), async () => {
    disk.freeBytes = Infinity;
    const library = await open();
    const segment = await play(library);
    const { body } = await get(library, segment).expect(200);
    for (const { parentPath, name } of made()) writeFileSync(join(parentPath, name), '');
    expect((await get(library, segment).expect(200)).body).toEqual(body);
    rmSync(join(base, 'cache', 'made'), { recursive: true });
    expect((await get(library, segment).expect(200)).body).toEqual(body);
    await play(library);
  });

  withFfmpeg(needsFfmpeg('plays films where its folder cannot be made'), async () => {
    writeFileSync(join(base, 'file'), '');
    await play(await open(join(base, 'file', 'cache')));
  });
});

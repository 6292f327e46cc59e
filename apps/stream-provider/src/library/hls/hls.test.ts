import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { streamResultSchema } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Fixture, hasFfmpeg, installedFfmpeg, type LibraryApp, needsFfmpeg } from '../../testing/library-app';
import { bytesAt, textAt } from '../../testing/library-media';
import { film, libraryForEachTest } from '../../testing/library-requests';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const openLibrary = libraryForEachTest();
const open = (files: Record<string, Fixture>) => openLibrary({ tools: installedFfmpeg, files });

const streamOf = async (library: LibraryApp) =>
  streamResultSchema.parse(JSON.parse(await textAt(library, film))).stream;
const addresses = (playlist: string): string[] => playlist.split('\n').filter((line) => line.startsWith('http'));
const uris = (playlist: string): string[] => [...playlist.matchAll(/URI="([^"]+)"/g)].map(([, uri = '']) => uri);

/** Frames of joined segments: their times and, for pictures, mean brightness. */
function decode(library: LibraryApp, parts: readonly Buffer[]): { pts: number; luma: number }[] {
  const path = join(library.folder, '..', 'joined.mp4');
  writeFileSync(path, Buffer.concat(parts));
  const frames = execFileSync('ffprobe', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    `movie=${path},signalstats`,
    '-show_entries',
    'frame=pts_time:frame_tags=lavfi.signalstats.YAVG',
    '-of',
    'csv=p=0',
  ]);
  return frames
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split(',').map(Number))
    .map(([pts = NaN, luma = NaN]) => ({ pts, luma }));
}

withFfmpeg(needsFfmpeg('a film that browsers do not play as it is'), () => {
  it('is copied into HLS if its video allows it, with all audio tracks, subtitles and chapters [LIBRARY-04]', async () => {
    const library = await open({ 'Film (1999).mkv': 'remux.mkv' });
    const stream = await streamOf(library);
    if (stream.type !== 'hls') throw new Error('expected HLS');
    expect(stream.segments).toMatchObject([
      { kind: 'intro', title: 'Opening', startSec: 0, endSec: 4 },
      { kind: 'chapter', title: 'The harbour' },
    ]);
    const master = await textAt(library, stream.playlist);
    expect(master).toMatch(/NAME="English",LANGUAGE="en",DEFAULT=YES/);
    expect(master).toMatch(/NAME="Español",LANGUAGE="es",DEFAULT=NO/);
    expect(master).toMatch(/CODECS="avc1\.64\w{4},mp4a\.40\.2",RESOLUTION=320x180.*CLOSED-CAPTIONS=NONE/);
    const [video = ''] = addresses(master);
    expect(video).toContain('/copy/');
    const playlist = await textAt(library, video);
    const total = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
    expect(total).toBeCloseTo(14.04, 1);
    // The last segment first, as after a seek.
    const segments = addresses(playlist);
    const last = await bytesAt(library, segments.at(-1) ?? '');
    const parts = [await bytesAt(library, uris(playlist)[0] ?? '')];
    for (const segment of segments.slice(0, -1)) parts.push(await bytesAt(library, segment));
    const frames = decode(library, [...parts, last]);
    expect(frames).toHaveLength(336);
    // The picture shows its own second.
    const first = frames[0]?.pts ?? NaN;
    for (const { pts, luma } of frames)
      expect(Math.abs(luma - (16 + 16 * Math.floor(pts - first + 0.01)))).toBeLessThan(14);

    const [caption] = stream.captions;
    expect(caption).toMatchObject({ language: 'en', label: 'English', type: 'vtt' });
    expect(await textAt(library, caption?.url ?? '')).toContain('The lamp is lit.');
    const sheets = uris(master.split('\n').find((line) => line.startsWith('#EXT-X-IMAGE-STREAM-INF')) ?? '');
    const images = await textAt(library, sheets[0] ?? '');
    expect(images).toContain('#EXT-X-TILES:RESOLUTION=160x90,LAYOUT=5x1,DURATION=5.000');
    const sheet = await bytesAt(library, addresses(images)[0] ?? '');
    expect(sheet.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('is transcoded otherwise, each segment starting with a key frame at its time [LIBRARY-04]', async () => {
    const library = await open({ 'Film (1999).avi': 'transcode.avi' });
    const stream = await streamOf(library);
    if (stream.type !== 'hls') throw new Error('expected HLS');
    const [video = ''] = addresses(await textAt(library, stream.playlist));
    expect(video).toContain('/360/');
    const playlist = await textAt(library, video);
    expect([...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length).toFixed(1))).toEqual([
      '2.0',
      '4.0',
      '3.0',
    ]);
    const segments = addresses(playlist);
    const second = await bytesAt(library, segments[1] ?? '');
    const init = await bytesAt(library, uris(playlist)[0] ?? '');
    const frames = decode(library, [
      init,
      await bytesAt(library, segments[0] ?? ''),
      second,
      await bytesAt(library, segments[2] ?? ''),
    ]);
    expect(frames.length).toBeGreaterThan(212);
    // AVI timestamps are accurate to one frame.
    expect(Math.abs((decode(library, [init, second])[2]?.luma ?? 0) - 48)).toBeLessThan(14);
  });

  it('is not played from old playlists once it is renamed', async () => {
    const library = await open({ 'Film (1999).mkv': 'remux.mkv' });
    const playlistOf = async (): Promise<string> => {
      const stream = await streamOf(library);
      if (stream.type !== 'hls') throw new Error('expected HLS');
      return stream.playlist;
    };
    const before = await playlistOf();
    const { pathname } = new URL(before);
    expect((await request(library.app).get(pathname)).headers['cache-control']).toContain('no-cache');
    renameSync(join(library.folder, 'Film (1999).mkv'), join(library.folder, 'Film.1999.720p.mkv'));
    await library.service.library.rescan();
    expect((await request(library.app).get(pathname)).status).toBe(404);
    const after = await playlistOf();
    expect(after).not.toBe(before);
    const [video = ''] = addresses(await textAt(library, after));
    const [segment = ''] = addresses(await textAt(library, video));
    expect((await bytesAt(library, segment)).length).toBeGreaterThan(1_000);
  });

  it('that is not media is not offered, whatever it claims to be', async () => {
    const library = await open({});
    const hostile = '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
    for (const extension of ['mkv', 'mp4', 'avi'])
      writeFileSync(join(library.folder, `Film (1999).${extension}`), hostile);
    await library.service.library.rescan();
    expect((await request(library.app).get(film)).status).toBe(422);
    expect(library.service.library.state().problems.map(({ reason }) => reason)).toEqual([
      'not_media',
      'not_media',
      'not_media',
    ]);
  });
});

withFfmpeg(needsFfmpeg('a film that browsers play as it is'), () => {
  it('is a file, and names its playlist for slower connections [LIBRARY-32]', async () => {
    const library = await open({ 'Film (1999).mp4': 'direct.mp4' });
    const stream = await streamOf(library);
    if (stream.type !== 'file' || stream.playlist === undefined) throw new Error('expected a file with a playlist');
    expect(Object.keys(stream.qualities)).toEqual(['360']);
    const [video = ''] = addresses(await textAt(library, stream.playlist));
    const [segment = ''] = addresses(await textAt(library, video));
    expect((await bytesAt(library, segment)).length).toBeGreaterThan(1_000);
  });
});

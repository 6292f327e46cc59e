/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { describeSourceAdapter } from '../../testing/adapter-contract';
import { createFakeFetch, textResponse } from '../../testing/fake-fetch';
import { sampleEpisode, sampleMovie } from '../../testing/sample-requests';
import { requestKey } from '../request';
import type { SourceFetch } from '../source-fetch';
import { createDirectAdapter, type DirectEntry } from './direct-adapter';
import { probeUrl } from './probe-url';

const playlist = '#EXTM3U\n#EXT-X-VERSION:6\n';
const entry = {
  titleKey: requestKey(sampleMovie),
  address: 'https://files.example/film.m3u8?key=1',
  captions: { address: 'https://files.example/film.en.srt', language: 'en' },
};
const make = (fetch: SourceFetch, changes: Partial<DirectEntry> = {}) =>
  createDirectAdapter({ id: 'mine', name: 'My file', entry: { ...entry, ...changes }, fetch });
const { signal } = new AbortController();
const serving = (body: BodyInit, type = 'application/octet-stream') =>
  createFakeFetch(() => new Response(body, { headers: { 'content-type': type } }));
const bytes = (...values: number[]) => new Uint8Array(values);

describeSourceAdapter(
  'the adapter of a pasted address',
  {
    create: make,
    server: () => textResponse(playlist, 200, 'application/vnd.apple.mpegurl'),
    found: { movie: sampleMovie },
    missing: { movie: { ...sampleMovie, tmdbId: 1 }, episode: sampleEpisode },
  },
  { describe, it },
);

describe('a pasted URL', () => {
  const find = (fetch: SourceFetch, changes: Partial<DirectEntry> = {}) =>
    make(fetch, changes).findMovie?.(sampleMovie, { signal, sourceId: 'mine' });

  it('plays a playlist with the subtitles given with it [SOURCE-08]', async () => {
    expect((await find(serving(playlist)))?.stream).toEqual({
      type: 'hls',
      playlist: entry.address,
      captions: [{ id: 'direct', language: 'en', url: entry.captions.address, type: 'srt' }],
    });
  });

  it('plays a manifest of MPEG-DASH [SOURCE-08]', async () => {
    const found = await find(serving('<MPD xmlns="urn:mpeg:dash:schema:mpd:2011">'));
    expect(found?.stream).toMatchObject({ type: 'dash', manifest: entry.address });
  });

  it('plays a file of the visitor’s own network', async () => {
    const address = 'http://192.168.1.20/film.mp4';
    const result = await find(serving(bytes(0, 0, 0, 24, ...Buffer.from('ftypisom'))), { address });
    expect(result?.stream).toMatchObject({ type: 'file', qualities: { original: { type: 'mp4', url: address } } });
  });

  it('belongs to one episode and to no other [SOURCE-08]', async () => {
    const adapter = make(serving(playlist), { titleKey: requestKey(sampleEpisode) });
    const ask = (number: number) =>
      adapter.findEpisode?.({ ...sampleEpisode, episode: { number } }, { signal, sourceId: 'mine' });
    expect(await ask(5)).not.toBeNull();
    expect(await ask(6)).toBeNull();
  });

  it.each(['javascript:alert(1)', 'https://me:secret@files.example/a.m3u8', 'data:text/html,hello', 'nonsense'])(
    'is rejected without a request if the stored value is %s',
    async (address) => {
      const fetch = serving(playlist);
      await expect(find(fetch, { address })).rejects.toMatchObject({ code: 'invalid' });
      expect(fetch.requests).toEqual([]);
    },
  );
});

describe('detecting the type of a URL', () => {
  const probe = (fetch: SourceFetch, probeMedia?: () => Promise<boolean>) =>
    probeUrl('https://files.example/film.mp4', { fetch, probeMedia, signal });

  it.each([
    ['HLS', '\uFEFF#EXTM3U\n', 'text/plain', 'hls'],
    ['DASH', '<?xml version="1.0"?>\n<!-- made by us -->\n<MPD xmlns="urn:mpeg:dash">', 'text/xml', 'dash'],
    ['WebM', bytes(0x1a, 0x45, 0xdf, 0xa3, ...Buffer.from('  webm')), '', 'file'],
    ['a video that only its server names', bytes(1, 2, 3), 'video/mp2t', 'file'],
  ])('looks at the first bytes: %s', async (_, body, type, kind) => {
    expect(await probe(serving(body, type))).toMatchObject({ kind });
  });

  it('never treats a web page as a video, whatever the content type', async () => {
    await expect(probe(serving('<!doctype html><title>Hello</title>', 'video/mp4'))).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('allows a file without CORS, which the video element can play', async () => {
    const closed = createFakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await probe(closed, () => Promise.resolve(true))).toEqual({ kind: 'file', type: 'mp4' });
    await expect(probe(closed, () => Promise.resolve(false))).rejects.toMatchObject({ code: 'network' });
  });

  it('reads no further than the first bytes', async () => {
    let sent = 0;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 1024;
        stream.enqueue(new TextEncoder().encode(sent === 1024 ? '#EXTM3U'.padEnd(1024) : ' '.repeat(1024)));
      },
      cancel() {
        isCancelled = true;
      },
    });
    await probe(createFakeFetch(() => new Response(body)));
    expect(sent).toBeLessThan(10_000);
    expect(isCancelled).toBe(true);
  });
});

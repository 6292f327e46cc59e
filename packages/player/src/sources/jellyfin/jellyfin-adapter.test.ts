/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { describeSourceAdapter } from '../../testing/adapter-contract';
import { createFakeFetch, neverResponds, sentJson, textResponse } from '../../testing/fake-fetch';
import {
  JELLYFIN_TOKEN,
  JELLYFIN_URL,
  jellyfinServerWith,
  jellyfinRequests,
  jellyfinServer,
  mediaSource,
  playbackInfo,
  subtitleStream,
  transcodedSource,
} from '../../testing/jellyfin-server';
import type { SourceFetch } from '../source-fetch';
import { createJellyfinAdapter } from './jellyfin-adapter';

const { movie, episode } = jellyfinRequests;
const make = (fetch: SourceFetch, account = { token: JELLYFIN_TOKEN, userId: 'user1' }) =>
  createJellyfinAdapter({
    id: 'home',
    name: 'Home',
    url: `${JELLYFIN_URL}/`,
    account,
    deviceId: 'browser-1',
    fetch,
    canPlay: (type) => !type.includes('hvc1'),
  });
const { signal } = new AbortController();
const context = { signal, sourceId: 'home' };

const playing = (source: object) =>
  jellyfinServerWith('/Items/film1/PlaybackInfo', {
    ...playbackInfo,
    MediaSources: [{ ...mediaSource, ...source }],
  });
const subtitled = (address: string) => playing({ MediaStreams: [{ ...subtitleStream, DeliveryUrl: address }] });

describeSourceAdapter(
  'the Jellyfin adapter',
  {
    create: make,
    server: jellyfinServer,
    found: { movie, episode },
    missing: {
      movie: { ...movie, tmdbId: 7, imdbId: null, title: 'Another' },
      episode: { ...episode, episode: { number: 99 } },
    },
    tainted: {
      'playlist of another server': playing({
        SupportsDirectPlay: false,
        TranscodingUrl: 'https://elsewhere.example/a.m3u8',
      }),
      'script address for a playlist': playing({ SupportsDirectPlay: false, TranscodingUrl: 'javascript:alert(1)' }),
      'protocol-relative address': playing({ SupportsDirectPlay: false, TranscodingUrl: '//elsewhere.example/a.m3u8' }),
      'subtitles of another server': subtitled('http://192.168.0.1/setup'),
      'name and password in an address': subtitled('https://me:secret@home.example/a.vtt'),
      'markup in a language': playing({ MediaStreams: [{ ...subtitleStream, Language: '<b>en</b>' }] }),
      'path in a container': playing({ Container: '../../System/Shutdown?' }),
    },
  },
  { describe, it },
);

describe('a film of a Jellyfin server', () => {
  const find = async (server: typeof jellyfinServer, request = movie) => {
    const fetch = createFakeFetch(server);
    return { result: await make(fetch).findMovie?.(request, context), fetch };
  };

  it('is played directly if the browser can, with the token sent only to that server [SOURCE-06, SOURCE-12]', async () => {
    const { result, fetch } = await find(jellyfinServer);
    expect(result?.stream).toMatchObject({
      type: 'file',
      qualities: {
        original: {
          type: 'mp4',
          url: `${JELLYFIN_URL}/Videos/film1/stream.mp4?static=true&mediaSourceId=source1&deviceId=browser-1&Tag=etag1&ApiKey=${JELLYFIN_TOKEN}`,
        },
      },
      captions: [{ id: 'jellyfin-2', language: 'en', label: 'English - SUBRIP', type: 'vtt' }],
    });
    expect(new Set(fetch.requests.map(({ url }) => url.origin))).toEqual(new Set(['https://home.example']));
    expect(fetch.requests.every(({ init }) => init.credentials === 'same-origin')).toBe(true);
  });

  it('tells the server what the browser plays', async () => {
    const { fetch } = await find(jellyfinServer);
    const asked = fetch.requests.find(({ url }) => url.pathname.endsWith('/PlaybackInfo'));
    const { DeviceProfile } = sentJson(asked?.init) as {
      DeviceProfile: { DirectPlayProfiles: { VideoCodec: string }[] };
    };
    expect(DeviceProfile.DirectPlayProfiles[0]?.VideoCodec).toBe('h264,av1,vp9');
  });

  it('is converted to HLS where it cannot', async () => {
    const server = playing(transcodedSource);
    expect((await find(server)).result?.stream).toMatchObject({
      type: 'hls',
      playlist: `${JELLYFIN_URL}${transcodedSource.TranscodingUrl}`,
    });
  });

  it('brings its intro, credits and chapters', async () => {
    const { result } = await find(jellyfinServer);
    expect(result?.stream.segments).toEqual([
      { kind: 'intro', startSec: 1, endSec: 12 },
      { kind: 'credits', startSec: 50, endSec: 60 },
      { kind: 'chapter', title: 'Dusk', startSec: 0, endSec: 30 },
      { kind: 'chapter', title: 'Night', startSec: 30, endSec: 60 },
    ]);
  });

  it('plays from a server without media segments', async () => {
    const older: typeof jellyfinServer = (url, init) =>
      url.pathname.includes('MediaSegments') ? textResponse('', 404) : jellyfinServer(url, init);
    expect((await find(older)).result?.stream.type).toBe('file');
  });

  it('is found under another name by its id, and never confused with a film of the same name and year', async () => {
    const translated = { ...movie, title: 'The Woman and I' };
    expect((await find(jellyfinServer, translated)).result).not.toBeNull();
    const namesake = { ...movie, title: 'Die Frau und ich', tmdbId: 604, imdbId: null };
    expect((await find(jellyfinServer, namesake)).result).toBeNull();
  });

  it('is found by name and year with the embedded catalogue, whose ids Jellyfin does not know', async () => {
    const embedded = { ...movie, title: 'Die Frau und ich', tmdbId: 900_000_123, imdbId: null };
    expect((await find(jellyfinServer, embedded)).result).not.toBeNull();
    expect((await find(jellyfinServer, { ...embedded, releaseYear: 1930 })).result).toBeNull();
  });

  it('says when the sign-in has expired', async () => {
    const task = make(createFakeFetch(jellyfinServer), { token: 'old', userId: 'user1' }).findMovie?.(movie, context);
    await expect(task).rejects.toMatchObject({ code: 'http', status: 401 });
  });
});

describe('playback on a Jellyfin server', () => {
  it('is reported from start to stop, and not at all for a stream of another source [SOURCE-13]', async () => {
    const fetch = createFakeFetch(jellyfinServer);
    const adapter = make(fetch);
    const found = await adapter.findMovie?.(movie, context);
    const stream = found?.stream;
    if (!stream) throw new Error('nothing found');
    const before = fetch.requests.length;
    await adapter.report?.({ kind: 'start', stream, positionSec: 0 });
    await adapter.report?.({ kind: 'progress', stream, positionSec: 12.5 });
    await adapter.report?.({ kind: 'stop', stream, positionSec: 30 });
    const foreign = { type: 'hls' as const, playlist: 'https://elsewhere.example/a.m3u8', captions: [] };
    await adapter.report?.({ kind: 'start', stream: foreign, positionSec: 0 });
    const reports = fetch.requests.slice(before);
    expect(reports.map(({ url }) => url.pathname)).toEqual([
      '/jellyfin/Sessions/Playing',
      '/jellyfin/Sessions/Playing/Progress',
      '/jellyfin/Sessions/Playing/Stopped',
    ]);
    expect(sentJson(reports[1]?.init)).toEqual({
      ItemId: 'film1',
      MediaSourceId: 'source1',
      PlaySessionId: 'play1',
      PositionTicks: 125_000_000,
      CanSeek: true,
      PlayMethod: 'DirectPlay',
    });
    expect(reports.every(({ init }) => init.keepalive)).toBe(true);
  });

  it('stops reporting with playback: a pending report is aborted', async () => {
    let answer: Parameters<typeof createFakeFetch>[0] = jellyfinServer;
    const fetch = createFakeFetch((url, init) => answer(url, init));
    const adapter = make(fetch);
    const found = await adapter.findMovie?.(movie, context);
    if (!found) throw new Error('nothing found');
    answer = (url, init) => (url.pathname.endsWith('/Progress') ? neverResponds() : jellyfinServer(url, init));
    void adapter.report?.({ kind: 'progress', stream: found.stream, positionSec: 12 }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    await adapter.report?.({ kind: 'stop', stream: found.stream, positionSec: 13 });
    const [progress, stop] = fetch.requests.slice(-2);
    expect([progress?.init.signal?.aborted, stop?.init.signal?.aborted]).toEqual([true, false]);
    await adapter.report?.({ kind: 'start', stream: found.stream, positionSec: 13 });
    expect(fetch.requests.at(-1)?.init.signal?.aborted).toBe(false);
  });

  it('is reported as stopped before the page is closed', async () => {
    const fetch = createFakeFetch(jellyfinServer);
    const adapter = make(fetch);
    const found = await adapter.findMovie?.(movie, context);
    if (!found) throw new Error('nothing found');
    void adapter.report?.({ kind: 'stop', stream: found.stream, positionSec: 30 });
    // Runs microtasks, but no tasks.
    for (let step = 0; step < 200; step += 1) await Promise.resolve();
    expect(fetch.requests.at(-1)?.url.pathname).toBe('/jellyfin/Sessions/Playing/Stopped');
  });
});

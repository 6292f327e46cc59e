/** @jest-environment node */
import { UI_TOKEN_HEADER } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import { describeSourceAdapter } from '../testing/adapter-contract';
import { createFakeFetch, jsonResponse, textResponse } from '../testing/fake-fetch';
import { sampleFileResult, sampleHlsResult } from '../testing/sample-streams';
import { createProviderAdapter } from './provider-adapter';
import type { EpisodeRequest, MovieRequest } from './request';
import type { SourceFetch } from './source-fetch';

const movie: MovieRequest = { type: 'movie', title: 'Die Frau & ich?', releaseYear: 1929, tmdbId: 603, imdbId: 'tt1' };
const episode: EpisodeRequest = {
  type: 'tv',
  title: 'A Show',
  releaseYear: null,
  tmdbId: 1399,
  season: { number: 2 },
  episode: { number: 5 },
};
const make = (fetch: SourceFetch, token: string | null = null) =>
  createProviderAdapter({ id: 'demo', name: 'Demo', url: 'https://provider.example/', fetch, token: () => token });

function server(url: URL): Response {
  if (url.pathname === '/sources')
    return jsonResponse({
      sources: [
        { id: 'two', rank: 2 },
        { id: 'glint', rank: 1 },
      ],
    });
  if (url.pathname.endsWith('/1')) return jsonResponse({ error: 'no stream', code: 'not-found' }, 404);
  return jsonResponse(url.pathname.includes('/glint/') ? sampleFileResult : sampleHlsResult);
}

const answering = (stream: object) => (url: URL) =>
  url.pathname === '/sources'
    ? server(url)
    : jsonResponse({ ...sampleHlsResult, stream: { ...sampleHlsResult.stream, ...stream } });

describeSourceAdapter(
  'the provider adapter',
  {
    create: make,
    server,
    found: { movie, episode },
    missing: { movie: { ...movie, tmdbId: 1 }, episode: { ...episode, tmdbId: 1 } },
    tainted: {
      'name and password in an address': answering({ playlist: 'https://me:secret@provider.example/a.m3u8' }),
      'address of the home network': answering({ playlist: 'http://192.168.1.1/reboot' }),
      'address of this machine, written in another way': answering({ playlist: 'http://[::ffff:127.0.0.1]/a.m3u8' }),
      'file of this machine': answering({ playlist: 'file:///etc/passwd' }),
      'script among the subtitles': answering({
        captions: [{ id: 'a', language: 'en', url: 'javascript:alert(1)', type: 'vtt' }],
      }),
      'page in place of a thumbnail track': answering({ thumbnails: 'data:text/html,<script>alert(1)</script>' }),
      'key of the prototype among the qualities': () =>
        textResponse(
          '{"sourceId":"x","stream":{"type":"file","qualities":{"__proto__":{"type":"mp4","url":"https://a.example/a"}},"captions":[]}}',
          200,
          'application/json',
        ),
    },
  },
  { describe, it },
);

describe('the provider adapter', () => {
  const { signal } = new AbortController();

  it('requests the paths of the protocol, with season and episode for a series [SOURCE-02, SOURCE-05]', async () => {
    const fetch = createFakeFetch(server);
    const adapter = make(fetch);
    await adapter.findMovie?.({ ...movie, originalTitle: 'Die Frau' }, { signal, sourceId: 'two' });
    const counted = { number: 5, absoluteNumber: 17, airDate: '2012-03-14' };
    await adapter.findEpisode?.({ ...episode, episode: counted }, { signal, sourceId: 'glint' });
    expect(fetch.requests.map(({ url }) => url.pathname)).toEqual(['/sources/two/movie/603', '/sources/glint/tv/1399']);
    expect(Object.fromEntries(fetch.requests[0]?.url.searchParams ?? [])).toEqual({
      title: 'Die Frau & ich?',
      originalTitle: 'Die Frau',
      releaseYear: '1929',
      imdbId: 'tt1',
    });
    expect(Object.fromEntries(fetch.requests[1]?.url.searchParams ?? [])).toEqual({
      title: 'A Show',
      season: '2',
      episode: '5',
      absoluteEpisode: '17',
      airDate: '2012-03-14',
    });
  });

  it('sends the personal token if there is one, and cookies to this site alone', async () => {
    const fetch = createFakeFetch(server);
    await make(fetch, 'eyToken').findMovie?.(movie, { signal, sourceId: 'two' });
    await make(fetch, null).findMovie?.(movie, { signal, sourceId: 'two' });
    const headers = fetch.requests.map(({ init }) => new Headers(init.headers).get(UI_TOKEN_HEADER));
    expect(headers).toEqual(['eyToken', null]);
    expect(fetch.requests.every(({ init }) => init.credentials === 'same-origin')).toBe(true);
  });

  it('cannot be led to another path by a hostile source id', async () => {
    const fetch = createFakeFetch(server);
    await make(fetch).findMovie?.(movie, { signal, sourceId: '../../admin' });
    expect(fetch.requests[0]?.url.pathname).toBe('/sources/..%2F..%2Fadmin/movie/603');
  });

  it('passes on what the provider says happened [LIBRARY-10]', async () => {
    const busy = make(createFakeFetch(() => textResponse('{"error":"The library is busy.","code":"busy"}', 503)));
    const refusal = busy.findMovie?.(movie, { signal, sourceId: 'two' });
    await expect(refusal).rejects.toMatchObject({ code: 'http', status: 503, reason: 'The library is busy.' });
    const silent = make(createFakeFetch(() => textResponse('<html>Oops</html>', 502)));
    const broken = silent.findMovie?.(movie, { signal, sourceId: 'two' });
    await expect(broken).rejects.toMatchObject({ code: 'http', status: 502, reason: undefined });
  });

  it('tells the provider what the browser can play [SOURCE-15]', async () => {
    const asked: (string | null)[] = [];
    const fetch: SourceFetch = (url) => {
      asked.push(new URL(url).searchParams.get('supports'));
      return Promise.resolve(server(new URL(url)));
    };
    const options = { id: 'demo', name: 'Demo', url: 'https://provider.example/', fetch };
    const context = { sourceId: 'two', signal: new AbortController().signal };
    await createProviderAdapter({ ...options, supports: async () => ['hevc', 'ac3'] }).findMovie?.(movie, context);
    await createProviderAdapter(options).findMovie?.(movie, context);
    expect(asked).toEqual(['hevc,ac3', null]);
  });
});

import { providerSourcesSchema, type StreamResult, streamResultSchema } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { demoApp, film, validToken } from '../testing/demo-app';

const find = async (path: string, headers: Record<string, string> = {}): Promise<StreamResult> => {
  const { status, body } = await request(demoApp()).get(path).set(headers);
  expect(status).toBe(200);
  return streamResultSchema.parse(body);
};

const addresses = (result: unknown): string[] => JSON.stringify(result).match(/https?:\/\/[^"]+/g) ?? [];

describe('the sources', () => {
  it('are HLS first and the small files second [SOURCE-05]', async () => {
    const { body } = await request(demoApp()).get('/sources');
    const ranked = providerSourcesSchema.parse(body).sources.sort((a, b) => b.rank - a.rank);
    expect(ranked.map(({ id }) => id)).toEqual(['two', 'glint']);
  });
});

describe('requesting a stream', () => {
  it('answers any film with the HLS ladder, an external caption and an intro to skip [PRODUCT-03]', async () => {
    const { sourceId, stream } = await find('/sources/two/movie/603');
    expect(sourceId).toBe('two');
    expect(stream.type).toBe('hls');
    expect(stream.captions).toEqual([expect.objectContaining({ language: 'en', type: 'srt' })]);
    expect(stream.segments?.[0]).toEqual({ kind: 'intro', title: 'Title', startSec: 0, endSec: 12 });
  });

  it('answers any episode, specials too', async () => {
    await find('/sources/two/tv/1399?season=8&episode=6');
    await find('/sources/glint/tv/900000001?season=0&episode=1');
  });

  it('answers glint with files of three low qualities, captions in both languages and thumbnails [SOURCE-05]', async () => {
    const { stream } = await find('/sources/glint/movie/603');
    if (stream.type !== 'file') throw new Error('glint is a source of files');
    expect(Object.keys(stream.qualities)).toEqual(['360', '480', '720']);
    expect(stream.captions.map(({ language, type }) => `${language} ${type}`)).toEqual(['en vtt', 'es vtt', 'en srt']);
    expect(stream.thumbnails).toMatch(/thumbnails\.vtt$/);
    const files = [...Object.values(stream.qualities), ...stream.captions];
    for (const { url, download } of files) expect(download?.split('?download=')[0]).toBe(url);
  });

  it('says that the demo film plays instead of the title [PRODUCT-03]', async () => {
    const { notice } = await find(`/sources/two/movie/603?${new URLSearchParams({ title: 'The Matrix' }).toString()}`);
    expect(notice).toContain('“The Matrix”');
    expect(notice).toContain(`“${film.title}”, Marquee's demo film`);
  });

  it('writes absolute URLs with the host of the request', async () => {
    const result = await find('/sources/glint/movie/1', { Host: 'marquee.test:9121' });
    expect(addresses(result).length).toBe(13);
    for (const address of addresses(result)) expect(address).toMatch(/^http:\/\/marquee\.test:9121\/media\//);
  });

  it('trusts a proxy on this machine about the public scheme and host', async () => {
    const result = await find('/sources/two/movie/1', {
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'media.example.org',
    });
    for (const address of addresses(result)) expect(address).toMatch(/^https:\/\/media\.example\.org\/media\//);
  });

  it('writes the public URL that the operator set', async () => {
    const { body } = await request(demoApp({ publicUrl: 'https://cdn.example.org' })).get('/sources/two/movie/1');
    for (const address of addresses(body)) expect(address).toMatch(/^https:\/\/cdn\.example\.org\/media\//);
  });

  it('puts a pass, never the token, into the playlist URL for a valid token', async () => {
    const { stream } = await find('/sources/two/movie/1', { 'Ui-Token': validToken });
    if (stream.type !== 'hls') throw new Error('two is an HLS source');
    expect(stream.playlist).toMatch(/\?pass=[\w.-]+$/);
    expect(stream.playlist).not.toContain(validToken);
    const without = await find('/sources/two/movie/1', { 'Ui-Token': 'not a token' });
    expect(JSON.stringify(without)).not.toContain('pass=');
  });

  it.each([
    ['/sources/three/movie/603', 404, 'source_unknown'],
    ['/sources/constructor/movie/603', 404, 'source_unknown'],
    ['/sources/two/show/603', 400, 'media_type_invalid'],
    ['/sources/two/movie/abc', 400, 'tmdb_id_invalid'],
    ['/sources/two/movie/0', 400, 'tmdb_id_invalid'],
    ['/sources/two/movie/-3', 400, 'tmdb_id_invalid'],
    ['/sources/two/movie/6.3', 400, 'tmdb_id_invalid'],
    ['/sources/two/movie/99999999999999999999', 400, 'tmdb_id_invalid'],
    ['/sources/two/tv/1399', 400, 'episode_invalid'],
    ['/sources/two/tv/1399?season=1', 400, 'episode_invalid'],
    ['/sources/two/tv/1399?season=1&episode=-1', 400, 'query_invalid'],
    ['/sources/two/tv/1399?season=x&episode=1', 400, 'query_invalid'],
    ['/sources/two/movie/603?imdbId=603', 400, 'query_invalid'],
    ['/sources/two/movie/603?title=a&title=b', 400, 'query_invalid'],
    ['/sources/two/movie', 404, 'not_found'],
    ['/sources/two/movie/%E0%A4%A', 400, 'bad_request'],
  ])('refuses %s with %i %s', async (path, status, code) => {
    const answer = await request(demoApp()).get(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      code,
      error: expect.stringMatching(/^[A-Z].+\.$/),
      requestId: expect.any(String),
    });
  });

  it('names the missing query parameters', async () => {
    const { body } = await request(demoApp()).get('/sources/two/tv/1399');
    expect((body as { fields: object }).fields).toEqual({
      season: 'A whole number from 0 is required.',
      episode: 'A whole number from 0 is required.',
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { createFakeTmdb, hang, html, httpError, json, networkError } from '../testing';
import { isTmdbNotFound, TmdbError } from './tmdb-error';
import { toQueryResult } from './query-result';
import { tmdbUrl } from './url';

const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('the call did not fail');
    },
    (error: unknown) => error,
  );

describe('a failed call', () => {
  it("raises 'Error: {status text}', keeps the status and logs it [ERROR-12]", async () => {
    const tmdb = createFakeTmdb({ 'movie/popular': httpError(503, { message: 'Under maintenance.' }) });
    const error = await failureOf(tmdb.client.popular({ mediaType: 'movie' }));
    expect(error).toBeInstanceOf(TmdbError);
    expect(error).toMatchObject({
      message: 'Error: Service Unavailable',
      code: 'http',
      status: 503,
      path: 'movie/popular',
      detail: 'Under maintenance.',
    });
    expect(tmdb.logged).toMatchObject([
      { message: 'Error: Service Unavailable', details: { code: 'http', status: 503, path: 'movie/popular' } },
    ]);
  });

  it.each([
    [404, 'Error: Not Found'],
    [418, 'Error: HTTP 418'],
  ])('still names the status %i when the protocol sends no text', async (status, message) => {
    const tmdb = createFakeTmdb({ 'movie/7': httpError(status, { statusText: '' }) });
    expect(await failureOf(tmdb.client.movieDetails({ id: 7 }))).toMatchObject({ message, status });
  });

  it('distinguishes a title that does not exist from an outage [METADATA-09]', async () => {
    const answers = { 'movie/6': httpError(451), 'movie/7': httpError(404), 'movie/8': httpError(500) };
    const tmdb = createFakeTmdb({ ...answers, 'movie/9': networkError });
    const errors = await Promise.all([6, 7, 8, 9].map((id) => failureOf(tmdb.client.movieDetails({ id }))));
    expect(errors.map(isTmdbNotFound)).toEqual([true, true, false, false]);
  });

  it("quotes the gateway's own error text", async () => {
    const gateway = json({ error: 'The metadata service is unreachable.', code: 'upstream_unavailable' }, 502);
    const tmdb = createFakeTmdb({ 'movie/7': gateway });
    expect(await failureOf(tmdb.client.movieDetails({ id: 7 }))).toMatchObject({
      detail: 'The metadata service is unreachable.',
    });
  });

  it('without an answer is a network error with its cause', async () => {
    const tmdb = createFakeTmdb({ 'movie/7': networkError });
    expect(await failureOf(tmdb.client.movieDetails({ id: 7 }))).toMatchObject({
      code: 'network',
      status: null,
      message: 'Error: Network error',
      cause: { message: 'Failed to fetch' },
    });
    expect(tmdb.logged).toHaveLength(1);
  });

  it.each([
    ['a web page', html],
    ['an empty object', json({})],
    ['a list without results', json({ page: 1 })],
  ])('answered with %s is an invalid response, never an empty list', async (_, answer) => {
    const tmdb = createFakeTmdb({ 'movie/popular': answer });
    expect(await failureOf(tmdb.client.popular({ mediaType: 'movie' }))).toMatchObject({
      code: 'invalid_response',
      status: 200,
    });
    expect(tmdb.logged).toHaveLength(1);
  });

  it('sends the token as a bearer credential and never logs it [METADATA-10]', async () => {
    const tmdb = createFakeTmdb({ 'movie/7': httpError(401) }, { token: 'sesame' });
    const error = await failureOf(tmdb.client.movieDetails({ id: 7 }));
    expect(tmdb.requests[0]?.headers).toMatchObject({ Authorization: 'Bearer sesame' });
    expect(JSON.stringify([tmdb.logged, error, (error as Error).stack])).not.toContain('sesame');
  });
});

describe('an aborted call', () => {
  it('rejects with the AbortError and logs nothing', async () => {
    const tmdb = createFakeTmdb({ 'movie/7': hang });
    const controller = new AbortController();
    const call = failureOf(tmdb.client.movieDetails({ id: 7 }, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(tmdb.logged).toEqual([]);
  });

  it('asks for nothing when the signal was aborted before', async () => {
    const tmdb = createFakeTmdb();
    const error = await failureOf(tmdb.client.movieDetails({ id: 7 }, { signal: AbortSignal.abort('left the page') }));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(tmdb.requests).toEqual([]);
  });

  it('drops an answer that arrives after the abort', async () => {
    const controller = new AbortController();
    const late = (request: Parameters<typeof html>[0]) => {
      controller.abort();
      return json({ id: 1, name: '' })(request);
    };
    const tmdb = createFakeTmdb({ 'keyword/1': late });
    const error = await failureOf(tmdb.client.keyword({ id: 1 }, { signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
  });

  it('by a time limit is a network error, not an abort', async () => {
    const timeout = () => Promise.reject(new DOMException('Too slow.', 'TimeoutError'));
    const tmdb = createFakeTmdb({ 'movie/7': timeout });
    expect(await failureOf(tmdb.client.movieDetails({ id: 7 }))).toMatchObject({ code: 'network' });
  });
});

describe('the address', () => {
  it('may be relative, and carries the language but no credential', async () => {
    const tmdb = createFakeTmdb({}, { baseUrl: '/api/tmdb/3', language: 'de-DE' });
    await tmdb.client.movieDetails({ id: 7 });
    expect(tmdb.requests[0]).toMatchObject({ path: 'movie/7', headers: { Accept: 'application/json' } });
    expect(tmdb.requests[0]?.params.get('language')).toBe('de-DE');
    expect(tmdb.requests[0]?.headers).not.toHaveProperty('Authorization');
  });
});

it('names the content filter to the gateway with every request, and none where nothing is filtered [SETTING-08]', async () => {
  const filtered = createFakeTmdb({}, { contentFilter: 'strict.US' });
  await filtered.client.popular({ mediaType: 'movie' });
  await filtered.client.movieDetails({ id: 101 });
  expect(filtered.requests.map(({ params }) => params.get('content_filter'))).toEqual(['strict.US', 'strict.US']);
  const open = createFakeTmdb();
  await open.client.popular({ mediaType: 'movie' });
  expect(open.requests[0]?.params.has('content_filter')).toBe(false);
});

it('turns a call into data or into plain error data that a store can keep', async () => {
  const { client } = createFakeTmdb({ 'movie/8': httpError(404) });
  expect(await toQueryResult(client.keyword({ id: 1 }))).toEqual({ data: { id: 1, name: 'lighthouse' } });
  const failed = await toQueryResult(client.movieDetails({ id: 8 }));
  expect(failed).toEqual({ error: { code: 'http', message: 'Error: Not Found', status: 404 } });
  expect(JSON.parse(JSON.stringify(failed))).toEqual(failed);
});

it('names an abort', async () => {
  const { client } = createFakeTmdb();
  const call = client.keyword({ id: 1 }, { signal: AbortSignal.abort() });
  expect(await toQueryResult(call)).toMatchObject({ error: { code: 'aborted', status: null } });
});

it('does not hide a bug', async () => {
  await expect(toQueryResult(Promise.reject(new RangeError('bug')))).rejects.toThrow('bug');
});

it('equal calls share one address, whatever the order of their parameters', () => {
  const first = tmdbUrl('https://tmdb.test/3/', 'search/movie', {
    query: 'a b&c',
    page: 2,
    year: undefined,
    region: '',
  });
  const second = tmdbUrl('https://tmdb.test/3', 'search/movie', { page: 2, query: 'a b&c' });
  expect(first).toBe('https://tmdb.test/3/search/movie?page=2&query=a+b%26c');
  expect(second).toBe(first);
});

it('has no question mark without parameters', () => {
  expect(tmdbUrl('/api/tmdb/3', 'movie/7', {})).toBe('/api/tmdb/3/movie/7');
});

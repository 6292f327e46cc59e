import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { respondAsRatedTmdb } from '../../../testing/rated-tmdb';
import { startStubServer, type StubServer } from '../../../testing/stub-server';
import { createTestApp, type TestApp } from '../../../testing/test-app';

const DAY_MS = 24 * 3_600_000;

describe('the metadata gateway with a content filter', () => {
  let tmdb: StubServer;
  let test: TestApp;
  beforeEach(async () => {
    tmdb = await startStubServer(respondAsRatedTmdb);
    test = createTestApp({ TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3` });
  });
  afterEach(async () => {
    test.remove();
    await tmdb.close();
  });

  const get = (path: string, filter = 'strict.US') =>
    request(test.app).get(`/api/tmdb/3/${path}${path.includes('?') ? '&' : '?'}content_filter=${filter}`);
  const idsOf = (entries: unknown) => (entries as { id: number }[]).map(({ id }) => id);
  const listed = async (path: string, filter?: string) => idsOf((await get(path, filter).expect(200)).body.results);

  it('lists what may be seen [SETTING-08]', async () => {
    const lists = [
      ['movie/popular', [1, 5]],
      ['movie/upcoming', [1, 5]],
      ['tv/on_the_air', [2]],
      ['trending/movie/day', [1, 5]],
      ['trending/tv/week', [2]],
      ['trending/all/day', [1, 5, 2, 21]],
      ['trending/person/day', [21]],
      ['person/popular', [21]],
      ['discover/movie?with_genres=28', [1, 5]],
      ['discover/tv', [2]],
      ['search/movie?query=a', [1, 5]],
      ['search/tv?query=a', [2]],
      ['search/multi?query=a', [1, 5, 2, 21]],
      ['search/person?query=a', [21]],
      ['search/keyword?query=a', [9]],
      ['movie/1/similar', [1, 5]],
      ['movie/1/recommendations', [1, 5, 2]],
      ['tv/2/similar', [2]],
      ['tv/2/recommendations', [1, 5, 2]],
    ] as const;
    for (const [path, ids] of lists) expect([path, await listed(path)]).toEqual([path, ids]);
  });

  it('goes by level and region', async () => {
    expect(await listed('movie/popular', 'moderate.US')).toEqual([1, 4, 5]);
    expect(await listed('movie/popular', 'moderate.DE')).toEqual([2, 4, 5]);
    expect(await listed('movie/popular', 'strict.DE')).toEqual([2, 5]);
  });

  it('counts only what is left where it knows all', async () => {
    expect((await get('search/movie?query=a')).body.total_results).toBe(2);
  });

  it('filters what is appended to details, credits and works that people are known for', async () => {
    const { body: film } = await get('movie/1?append_to_response=similar,recommendations,images').expect(200);
    expect([idsOf(film.similar.results), idsOf(film.recommendations.results)]).toEqual([
      [1, 5],
      [1, 5, 2],
    ]);
    expect(film.images).toBeTruthy();
    const { body: person } = await get('person/21?append_to_response=combined_credits').expect(200);
    expect([person.known_for, person.combined_credits.cast, person.combined_credits.crew].map(idsOf)).toEqual([
      [1, 5, 2],
      [1, 5, 2],
      [1, 5, 2],
    ]);
    const { body: search } = await get('search/person?query=a').expect(200);
    expect(idsOf(search.results[0].known_for)).toEqual([1, 5, 2]);
  });

  it('filters what another database’s id finds', async () => {
    const { body } = await get('find/tt0133093?external_source=imdb_id').expect(200);
    expect([body.movie_results, body.tv_results, body.person_results].map(idsOf)).toEqual([[1, 5], [2], [21]]);
    expect(body.tv_episode_results).toEqual([{ show_id: 2, name: 'About Shown tv 2' }]);
    expect(body.tv_season_results).toEqual([{ show_id: 2, name: 'About Shown tv 2' }]);
  });

  it('shows a collection with the films that may be seen, and none that has no such film', async () => {
    expect(idsOf((await get('collection/31').expect(200)).body.parts)).toEqual([1]);
    await get('collection/31/images').expect(200);
    await get('collection/32').expect(404);
    await get('collection/32/images').expect(404);
  });

  it('answers what holds no titles as ever', async () => {
    for (const path of ['keyword/9', 'movie/1/credits', 'tv/2/season/1/episode/1', 'person/21/images'])
      await get(path).expect(200);
  });

  it('refuses a filter that is none instead of filtering nothing [SETTING-08]', async () => {
    for (const filter of ['', 'strict', 'none.US', 'strict.us', 'unrestricted.US', 'strict.US%00']) {
      const { body } = await get('movie/popular', filter).expect(400);
      expect(body.code).toBe('bad_request');
    }
  });

  it('holds every filter that a request names', async () => {
    expect(await listed('movie/popular', 'moderate.DE&content_filter=moderate.US')).toEqual([4, 5]);
  });

  it('costs one request a title that nobody has asked about, and none after that [METADATA-11]', async () => {
    await request(test.app).get('/api/tmdb/3/movie/popular').expect(200);
    expect(tmdb.requests).toHaveLength(1);
    await get('movie/popular').expect(200).expect('X-Marquee-Source', 'cache');
    expect(
      tmdb.requests
        .map(({ url }) => url)
        .slice(1)
        .sort(),
    ).toEqual([1, 2, 4, 5].map((id) => `/3/movie/${id}?append_to_response=keywords%2Crelease_dates`));
    await get('movie/popular', 'moderate.DE').expect(200);
    await get('movie/top_rated').expect(200);
    expect(tmdb.requests).toHaveLength(6);
  });

  it('keeps one copy of an answer for all visitors [METADATA-11]', async () => {
    await get('movie/popular');
    const asked = tmdb.requests.length;
    await request(test.app).get('/api/tmdb/3/movie/popular').expect('X-Marquee-Source', 'cache');
    expect(await listed('movie/popular', 'moderate.US')).toEqual([1, 4, 5]);
    expect(tmdb.requests).toHaveLength(asked);
  });

  it('has TMDB leave films out of discover that a strict filter hides, so that pages come full', async () => {
    await get('discover/movie');
    await get('discover/movie', 'moderate.US');
    await get('discover/movie', 'strict.DE');
    await get('discover/tv');
    expect(tmdb.requests.map(({ url }) => url).filter((url) => url.includes('/discover/'))).toEqual([
      '/3/discover/movie?certification.lte=PG&certification_country=US',
      '/3/discover/movie',
      '/3/discover/tv',
    ]);
  });

  it('filters stale answers too, and shows no title whose rating it cannot look up [METADATA-11]', async () => {
    await get('movie/popular');
    await request(test.app).get('/api/tmdb/3/tv/popular');
    await tmdb.close();
    test.clock.now += 2 * DAY_MS;
    const { body } = await get('movie/popular').expect(200).expect('X-Marquee-Source', 'stale');
    expect(idsOf(body.results)).toEqual([1, 5]);
    const outage = await get('tv/popular').expect(503);
    expect(outage.body.code).toBe('metadata_unavailable');
  });

  it('takes no title for unrated whose ratings are missing from the answer', async () => {
    await request(test.app).get('/api/tmdb/3/movie/popular');
    tmdb.respondWith((_req, res) => res.end('{"id":1,"adult":false}'));
    await get('movie/popular', 'moderate.US').expect(502);
  });

  it('lets caches keep a filtered answer apart by its address, with a tag of its own', async () => {
    const open = await request(test.app).get('/api/tmdb/3/movie/popular');
    const first = await get('movie/popular');
    expect(first.headers.etag).not.toBe(open.headers.etag);
    expect(first.headers['cache-control']).toBe(open.headers['cache-control']);
    await get('movie/popular').set('If-None-Match', String(first.headers.etag)).expect(304);
  });
});

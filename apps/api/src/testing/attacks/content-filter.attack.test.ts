import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestApp, type TestApp } from '../test-app';
import { HIDDEN, respondAsRatedTmdb } from '../rated-tmdb';
import { startStubServer, type StubServer } from '../stub-server';

const FILTER = 'content_filter=strict.US';

/** Titles above the rule: rated R, adult, without a rating, and a series. */
const hidden = ['movie/2', 'movie/3', 'movie/4', 'tv/1'];
const parts = [
  '',
  '/images',
  '/credits',
  '/videos',
  '/similar',
  '/recommendations',
  '/keywords',
  '/reviews',
  '/translations',
  '/alternative_titles',
  '/external_ids',
  '/watch/providers',
  '?append_to_response=images,credits,videos,similar',
  '?language=de-DE',
  '?language=de-DE&include_adult=true&region=DE',
];
const ofSeries = [
  'tv/1/season/1',
  'tv/1/season/0/images',
  'tv/1/season/1/credits',
  'tv/1/season/1/episode/1',
  'tv/1/season/1/episode/1/images',
  'tv/1/season/1/episode/1?append_to_response=images,credits',
  'tv/1?append_to_response=season/1',
  'tv/1/content_ratings',
  'tv/1/aggregate_credits',
];
/** Answers that hold a hidden title beside others, or nothing else. */
const lists = [
  'movie/popular',
  'movie/top_rated',
  'movie/now_playing',
  'tv/popular',
  'tv/airing_today',
  'trending/all/day',
  'trending/movie/week',
  'trending/tv/day',
  'trending/person/week',
  'person/popular',
  'discover/movie?include_adult=true&certification_country=US&certification.gte=R',
  'discover/tv?with_keywords=9',
  'search/multi?query=hidden&include_adult=true',
  'search/movie?query=hidden&language=de-DE',
  'search/tv?query=hidden',
  'search/person?query=hidden',
  'search/collection?query=hidden',
  'find/tt0133093?external_source=imdb_id',
  'find/81189?external_source=tvdb_id',
  'movie/1?append_to_response=similar,recommendations,lists,account_states',
  'movie/1/similar',
  'movie/1/recommendations',
  'tv/2/similar',
  'tv/2?append_to_response=recommendations',
  'person/21',
  'person/21?append_to_response=combined_credits,movie_credits,tv_credits,tagged_images',
  'person/21/combined_credits',
  'person/21/movie_credits',
  'person/21/tv_credits',
  'person/22',
  'person/22/images',
  'person/22/combined_credits',
  'collection/31',
  'collection/32',
  'collection/32/images',
];

describe('a visitor with a strict content filter who looks for a title above it', () => {
  let tmdb: StubServer;
  let test: TestApp;
  beforeAll(async () => {
    tmdb = await startStubServer(respondAsRatedTmdb);
    test = createTestApp({ TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3` });
  });
  afterAll(async () => {
    test.remove();
    await tmdb.close();
  });

  const open = (path: string) => request(test.app).get(`/api/tmdb/3/${path}`);
  const filtered = (path: string) => open(`${path}${path.includes('?') ? '&' : '?'}${FILTER}`);
  const answerOf = async (path: string) => {
    const { status, body, headers } = await filtered(path);
    const { requestId: _requestId, ...rest } = body as Record<string, unknown>;
    return { status, body: rest, cacheControl: headers['cache-control'], source: headers['x-marquee-source'] };
  };

  it.each([...hidden.flatMap((title) => parts.map((part) => title + part)), ...ofSeries])(
    'gets of %s what an unknown title gets, also after others have seen it [SETTING-08]',
    async (path) => {
      const unknown = await answerOf(path.replace(/^(movie|tv)\/\d+/, '$1/999'));
      expect(unknown.status).toBe(404);
      expect(await answerOf(path)).toEqual(unknown);
      // Somebody else's copy is cached now.
      await open(path).expect(200);
      expect(await answerOf(path)).toEqual(unknown);
    },
  );

  it.each(lists)('finds nothing of it in %s [SETTING-08]', async (path) => {
    const before = await filtered(path);
    const everything = await open(path);
    const after = await filtered(path);
    for (const { text, status } of [before, after]) {
      expect([200, 404]).toContain(status);
      expect(text).not.toContain(HIDDEN);
    }
    // Without a filter it is there, so the test can fail.
    expect(everything.text).toContain(path.startsWith('collection/32/') ? 'posters' : HIDDEN);
  });

  it.each(['content_filter=', 'content_filter=off', 'content_filter=unrestricted.US', 'content_filter=strict.US%00'])(
    'is refused with the filter %s, which is none [SETTING-08]',
    async (query) => {
      await open(`movie/2?${query}`).expect(400);
      await open(`movie/2?${query}&${FILTER}`).expect(400);
      await open(`movie/2?${FILTER}&${query}`).expect(400);
    },
  );

  it('cannot have the server hold ever more filters', async () => {
    const many = ['US', 'DE', 'FR', 'GB', 'IT'].map((region) => `content_filter=moderate.${region}`);
    await open(`movie/1?${many.slice(0, 4).join('&')}`).expect(404);
    await open(`movie/1?${many.join('&')}`).expect(400);
    await open(`movie/4?${'content_filter=moderate.US&'.repeat(50)}`).expect(200);
  });

  it('is not helped by a second, milder filter', async () => {
    await open(`movie/4?content_filter=moderate.US&${FILTER}`).expect(404);
    await open(`movie/4?content_filter=moderate.US`).expect(200);
  });
});

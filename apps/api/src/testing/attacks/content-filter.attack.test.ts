import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestApp, type TestApp } from '../test-app';
import { HIDDEN, respondAsRatedTmdb } from '../rated-tmdb';
import { startStubServer, type StubServer } from '../stub-server';
import { addressesOfHiddenTitles, listsWithHiddenTitles, markOf } from './hidden-addresses';

const FILTER = 'content_filter=strict.US';

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

  it('gets what an unknown title gets, also after others have seen it [SETTING-08]', async () => {
    for (const path of addressesOfHiddenTitles) {
      const unknown = await answerOf(path.replace(/^(movie|tv)\/\d+/, '$1/999'));
      expect(unknown.status).toBe(404);
      expect([path, await answerOf(path)]).toEqual([path, unknown]);
      // Another visitor's copy is cached now.
      await open(path).expect(200);
      expect([path, await answerOf(path)]).toEqual([path, unknown]);
    }
  });

  it('finds nothing of it in a list [SETTING-08]', async () => {
    for (const path of listsWithHiddenTitles) {
      const before = await filtered(path);
      const everything = await open(path);
      const after = await filtered(path);
      for (const { text, status } of [before, after]) {
        expect([200, 404]).toContain(status);
        expect([path, text.includes(HIDDEN)]).toEqual([path, false]);
      }
      // Proves that the title is there without a filter, so that the test can fail.
      expect(everything.text).toContain(markOf(path, HIDDEN));
    }
  });

  it('cannot have the server hold ever more filters', async () => {
    const many = ['US', 'DE', 'FR', 'GB', 'IT'].map((region) => `content_filter=moderate.${region}`);
    await open(`movie/1?${many.slice(0, 4).join('&')}`).expect(404);
    await open(`movie/1?${many.join('&')}`).expect(400);
    await open(`movie/4?${'content_filter=moderate.US&'.repeat(50)}`).expect(200);
  });
});

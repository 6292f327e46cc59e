import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ViewingRule } from '@marquee/core';
import { memoryBounds } from '../../../config';
import { CompressedBody } from '../../../http/compressed-body';
import { BoundedCaches } from '../../../lib/bounded-caches';
import { respondAsRatedTmdb } from '../../../testing/rated-tmdb';
import { startStubServer, type StubServer } from '../../../testing/stub-server';
import { TakenDown } from '../../site-settings/taken-down';
import { createTmdbUpstream, type Upstream } from '../upstream';
import { parseTmdbRequest } from '../request-parser';
import { JSON_TYPE, TmdbService } from '../tmdb.service';
import { FilteredTmdb } from './filtered-tmdb';
import { TitleFacts } from './title-facts';

const everything: ViewingRule = { region: 'US', maxAge: 99, allowsUnrated: true };

describe('rules beyond a content filter, as profiles have them', () => {
  let tmdb: StubServer;
  let caches: BoundedCaches<keyof typeof memoryBounds.normal.caches>;
  let sources: {
    catalogue: { answer: () => never };
    upstream: () => Upstream;
    now: () => number;
    caches: typeof caches;
  };
  beforeEach(async () => {
    tmdb = await startStubServer(respondAsRatedTmdb);
    caches = new BoundedCaches(memoryBounds.normal.caches);
    const upstream = createTmdbUpstream({ baseUrl: `${tmdb.origin}/3`, token: 'ey.test.token', fetch });
    sources = {
      catalogue: {
        answer: () => {
          throw new Error('The catalogue has nothing to do with it.');
        },
      },
      upstream: () => upstream,
      now: () => 0,
      caches,
    };
  });
  afterEach(async () => {
    caches.close();
    await tmdb.close();
  });

  async function ask(path: string, rules: ViewingRule[], service: Pick<TmdbService, 'get'> = new TmdbService(sources)) {
    const gateway = new FilteredTmdb({
      tmdb: service,
      facts: new TitleFacts(sources),
      takenDown: new TakenDown(),
      caches,
    });
    const request = parseTmdbRequest(`/3/${path}`, path.replace(/\?.*/, ''));
    const { body } = await gateway.get({ ...request, rules }, 'visitor');
    return JSON.parse(String(await body.bytes('identity'))) as { results: { id: number }[] };
  }
  const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);

  it('hide the titles and keywords that they name', async () => {
    const rule: ViewingRule = { ...everything, hiddenTitles: ['movie:1', 'tv:2'], hiddenKeywords: [9] };
    expect(idsOf(await ask('movie/popular', [rule]))).toEqual([2, 4]);
    expect(idsOf(await ask('search/keyword?query=a', [rule]))).toEqual([]);
    await expect(ask('movie/1', [rule])).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask('movie/5', [rule])).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask('keyword/9', [rule])).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask('tv/2/season/1', [rule])).rejects.toMatchObject({ code: 'not_found' });
    await ask('tv/1/season/1', [rule]);
  });

  it('all apply: the strictest decides, whatever their order', async () => {
    const cap: ViewingRule = { region: 'DE', maxAge: 6, allowsUnrated: true };
    const own: ViewingRule = { ...everything, hiddenTitles: ['movie:4'] };
    expect(idsOf(await ask('movie/popular', [cap, own]))).toEqual([2, 5]);
    expect(idsOf(await ask('movie/popular', [own, cap]))).toEqual([2, 5]);
  });

  it('look up at most 200 titles of an answer, and more of them the next time [METADATA-11]', async () => {
    const results = Array.from({ length: 250 }, (_, index) => ({ id: 1_000 + index, title: `Film ${index}` }));
    const body = await CompressedBody.from(
      Buffer.from(JSON.stringify({ page: 1, total_pages: 1, results })),
      JSON_TYPE,
    );
    const service = { get: async () => ({ body, source: 'cache' as const, browserSec: 1 }) };
    const facts = new TitleFacts(sources);
    const gateway = new FilteredTmdb({ tmdb: service, facts, takenDown: new TakenDown(), caches });
    const request = parseTmdbRequest('/3/movie/popular', 'movie/popular');
    const count = async () => {
      const answer = await gateway.get({ ...request, rules: [everything] }, 'visitor');
      return (JSON.parse(String(await answer.body.bytes('identity'))) as { results: unknown[] }).results.length;
    };
    expect(await count()).toBe(200);
    expect(tmdb.requests).toHaveLength(200);
    expect(await count()).toBe(250);
    expect(tmdb.requests).toHaveLength(250);
  });

  it('look up at most 20 titles at once [METADATA-11]', async () => {
    let running = 0;
    let most = 0;
    const ask = sources.upstream();
    sources.upstream =
      () =>
      async (...args) => {
        most = Math.max(most, (running += 1));
        return ask(...args).finally(() => (running -= 1));
      };
    const facts = new TitleFacts(sources);
    await Promise.all(Array.from({ length: 60 }, (_, index) => facts.get(`movie:${index + 1}`, 'visitor')));
    expect(most).toBe(20);
  });

  it('look up a title once, however many concurrent lists contain it', async () => {
    const facts = new TitleFacts(sources);
    await Promise.all(Array.from({ length: 8 }, () => facts.get('movie:1', 'visitor')));
    expect(tmdb.requests).toHaveLength(1);
  });
});

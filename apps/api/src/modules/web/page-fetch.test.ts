import { expect, it, jest } from '@jest/globals';
import { pageFetch, type PageFetchDeps } from './page-fetch';

it('pages are rendered with what the library has, for the rules of their visitors [AVAILABLE-04, AVAILABLE-06]', async () => {
  const ofTitle = jest.fn<PageFetchDeps['availability']['ofTitle']>(async () => ({ available: { addedAtMs: 1 } }));
  const recent = jest.fn<PageFetchDeps['availability']['recent']>(async () => ({ titles: [] }));
  const page = jest.fn<PageFetchDeps['availability']['page']>(async () => ({ titles: [], hasMore: false }));
  const rule = { region: 'US', maxAge: 12, allowsUnrated: false };
  const fetch = pageFetch({ tmdb: {} as PageFetchDeps['tmdb'], availability: { ofTitle, page, recent } })([rule]);
  const ask = async (path: string) => {
    const answer = await fetch(`/api/availability/${path}`);
    return [answer.status, answer.status === 200 ? await answer.json() : null];
  };
  expect(await ask('movie/603?content_filter=strict.US')).toEqual([200, { available: { addedAtMs: 1 } }]);
  const [key, { rules }] = ofTitle.mock.calls[0] ?? ['', { rules: [] }];
  expect([key, rules.length, rules[0]]).toEqual(['movie:603', 2, rule]);
  expect(await ask('recent?locale=de')).toEqual([200, { titles: [] }]);
  expect(recent.mock.calls[0]?.[1]).toBe('de');
  expect(await ask('titles?type=tv&page=2&sort=name')).toEqual([200, { titles: [], hasMore: false }]);
  expect(page.mock.calls[0]?.[0]).toMatchObject({ mediaType: 'tv', page: 2, sort: 'name' });
  for (const [path, status] of [
    ['movie/603?content_filter=nonsense', 400],
    ['movie/x', 404],
    ['person/1', 404],
    ['movie/603/more', 404],
  ] as const)
    expect(await ask(path)).toEqual([status, null]);
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { waitFor } from '@testing-library/react';
import { mixedFeedApi, popularApi, type FeedSource } from '../shared/api';
import { collectionsLoaded } from '../shared/store/collections/collections.slice';
import { storeSetting } from '../shared/store/settings';
import { testServices } from '../testing/render-app';
import { pageOf, title } from '../testing/titles';
import { ssrState, toDataBlock, type SsrState } from './ssr-state';
import { createAppStore } from './store';
import { reportOutages } from './report-outages';

beforeEach(() => window.localStorage.clear());

it('refetches lists when the content filter, the region or the language changes, and nothing else [SETTING-10]', async () => {
  let calls = 0;
  const { services } = testServices({
    tmdb: {
      popular: () => {
        calls += 1;
        return Promise.resolve(pageOf([title(1)]));
      },
    },
  });
  const store = createAppStore(services);
  const ask = () => store.dispatch(popularApi.endpoints.popular.initiate({ mediaType: 'movie' }));
  await ask();
  store.dispatch(storeSetting('quality', '720p'));
  await ask();
  expect(calls).toBe(1);
  store.dispatch(storeSetting('metadataLanguage', 'de-DE'));
  await waitFor(async () => {
    await ask();
    expect(calls).toBe(2);
  });
  store.dispatch(storeSetting('region', 'DE'));
  await waitFor(async () => {
    await ask();
    expect(calls).toBe(3);
  });
});

it('refetches what the server rendered the page with, too [SETTING-10, AVAILABLE-05]', async () => {
  let calls = 0;
  const popular = () => Promise.resolve(pageOf([title((calls += 1))]));
  const open = (state = {}) => createAppStore(testServices({ tmdb: { popular } }).services, state);
  const query = popularApi.endpoints.popular;
  const server = open();
  await server.dispatch(query.initiate({ mediaType: 'movie' }));
  const sent = JSON.parse(toDataBlock(ssrState(server.getState(), { renderedAt: 0 }))) as SsrState;

  const store = open(sent.state);
  const shown = store.dispatch(query.initiate({ mediaType: 'movie' }));
  await shown;
  expect(calls).toBe(1);
  store.dispatch(storeSetting('metadataLanguage', 'de-DE'));
  await waitFor(() => expect(calls).toBe(2));
  shown.unsubscribe();
});

it('keeps what is on screen until the new answer is there [SETTING-10]', async () => {
  let calls = 0;
  const popular = () => Promise.resolve(pageOf(Array.from({ length: (calls += 1) }, (_, index) => title(index + 1))));
  const store = createAppStore(testServices({ tmdb: { popular } }).services);
  const query = popularApi.endpoints.popular;
  const shown = store.dispatch(query.initiate({ mediaType: 'movie' }));
  await shown;
  const seen: (number | undefined)[] = [];
  const stop = store.subscribe(() =>
    seen.push(query.select({ mediaType: 'movie' })(store.getState()).data?.results.length),
  );
  store.dispatch(storeSetting('metadataLanguage', 'de-DE'));
  await waitFor(() => expect(seen).toContain(2));
  stop();
  expect([...new Set(seen)]).toEqual([1, 2]);
  shown.unsubscribe();
});

it('sends the language and the region that the visitor chose [SETTING-10]', async () => {
  const { services } = testServices();
  let fake = createFakeTmdb();
  const store = createAppStore({
    ...services,
    tmdb: (_baseUrl, options) => {
      fake = createFakeTmdb({}, options);
      return fake.client;
    },
  });
  store.dispatch(storeSetting('metadataLanguage', 'de-DE'));
  store.dispatch(storeSetting('region', 'AT'));
  const source: FeedSource = { list: 'discover', filters: { movie: { withWatchProviders: [8] } } };
  await store.dispatch(mixedFeedApi.endpoints.mixedPreview.initiate({ source, limit: 5 }));
  const asked = fake.requests.at(-1)?.params;
  expect(asked?.get('language')).toBe('de-DE');
  expect(asked?.get('watch_region')).toBe('AT');
});

describe('the content filter', () => {
  const start = (options: { contentFilter?: 'strict' } = {}) => {
    const asked: (string | undefined)[] = [];
    const { services } = testServices();
    const store = createAppStore({
      ...services,
      ...options,
      tmdb: (_baseUrl, metadata) => {
        asked.push(metadata?.contentFilter);
        return createFakeTmdb().client;
      },
    });
    const ask = () =>
      store.dispatch(popularApi.endpoints.popular.initiate({ mediaType: 'movie' }, { forceRefetch: true }));
    return { store, ask, asked };
  };

  it('goes to the gateway with every request, for the region of the visitor [SETTING-08]', async () => {
    const { store, ask, asked } = start();
    await ask();
    store.dispatch(storeSetting('contentFilter', 'strict'));
    await ask();
    store.dispatch(storeSetting('region', 'DE'));
    await ask();
    expect([...new Set(asked)]).toEqual([undefined, 'strict.US', 'strict.DE']);
  });

  it('holds before the settings of this browser are read, and ends when they say otherwise [SETTING-08]', async () => {
    const { store, ask, asked } = start({ contentFilter: 'strict' });
    await ask();
    store.dispatch(collectionsLoaded({}));
    await ask();
    expect([...new Set(asked)]).toEqual(['strict.US', undefined]);
  });

  it('is sent to the server in a cookie, for the pages that it renders [SETTING-08]', async () => {
    const { store } = start();
    store.dispatch(storeSetting('contentFilter', 'moderate'));
    expect(document.cookie).not.toContain('content_filter');
    store.dispatch(collectionsLoaded({}));
    await waitFor(() => expect(document.cookie).toContain('content_filter=moderate.US'));
    store.dispatch(storeSetting('region', 'DE'));
    await waitFor(() => expect(document.cookie).toContain('content_filter=moderate.DE'));
    store.dispatch(storeSetting('contentFilter', 'unrestricted'));
    await waitFor(() => expect(document.cookie).not.toContain('content_filter'));
  });
});

it('says that TMDB failed where the catalogue stands in for it, and nothing otherwise [METADATA-09]', async () => {
  const report = jest.fn();
  const fetchFrom = (source: string) =>
    reportOutages(async () => new Response('{}', { headers: { 'X-Marquee-Source': source } }), report);
  for (const source of ['tmdb', 'cache', 'stale', 'catalogue']) await fetchFrom(source)('/api/tmdb/3/movie/popular');
  expect(report).not.toHaveBeenCalled();
  const response = await fetchFrom('fallback')('/api/tmdb/3/movie/popular');
  expect(await response.json()).toEqual({});
  expect(report).toHaveBeenCalledWith('TMDB couldn’t be reached.', { kind: 'info' });
});

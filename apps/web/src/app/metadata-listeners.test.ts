import { beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { popularApi } from '../shared/api';
import { storeSetting } from '../shared/store/settings.slice';
import { testServices } from '../testing/render-app';
import { pageOf, title } from '../testing/titles';
import { createAppStore } from './store';

beforeEach(() => window.localStorage.clear());

it('asks for lists anew when the content filter, the region or the language changes, and for nothing else', async () => {
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

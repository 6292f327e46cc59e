import { expect, it } from '@jest/globals';
import { createAppStore } from '../../../app/store';
import { testServices } from '../../../testing/render-app';
import { importDataFile, writeDataFile } from './data-file';

it('an export file with former names of collections is imported, and exported with the new ones', () => {
  const store = createAppStore(testServices().services);
  const favorites = [{ key: 'tv:1/s1', value: { title: 'Lost', year: 2004 }, changedAt: 5 }];
  const listOrder = [{ key: '603/movie/watchlist', value: { position: 1.5 }, changedAt: 4 }];
  const data = { hearts: favorites, positions: listOrder, shelves: favorites };
  expect(store.dispatch(importDataFile(JSON.stringify({ app: 'marquee', version: 1, data })))).toBe(true);
  expect(JSON.parse(writeDataFile(store.getState(), 9)).data).toEqual({ favorites, listOrder });
});

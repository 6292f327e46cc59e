import { expect, it } from '@jest/globals';
import { countLive, historyFromEntries, isBookmarkAlive, bookmarksFromEntries, serializeHistory } from '@marquee/core';
import { configureStore, type Reducer } from '@reduxjs/toolkit';
import type { AppState } from '..';
import { collectionsSlice, loadCollections } from '../collections';
import { createMirror } from './mirror';

const BOOKMARKS = 5_000;
const SHOWS = 500;
const EPISODES_EACH = 60;
const LENGTH = 2400;
const TIME = 1_700_000_000_000;

const bookmarks = Array.from({ length: BOOKMARKS }, (_, index) => ({
  mediaId: 1 + (index % 2000),
  mediaType: 'movie',
  category: ['watchlist', 'favorites', 'Noir'][Math.floor(index / 2000)],
  addedAt: TIME + index,
}));

/** Every tenth is begun, and the others are finished. */
const episode = (show: number, index: number) => ({
  id: show * 100 + index,
  number: 1 + (index % 10),
  title: `Episode ${index}`,
  seasonId: show * 10,
  updatedAt: TIME + index,
  progress: { watched: index % 10 === 0 ? 600 : LENGTH, duration: LENGTH },
});
const items = Object.fromEntries(
  Array.from({ length: SHOWS }, (_, at) => {
    const episodes = Array.from({ length: EPISODES_EACH }, (_each, index) => [
      `s${1 + Math.floor(index / 10)}e${1 + (index % 10)}`,
      episode(at + 1, index),
    ]);
    const show = { type: 'show', title: `Show ${at + 1}`, year: 2001, updatedAt: TIME + EPISODES_EACH - 1 };
    return [at + 1, { ...show, episodes: Object.fromEntries(episodes) as object }];
  }),
);

it('the local storage of the version before, after ten years, comes along whole [STORAGE-01]', async () => {
  const texts = new Map([
    ['bookmarks', JSON.stringify(bookmarks)],
    ['media-tracking', JSON.stringify({ items })],
  ]);
  const local = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const reducer: Reducer<AppState> = (state, action) =>
    ({
      ...state,
      collections: collectionsSlice.reducer(state?.collections, action),
    }) as AppState;
  // The checks of development take seconds for each action of this size.
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const records = { isDurable: () => true, settled: () => Promise.resolve() };
  const mirror = createMirror({ local, store, records, report, now: () => TIME });
  await mirror.absorbAll();
  await loadCollections(store.dispatch, { load: () => Promise.resolve() });
  mirror.close();

  const kept = store.getState().collections;
  expect(bookmarksFromEntries(kept.bookmarks).filter(isBookmarkAlive)).toEqual(bookmarks);
  expect(countLive(kept.history)).toBe(SHOWS * (1 + EPISODES_EACH));
  expect(countLive(kept.plays)).toBe((SHOWS * EPISODES_EACH * 9) / 10);
  expect(serializeHistory(historyFromEntries(kept.history))).toEqual(items);
  expect(reports).toEqual([]);
});

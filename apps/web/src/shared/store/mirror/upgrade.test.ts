import { expect, it } from '@jest/globals';
import { countLive, historyFromEntries, isBookmarkAlive, bookmarksFromEntries, serializeHistory } from '@marquee/core';
import { configureStore, type Reducer } from '@reduxjs/toolkit';
import type { AppState } from '..';
import { collectionsSlice, loadCollections } from '../collections';
import { bookmarks, EPISODES_EACH, items, SHOWS, TIME } from '../testing/ten-years';
import { createMirror } from './mirror';

it('ten years of local storage of an earlier version are migrated completely [STORAGE-01]', async () => {
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
  // Redux Toolkit's development checks take seconds per action at this size.
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const records = { isDurable: () => true, settled: () => Promise.resolve(), saveUnwritten: () => true };
  const storage = { isClosed: () => false };
  const mirror = createMirror({ local, store, records, storage, report, now: () => TIME });
  await mirror.mergeForeign();
  await loadCollections(store.dispatch, { load: () => Promise.resolve() });
  mirror.close();

  const kept = store.getState().collections;
  expect(bookmarksFromEntries(kept.bookmarks).filter(isBookmarkAlive)).toEqual(bookmarks);
  expect(countLive(kept.history)).toBe(SHOWS * (1 + EPISODES_EACH));
  expect(countLive(kept.plays)).toBe((SHOWS * EPISODES_EACH * 9) / 10);
  expect(serializeHistory(historyFromEntries(kept.history))).toEqual(items);
  expect(reports).toEqual([]);
});

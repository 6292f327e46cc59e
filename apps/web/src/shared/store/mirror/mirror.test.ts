import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type Bookmark,
  bookmarksFromEntries,
  bookmarkToEntry,
  countLive,
  historyFromEntries,
  isBookmarkAlive,
  serializeHistory,
} from '@marquee/core';
import { createAppStore } from '../../../app/store';
import { testServices } from '../../../testing/render-app';
import { collectionsSlice, entriesEdited, loadCollections } from '../collections';
import { createMirror } from './mirror';
import { configureStore, type Reducer } from '@reduxjs/toolkit';
import type { AppState } from '..';
import { bookmarks, EPISODES_EACH, items, SHOWS, TIME } from '../testing/earlier-version';

const list = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    mediaId: index + 1,
    mediaType: 'movie' as const,
    category: 'watchlist',
    addedAt: 1000 + index,
  }));
const edited = (count: number) => entriesEdited('bookmarks', list(count).map(bookmarkToEntry));

const mirrors: { close: () => void }[] = [];
interface Browser {
  isDurable?: boolean;
  local?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  settled?: () => Promise<void>;
  saveUnwritten?: () => boolean;
  /** Contents of the database. */
  entries?: Bookmark[];
}
async function open({
  isDurable = true,
  local = localStorage,
  settled = () => Promise.resolve(),
  saveUnwritten = () => isDurable,
  entries = [],
}: Browser = {}) {
  const { services, report, reports } = testServices();
  const store = createAppStore(services);
  const records = { isDurable: () => isDurable, settled, saveUnwritten };
  const mirror = createMirror({ local, store, records, storage: services.storage, report, now: () => 0 });
  mirrors.push(mirror);
  await mirror.mergeForeign();
  const stored = entries.map((bookmark) => ({
    name: 'bookmarks' as const,
    entry: bookmarkToEntry(bookmark),
    isPending: false,
  }));
  await loadCollections(store.dispatch, { load: (take) => Promise.resolve(stored).then(take) });
  return { store, mirror, reports };
}
const stored = () => JSON.parse(localStorage.getItem('bookmarks') ?? 'null') as unknown;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const count = (store: Awaited<ReturnType<typeof open>>['store']) =>
  Object.keys(store.getState().collections.bookmarks).length;

describe('the prescribed keys of local storage', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    for (const mirror of mirrors.splice(0)) mirror.close();
    jest.useRealTimers();
  });

  it('hold an old bookmark once after its type is known [BOOKMARK-20]', async () => {
    const [typed] = list(1);
    if (!typed) throw new Error('the list is empty');
    const { mediaType: _unknown, ...untyped } = typed;
    const { store } = await open({ entries: [untyped] });
    store.dispatch(edited(1));
    await pass(3000);
    expect(stored()).toEqual([typed]);
  });

  it('are written only when the page is idle, if they are long, or when it is left', async () => {
    const { store, mirror } = await open();
    store.dispatch(edited(2000));
    await pass(3000);
    store.dispatch(edited(2001));
    await pass(3000);
    expect(stored()).toHaveLength(2000);
    mirror.flush();
    await pass(0);
    expect(stored()).toHaveLength(2001);
  });

  it('are not serialised again by a page that changes nothing', async () => {
    const first = await open();
    first.store.dispatch(edited(2));
    await pass(3000);
    await first.mirror.mergeForeign();
    const text = localStorage.getItem('bookmarks');
    const asks = jest.spyOn(JSON, 'stringify');
    const second = await open({ entries: list(2) });
    await pass(20_000);
    expect(asks.mock.calls.filter(([value]) => Array.isArray(value))).toEqual([]);
    asks.mockRestore();
    second.store.dispatch(edited(3));
    await pass(20_000);
    expect(localStorage.getItem('bookmarks')).not.toBe(text);
    expect(stored()).toEqual(list(3));
  });

  it('hold a history as JSON.stringify would write it, put together in slices', async () => {
    const { store } = await open();
    const films = [9, 1].map((id) => ({
      key: `movie:${id}`,
      value: { title: `Film "${id}"`, year: null, progress: { watched: id, duration: 90 } },
      changedAt: 1000 + id,
    }));
    store.dispatch(entriesEdited('history', films));
    await pass(3000);
    const text = localStorage.getItem('media-tracking') ?? '';
    expect(text).toBe(JSON.stringify(JSON.parse(text)));
    expect(Object.keys((JSON.parse(text) as { items: object }).items)).toEqual(['1', '9']);
  });

  it('show what is kept a moment after a change, and are read again only when another program wrote them [STORAGE-01, STORAGE-08]', async () => {
    const first = await open();
    first.store.dispatch(edited(2));
    await pass(3000);
    expect(stored()).toEqual(list(2));
    expect(count((await open()).store)).toBe(0);
    localStorage.setItem('bookmarks', JSON.stringify(list(3)));
    expect(count((await open()).store)).toBe(3);
  });

  it('are read again if the database may lack what they show, also because the page was left too early', async () => {
    const { store, mirror } = await open({ saveUnwritten: () => false });
    store.dispatch(edited(1));
    mirror.flush();
    await pass(0);
    expect(stored()).toEqual(list(1));
    expect(count((await open()).store)).toBe(1);
    const other = await open({ isDurable: false });
    other.store.dispatch(edited(2));
    await pass(3000);
    expect(count((await open()).store)).toBe(2);
  });

  it('wait for the database', async () => {
    let resolve = () => undefined as void;
    const written = new Promise<void>((done) => (resolve = done));
    const { store } = await open({ settled: () => written });
    store.dispatch(edited(1));
    await pass(3000);
    expect(stored()).toBeNull();
    resolve();
    await pass(0);
    expect(stored()).toEqual(list(1));
  });

  it('are not read again if the page was left while it changed them', async () => {
    const { store, mirror } = await open({ settled: () => new Promise(() => undefined) });
    store.dispatch(edited(2));
    mirror.flush();
    await pass(0);
    const parses = jest.spyOn(JSON, 'parse');
    const { store: next } = await open({ entries: list(2) });
    expect(parses.mock.calls.filter(([text]) => text.startsWith('['))).toEqual([]);
    parses.mockRestore();
    expect(count(next)).toBe(2);
  });

  it('merge what was written there meanwhile instead of overwriting it [STORAGE-07]', async () => {
    const { store } = await open();
    localStorage.setItem('bookmarks', JSON.stringify(list(3).slice(2)));
    store.dispatch(edited(2));
    await pass(3000);
    expect(stored()).toEqual(list(3));
    expect(count(store)).toBe(3);
  });

  it('keep what was written there a moment before the page is left, and flushed twice', async () => {
    const { store, mirror } = await open();
    localStorage.setItem('bookmarks', JSON.stringify(list(1)));
    mirror.flush();
    mirror.flush();
    // Code that runs later cannot be relied upon during unload.
    expect(stored()).toEqual(list(1));
    await pass(0);
    expect(count(store)).toBe(1);
  });

  it('are removed where they do not fit, which is reported only if there is no database [STORAGE-06]', async () => {
    const full = {
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    localStorage.setItem('bookmarks', JSON.stringify(list(1)));
    const { store, reports } = await open({ local: full });
    store.dispatch(edited(2));
    await pass(3000);
    expect(stored()).toBeNull();
    expect(reports).toEqual([]);
    expect(count(store)).toBe(2);
    const other = await open({ local: full, isDurable: false });
    other.store.dispatch(edited(2));
    await pass(3000);
    expect(other.reports).toEqual(['Failed to update localStorage, clear all data and try again.']);
  });
});

it('the local storage of an earlier version is migrated completely [STORAGE-01]', async () => {
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
    ({ ...state, collections: collectionsSlice.reducer(state?.collections, action) }) as AppState;
  // Redux Toolkit's development checks are slow at this size.
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const records = { isDurable: () => true, settled: () => Promise.resolve(), saveUnwritten: () => true };
  const mirror = createMirror({ local, store, records, storage: { isClosed: () => false }, report, now: () => TIME });
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

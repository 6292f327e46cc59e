import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { BroadcastChannel } from 'node:worker_threads';
import { progressRecorded, selectHistory, selectContinueWatching } from '../shared/store/history';
import { selectTheme, themeToggled } from '../features/theme';
import { testServices } from '../testing/render-app';
import { startPersistence } from './persistence';
import { openingChanged, selectOpening } from '../shared/store/profiles.slice';
import { selectIsRestored } from '../shared/store/hooks';
import { collectionsReset, createRecords } from '../shared/store/collections';
import type { RecordsDatabase } from '../shared/store/collections/records-database';
import { createAppStore } from './store';
import { createListenerMiddleware, configureStore, type Middleware } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { sessionSlice, userInfoSet } from '../shared/store/session.slice';
import { syncStateSlice } from '../shared/store/sync-state.slice';
import { startSessionListeners } from './session-listeners';

const stops: (() => void)[] = [];

type OpenRecords = NonNullable<NonNullable<Parameters<typeof createRecords>[0]>['openDatabase']>;
/** A database that takes everything and is read like this. */
const databaseOf = (readEntries: () => Promise<void>): OpenRecords => {
  const database = { readEntries, writeEntries: () => Promise.resolve(), close: () => undefined };
  return () => Promise.resolve(database as unknown as RecordsDatabase);
};

async function openTab({ reload, ...database }: { reload?: () => void; openDatabase?: OpenRecords } = {}) {
  const records = createRecords(database);
  const { services, reports, report } = testServices({ records });
  const store = createAppStore(services);
  const options = { ...services, local: localStorage, report, ...(reload && { reload }) };
  stops.push(startPersistence(store, options), () => services.records.close());
  await waitFor(() => expect(selectIsRestored(store.getState())).toBe(true));
  return { store, reports, records };
}

const played = { mediaType: 'movie', id: 605, title: 'Metropolis', year: 1927 } as const;
const progress = { watched: 600, duration: 6000 };

/** Imitates the event that browsers fire in all other tabs when one tab writes. */
const tellOtherTabs = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }));

beforeEach(() => {
  window.localStorage.clear();
  // Missing in jsdom.
  Object.assign(globalThis, { BroadcastChannel });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

describe('stored data in the store', () => {
  it('is restored when the page is opened again', async () => {
    const { store } = await openTab();
    store.dispatch(progressRecorded({ played, progress, nowMs: 5 }));
    store.dispatch(themeToggled());
    await waitFor(() => expect(window.localStorage.getItem('theme')).toBe('light'));
    await waitFor(() => expect(window.localStorage.getItem('media-tracking')).toContain('Metropolis'));
    const again = await openTab();
    expect(selectContinueWatching(again.store.getState())).toMatchObject([{ key: 'movie:605', progress }]);
    expect(selectTheme(again.store.getState())).toBe('light');
  });

  it('is not overwritten by the initial state when a value is unreadable', async () => {
    window.localStorage.setItem('media-tracking', 'broken');
    const { reports } = await openTab();
    expect(window.localStorage.getItem('media-tracking-backup')).toBe('broken');
    expect(reports).toEqual(['Failed to read from localStorage, clear all data and try again.']);
  });

  it('is what local storage shows, where the database opens and cannot be read', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const { store } = await openTab({ openDatabase: databaseOf(() => Promise.resolve()) });
    store.dispatch(progressRecorded({ played, progress, nowMs: 5 }));
    await waitFor(() => expect(window.localStorage.getItem('media-tracking')).toContain('Metropolis'));
    const again = await openTab({
      openDatabase: databaseOf(() => Promise.reject(new DOMException('', 'UnknownError'))),
    });
    expect(selectContinueWatching(again.store.getState())).toMatchObject([{ key: 'movie:605', progress }]);
    expect(again.records.isDurable()).toBe(false);
    warn.mockRestore();
    expect(again.reports).toEqual([
      'This browser can’t store anything for this site. What you save here is gone when you close it.',
    ]);
  });

  it('keeps what was recorded before rehydration', async () => {
    window.localStorage.setItem(
      'media-tracking',
      JSON.stringify({ items: { 7: { type: 'movie', title: 'Seven', year: 1995, updatedAt: 1, progress } } }),
    );
    const { services, report } = testServices();
    const store = createAppStore(services);
    store.dispatch(progressRecorded({ played, progress, nowMs: 5 }));
    stops.push(startPersistence(store, { ...services, local: localStorage, report }), () => services.records.close());
    await waitFor(() => expect(selectIsRestored(store.getState())).toBe(true));
    expect(Object.keys(selectHistory(store.getState())).sort()).toEqual(['movie:605', 'movie:7']);
  });
});

describe('two tabs', () => {
  it('stay in step: a film watched in one appears in the other [STORAGE-08]', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.store.dispatch(progressRecorded({ played, progress, nowMs: 5 }));
    await waitFor(() => expect(selectContinueWatching(other.store.getState())).toMatchObject([{ key: 'movie:605' }]));
  });

  it('read what another program writes under a prescribed key [STORAGE-08]', async () => {
    const { store } = await openTab();
    const items = { 7: { type: 'movie', title: 'Seven', year: 1995, updatedAt: 9, progress } };
    const text = JSON.stringify({ items });
    window.localStorage.setItem('media-tracking', text);
    tellOtherTabs('media-tracking', text);
    await waitFor(() => expect(selectContinueWatching(store.getState())).toMatchObject([{ key: 'movie:7' }]));
  });

  it('change the theme together [THEME-06]', async () => {
    const { store } = await openTab();
    tellOtherTabs('theme', 'light');
    expect(selectTheme(store.getState())).toBe('light');
    tellOtherTabs('theme', null);
    expect(selectTheme(store.getState())).toBe('dark');
  });

  it('reload, and write nothing back, when one of them has deleted everything', async () => {
    const reload = jest.fn();
    const { store } = await openTab({ reload });
    window.localStorage.clear();
    tellOtherTabs(null, null);
    expect(reload).toHaveBeenCalledTimes(1);
    store.dispatch(progressRecorded({ played, progress, nowMs: 5 }));
    store.dispatch(themeToggled());
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    expect(window.localStorage).toHaveLength(0);
  });

  it('opens profiles again when it returns from the back/forward cache', async () => {
    const { store } = await openTab();
    store.dispatch(openingChanged('kimkimkim1'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(selectOpening(store.getState())).toBeNull();
  });

  it('both forget what one of them cleared', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.store.dispatch(progressRecorded({ played, progress, nowMs: 5 }));
    await waitFor(() => expect(selectContinueWatching(other.store.getState())).toHaveLength(1));
    one.store.dispatch(collectionsReset(['history']));
    await waitFor(() => expect(selectContinueWatching(other.store.getState())).toEqual([]));
  });
});

beforeEach(() => sessionStorage.clear());

function openWithProfile(error?: string) {
  const reload = jest.fn();
  const wipe = jest.fn();
  const services = { storage: { wipe } } as unknown as AppServices;
  const listeners = createListenerMiddleware<AppState, AppDispatch, AppServices>({ extra: services });
  startSessionListeners(listeners, reload);
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, syncState: syncStateSlice.reducer },
    middleware: (getDefault) => getDefault().prepend(listeners.middleware as unknown as Middleware),
  });
  if (error) store.dispatch(userInfoSet({ username: '', error }));
  store.dispatch({ type: REHYDRATE });
  return { store, reload, wipe };
}

it('a stored profile that holds an error is removed and the page reloaded, once; another is not [SYNC-06]', () => {
  const first = openWithProfile('Unauthorized');
  expect(first.store.getState().session.userInfo).toBeNull();
  expect(first.wipe).toHaveBeenCalledWith('session');
  expect(first.reload).toHaveBeenCalledTimes(1);
  const second = openWithProfile('Unauthorized');
  expect(second.store.getState().session.userInfo).toBeNull();
  expect(second.reload).not.toHaveBeenCalled();
  expect(openWithProfile().reload).not.toHaveBeenCalled();
});

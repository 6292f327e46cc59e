import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { historySlice, progressRecorded, selectContinueWatching } from '../features/history';
import { selectTheme, themeToggled } from '../features/theme';
import { testServices } from '../testing/render-app';
import { startPersistence } from './persistence';
import { createAppStore } from './store';

async function openTab() {
  const { services, reports } = testServices();
  const store = createAppStore(services);
  startPersistence(store, services.storage);
  await waitFor(() => expect(store.getState()._persist.rehydrated).toBe(true));
  return { store, reports };
}

const played = { mediaType: 'movie', id: 605, title: 'Metropolis', year: 1927 } as const;
const progress = { watched: 600, duration: 6000 };

/** What the browser does in every other tab when one tab writes. */
const tellOtherTabs = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }));

beforeEach(() => window.localStorage.clear());

describe('stored data in the store', () => {
  it('is restored when the page is opened again', async () => {
    const { store } = await openTab();
    store.dispatch(progressRecorded({ played, progress, nowMs: 5 }));
    store.dispatch(themeToggled());
    await waitFor(() => expect(window.localStorage.getItem('theme')).toBe('light'));
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

  it('keeps what was recorded before rehydration', async () => {
    window.localStorage.setItem(
      'media-tracking',
      JSON.stringify({ items: { 7: { type: 'movie', title: 'Seven', year: 1995, updatedAt: 1, progress } } }),
    );
    const { services } = testServices();
    const store = createAppStore(services);
    store.dispatch(progressRecorded({ played, progress, nowMs: 5 }));
    startPersistence(store, services.storage);
    await waitFor(() => expect(store.getState()._persist.rehydrated).toBe(true));
    expect(Object.keys(historySlice.selectSlice(store.getState()).items).sort()).toEqual(['movie:605', 'movie:7']);
  });
});

describe('two tabs', () => {
  it('stay in step: a film watched in one appears in the other [STORAGE-08]', async () => {
    const { store } = await openTab();
    const items = { 7: { type: 'movie', title: 'Seven', year: 1995, updatedAt: 9, progress } };
    tellOtherTabs('media-tracking', JSON.stringify({ items }));
    expect(selectContinueWatching(store.getState())).toMatchObject([{ key: 'movie:7' }]);
  });

  it('change the theme together [THEME-06]', async () => {
    const { store } = await openTab();
    tellOtherTabs('theme', 'light');
    expect(selectTheme(store.getState())).toBe('light');
    tellOtherTabs('theme', null);
    expect(selectTheme(store.getState())).toBe('dark');
  });

  it('both forget what one of them cleared', async () => {
    const { store } = await openTab();
    store.dispatch(progressRecorded({ played, progress, nowMs: 5 }));
    tellOtherTabs('media-tracking', null);
    expect(selectContinueWatching(store.getState())).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { selectIsRestored } from '../../shared/store';
import { renderApp } from '../../testing/render-app';
import { ErrorScreen } from './error-screen';

const bookmarks = [{ mediaId: 605, category: 'watchlist', addedAt: 5, mediaType: 'movie' }];
const progress = { watched: 60, duration: 5400 };
const history = { items: { 605: { type: 'movie', title: 'Metropolis', year: 1927, updatedAt: 5, progress } } };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const open = async () => {
  const reload = jest.fn();
  const { store } = renderApp(<ErrorScreen error={new Error('broken')} reload={reload} />);
  await waitFor(() => expect(selectIsRestored(store.getState())).toBe(true));
  return reload;
};

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('bookmarks', JSON.stringify(bookmarks));
  window.localStorage.setItem('media-tracking', JSON.stringify(history));
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'indexedDB');
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the error screen', () => {
  it('clears the bookmarks, and only those, after a second press [ERROR-05]', async () => {
    const reload = await open();
    press('Clear Bookmarks');
    expect(window.localStorage.getItem('bookmarks')).not.toBeNull();
    press('Really clear bookmarks?');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(window.localStorage.getItem('bookmarks')).toBeNull();
    expect(window.localStorage.getItem('media-tracking')).not.toBeNull();
  });

  it('resets local storage, databases, caches and service workers, and reloads [ERROR-06]', async () => {
    const removed: string[] = [];
    const define = (target: object, name: string, value: object) =>
      Object.defineProperty(target, name, { configurable: true, value });
    define(window, 'indexedDB', {
      databases: () => Promise.resolve([{ name: 'marquee' }]),
      deleteDatabase: (name: string) => removed.push(`database ${name}`),
    });
    define(window, 'caches', {
      keys: () => Promise.resolve(['pages']),
      delete: (name: string) => removed.push(`cache ${name}`),
    });
    define(navigator, 'serviceWorker', {
      getRegistrations: () => Promise.resolve([{ unregister: () => removed.push('service worker') }]),
    });
    const reload = await open();
    press('Reset all app data');
    expect(window.localStorage.length).toBeGreaterThan(0);
    press('Really reset everything?');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(window.localStorage).toHaveLength(0);
    expect(removed).toEqual(['database marquee', 'cache pages', 'service worker']);
  });
});

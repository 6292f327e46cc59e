import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { listenToToasts, type ToastMessage } from '../../shared/ui/toast/toast-channel';
import { renderApp } from '../../testing/render-app';
import { title } from '../../testing/titles';
import { HistoryPage } from './history-page';

const episode = {
  id: 7,
  number: 2,
  title: 'Part 2',
  seasonId: 1,
  updatedAt: 30,
  progress: { watched: 20, duration: 100 },
};
const items = {
  1: { type: 'movie', title: 'High Tide', year: 2020, updatedAt: 10, progress: { watched: 99, duration: 100 } },
  2: { type: 'movie', title: 'Low Tide', year: 2020, updatedAt: 20, progress: { watched: 600, duration: 6000 } },
  3: { type: 'show', title: 'Signal Box', year: 2020, updatedAt: 30, episodes: { s1e2: episode } },
};
let toasts: ToastMessage[] = [];
let stopListening: () => void;
beforeEach(() => {
  localStorage.clear();
  toasts = [];
  stopListening = listenToToasts((toast) => toasts.push(toast));
});
afterEach(() => {
  cleanup();
  stopListening();
});

const open = (stored: object | null) => {
  if (stored) localStorage.setItem('media-tracking', JSON.stringify({ items: stored }));
  return renderApp(<HistoryPage />, { tmdb: { titleSummary: ({ id }) => Promise.resolve(title(id)) } });
};
const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);

describe('the history page', () => {
  it("is headed 'Movies and shows you've watched' and lists the latest first [HISTORY-04]", async () => {
    open(items);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Movies and shows you've watched");
    await screen.findAllByRole('article');
    expect(names()).toEqual(['Signal Box', 'Low Tide', 'High Tide']);
  });

  it('goes on playing what was begun, and opens the page of what was finished', async () => {
    open(items);
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/series/3/1/2?play=true',
      '/movies/2-low-tide?play=true',
      '/movies/1-high-tide',
    ]);
    expect(screen.getByText('1h 30m left')).toBeTruthy();
  });

  it('removes one title, and takes that back [HISTORY-09]', async () => {
    open(items);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Low Tide' }));
    expect(names()).toEqual(['Signal Box', 'High Tide']);
    expect(toasts[0]?.message).toBe('Removed Low Tide from your history');
    act(() => toasts[0]?.action?.onAction());
    expect(names()).toContain('Low Tide');
  });

  it('clears everything, and takes that back in the same order [HISTORY-09]', async () => {
    open(items);
    fireEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(screen.getByText('Nothing here yet')).toBeTruthy();
    act(() => toasts[0]?.action?.onAction());
    expect(names()).toEqual(['Signal Box', 'Low Tide', 'High Tide']);
  });

  it('says that nothing was watched yet', async () => {
    open(null);
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createFakeTmdb, httpError, json, wireCredits, wireMovieDetails } from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listenToToasts, type ToastMessage } from '../shared/ui/toast/toast-channel';
import { providerWith, renderPage } from '../testing/watch-world';
import { Component } from './movie';

const film = (overrides: Parameters<typeof wireMovieDetails>[0] = {}) =>
  createFakeTmdb({ 'movie/101': json(wireMovieDetails({ id: 101, title: 'High Tide', ...overrides })) });
const open = (path: string, options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(Component, {
    path,
    pattern: '/movies/:id',
    tmdb: film(),
    provider: providerWith('movie/101'),
    ...options,
  });

jest.setTimeout(20_000);
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

const watchButton = () => screen.findByRole('button', { name: 'Watch' });

describe('the address of a film', () => {
  it('is replaced by the canonical one, and keeps its query', async () => {
    const { address } = open('/movies/101-something-else?from=mail');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(address()).toBe('/movies/101-high-tide?from=mail'));
  });

  it('without an id is the not-found screen', () => {
    open('/movies/abc');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  });

  it('of a film that does not exist is the not-found screen', async () => {
    open('/movies/7', { tmdb: createFakeTmdb({ 'movie/7': httpError(404) }) });
    expect((await screen.findByText('Page Not Found')).tagName).toBe('H1');
  });
});

describe('a film page', () => {
  it('says that it could not be loaded, and loads on Retry', async () => {
    const tmdb = createFakeTmdb({ 'movie/101': httpError(503) });
    open('/movies/101', { tmdb });
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
    tmdb.answer('movie/101', json(wireMovieDetails({ id: 101, title: 'High Tide' })));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await watchButton()).toBeTruthy();
  });

  it('offers nothing to watch or download before the release', async () => {
    open('/movies/101', { tmdb: film({ release_date: '2999-01-01' }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /watch$|download|checking/i })).toBeNull();
  });

  it('lists five of the cast, and the others after a click', async () => {
    const [member] = wireCredits().cast;
    const cast = Array.from({ length: 7 }, (_, index) => ({
      ...member!,
      id: index + 1,
      credit_id: `c${index}`,
      name: `Actor ${index}`,
    }));
    open('/movies/101', { tmdb: film({ credits: wireCredits({ cast }) }) });
    const more = await screen.findByRole('button', { name: 'Click for 2 more' });
    expect(screen.getAllByText(/^Actor \d$/)).toHaveLength(5);
    fireEvent.click(more);
    expect(screen.getAllByText(/^Actor \d$/)).toHaveLength(7);
  });

  it('bookmarks the film, says so, and takes it back', async () => {
    open('/movies/101');
    fireEvent.click(await screen.findByRole('button', { name: 'Add High Tide to watchlist' }));
    expect(toasts).toEqual([{ kind: 'success', message: 'Added High Tide to watchlist' }]);
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('bookmarks') ?? '[]')).toMatchObject([
        { mediaId: 101, mediaType: 'movie', category: 'watchlist' },
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove High Tide from watchlist' }));
    const again = screen.getByRole('button', { name: 'Add High Tide to watchlist' });
    expect(again.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('watching a film', () => {
  it('goes on at the saved second, saves the last position on closing, and then resumes there', async () => {
    const items = {
      101: { type: 'movie', title: 'High Tide', year: 2020, updatedAt: 1, progress: { watched: 42, duration: 100 } },
    };
    localStorage.setItem('media-tracking', JSON.stringify({ items }));
    const { engines } = open('/movies/101');
    fireEvent.click(await watchButton());
    // The first player of the file: its modules may still be transformed while this waits.
    await waitFor(() => expect(engines[0]?.loaded[0]?.options.startAtSec).toBe(42), { timeout: 15_000 });
    act(() => engines[0]?.setState({ positionSec: 61, paused: false }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(localStorage.getItem('media-tracking')).toContain('"watched":61'));
    fireEvent.click(await watchButton());
    await waitFor(() => expect(engines[1]?.loaded[0]?.options.startAtSec).toBe(61));
  });

  it('starts by itself with play=true, and the address forgets it on closing', async () => {
    const { engines, address } = open('/movies/101-high-tide?play=true');
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/movies/101-high-tide'));
    expect(await watchButton()).toBeTruthy();
  });

  it('says that nothing was found only after a click, and offers another try', async () => {
    open('/movies/101', { provider: { '/sources': { sources: [{ id: 'two', rank: 1 }] } } });
    const button = await watchButton();
    expect(toasts).toEqual([]);
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(toasts).toEqual([
      { kind: 'warning', message: "We can't find this movie right now, try again?", durationMs: 7000 },
    ]);
  });

  it('names the source that is checked, and opens by itself when it was asked to before', async () => {
    const { engines } = open('/movies/101');
    fireEvent.click(await screen.findByRole('button', { name: /^Checking .+\.\.\.$/ }));
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
  });

  it('lists the files that can be saved', async () => {
    open('/movies/101');
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
    const link = await screen.findByRole('link', { name: /^480p/ });
    expect(link.getAttribute('href')).toBe('https://provider.example/media/480.mp4');
    expect(screen.getByText(/This source is a playlist/)).toBeTruthy();
  });
});

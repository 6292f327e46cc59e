import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { addDays, OWNER_PROFILE_ID, type AiringDetails, type FilmReleases } from '@marquee/core';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TmdbError } from '@marquee/tmdb';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderApp } from '../testing/render-app';
import { stubMedia } from '../testing/stub-media';
import { title } from '../testing/titles';
import { Component as CalendarPage } from './calendar';

const TODAY = '2026-12-02';
const NOW = new Date(2026, 11, 2, 12).getTime();

const watchedEpisode = (number: number) => ({
  ...{ id: number, number, title: 'An episode', seasonId: 2, updatedAt: NOW },
  progress: { watched: 100, duration: 100 },
});
/** Follows a series by having watched the first episode of its second season. */
const follow = (...ids: number[]) => {
  const show = (id: number) => ({
    ...{ type: 'show', title: `Series ${id}`, year: 2020, updatedAt: NOW },
    episodes: { s2e1: watchedEpisode(1) },
  });
  localStorage.setItem(
    'media-tracking',
    JSON.stringify({ items: Object.fromEntries(ids.map((id) => [id, show(id)])) }),
  );
};
const bookmark = (mediaId: number) =>
  localStorage.setItem(
    'bookmarks',
    JSON.stringify([{ mediaId, mediaType: 'movie', category: 'watchlist', addedAt: NOW }]),
  );

/** The second season of each series, of three episodes: days from today on which they air. */
function metadata(series: Record<number, number[]>, film?: Omit<FilmReleases, 'key'>) {
  let isReachable = true;
  const answer = <Value,>(value: Value | undefined, path: string): Promise<Value> => {
    const status = isReachable ? 404 : 500;
    return isReachable && value !== undefined
      ? Promise.resolve(value)
      : Promise.reject(new TmdbError({ code: 'http', reason: 'Failed', path, status }));
  };
  const seasons = [{ seasonNumber: 2, episodeCount: 3 }];
  const detailsOf = (id: number): AiringDetails => ({
    id,
    title: `Series ${id}`,
    seasons,
    lastEpisode: null,
    nextEpisode: null,
  });
  const episodesOf = (id: number) =>
    series[id]?.map((days, index) => ({
      ...{ seasonNumber: 2, episodeNumber: index + 1, name: `Part ${index + 1}`, airDate: addDays(TODAY, days) },
      type: index === 2 ? 'finale' : 'standard',
    }));
  const tmdb = {
    airingDetails: ({ id }: { id: number }) => answer(series[id] && detailsOf(id), 'tv'),
    season: ({ tvId }: { tvId: number }) => answer({ seasonNumber: 2, episodes: episodesOf(tvId) }, 'season'),
    filmReleases: ({ id }: { id: number }) =>
      answer<FilmReleases | undefined>(film && { key: `movie:${id}`, ...film }, 'movie'),
    titleSummary: ({ id, mediaType }: { id: number; mediaType: 'movie' | 'tv' }) =>
      Promise.resolve(title(id, { mediaType, title: 'A title', popularity: 0 })),
  };
  return {
    tmdb: tmdb as unknown as NonNullable<Parameters<typeof renderApp>[1]>['tmdb'] & object,
    reach: (can: boolean) => (isReachable = can),
  };
}

const Address = () => <output data-testid="address">{useLocation().search}</output>;
const open = (options: Parameters<typeof renderApp>[1] & object, query = '') =>
  renderApp(
    <>
      <Address />
      <Routes>
        <Route path="/calendar" element={<CalendarPage />} />
      </Routes>
    </>,
    { now: () => NOW, path: `/calendar${query}`, ...options },
  );
const address = () => screen.getByTestId('address').textContent;
const lines = () =>
  screen.queryAllByRole('article').map((line) => {
    const day = line.closest('li li')?.parentElement?.closest('li')?.querySelector('h2')?.textContent;
    const isSeen = within(line).queryByRole('img', { name: 'Watched' }) !== null;
    return [day, within(line).getByRole('link').textContent, ...(isSeen ? ['seen'] : [])].join(': ');
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  // jsdom is never idle.
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
  });
});
afterEach(cleanup);

describe('the calendar on a phone', () => {
  it('lists what comes from today on, and what is past on request, with what was watched [CALENDAR-01, CALENDAR-05]', async () => {
    follow(5, 6);
    open(metadata({ 5: [-7, 0, 7], 6: [0, 1, 1] }));
    await waitFor(() =>
      expect(lines()).toEqual([
        'Today: Series 5',
        'Today: Series 6: seen',
        'Tomorrow: Series 6',
        'Wednesday, December 9: Series 5',
      ]),
    );
    expect(screen.getByText('S2 E2–E3 · 2 episodes')).toBeTruthy();
    expect(screen.getAllByText(/^Season /).map(({ textContent }) => textContent)).toEqual([
      'Season premiere',
      'Season finale',
      'Season finale',
    ]);
    press('Show earlier');
    expect(lines()[0]).toBe('Wednesday, November 25: Series 5: seen');
    press('Today');
    expect(lines()[0]).toBe('Today: Series 5');
  });

  it('has when bookmarked films come out in the visitor’s region, and is filtered in its URL [CALENDAR-03, CALENDAR-04]', async () => {
    follow(5);
    bookmark(7);
    const releases = [
      { region: 'US', kind: 'cinema', date: '2026-12-18' },
      { region: 'DE', kind: 'digital', date: '2026-12-20' },
    ] as const;
    const { store } = open(metadata({ 5: [0, 1, 2] }, { name: 'A film', releases }));
    await waitFor(() => expect(lines().at(-1)).toBe('Friday, December 18: A film'));
    expect(screen.getByText('In theaters')).toBeTruthy();
    press('Movies');
    await waitFor(() => expect(lines()).toEqual(['Friday, December 18: A film']));
    expect(address()).toBe('?show=movies');
    press('Series');
    await waitFor(() => expect(lines()).toHaveLength(3));
    press('Premieres only');
    press('Finales only');
    await waitFor(() => expect(lines()).toEqual(['Today: Series 5: seen', 'Friday, December 4: Series 5']));
    expect(address()).toBe('?show=series&premieres=1&finales=1');
    press('All');
    const { storeSetting } = await import('../shared/store/settings');
    act(() => store.dispatch(storeSetting('region', 'DE')));
    await waitFor(() => expect(lines().at(-1)).toBe('Sunday, December 20: A film'));
  });

  it('says what to do while nothing is followed, and shows the filters off where nothing matches [CALENDAR-05]', async () => {
    open({ tmdb: {} });
    expect(await screen.findByText('Nothing in your calendar yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse series' }).getAttribute('href')).toBe('/series');
    cleanup();
    follow(5);
    open(metadata({ 5: [0] }), '?finales=1');
    fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(lines()).toEqual(['Today: Series 5: seen']));
  });

  it('says when dates cannot be loaded, and tries again [CALENDAR-05]', async () => {
    follow(5);
    const service = metadata({ 5: [0, 1, 2] });
    service.reach(false);
    open(service);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    service.reach(true);
    fireEvent.click(retry);
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the month', () => {
  const chosen = () =>
    [...document.querySelectorAll('td')].filter(({ tabIndex }) => tabIndex === 0).map((cell) => cell.dataset.day);
  const key = (name: string, shiftKey = false) => {
    const cell = document.activeElement ?? document.body;
    fireEvent.keyDown(cell, { key: name, shiftKey });
  };

  it('is a grid whose days the keys choose, one of them in the tab order; Today leads back [CALENDAR-02]', async () => {
    const restore = stubMedia(/width/);
    follow(5);
    open(metadata({ 5: [0, 1, 2] }));
    const grid = await screen.findByRole('grid', { name: 'December 2026' });
    expect(chosen()).toEqual([TODAY]);
    const today = within(grid).getByLabelText('Wednesday, December 2: 1 title, all watched');
    expect(today.getAttribute('aria-current')).toBe('date');
    today.focus();
    for (const [name, day, shift] of [
      ['ArrowRight', '2026-12-03', false],
      ['ArrowDown', '2026-12-10', false],
      ['Home', '2026-12-06', false],
      ['End', '2026-12-12', false],
      ['PageDown', '2027-01-12', false],
      ['PageUp', '2026-12-12', true],
    ] as const) {
      const to = name === 'PageUp' ? '2026-01-12' : day;
      key(name, shift);
      await waitFor(() => expect([chosen(), (document.activeElement as HTMLElement).dataset.day]).toEqual([[to], to]));
    }
    expect(screen.getByRole('grid', { name: 'January 2026' })).toBeTruthy();
    press('Today');
    await waitFor(() => expect(chosen()).toEqual([TODAY]));
    press('Next month');
    await waitFor(() => expect(chosen()).toEqual(['2027-01-02']));
    expect(address()).toBe('?day=2027-01-02');
    press('Previous month');
    fireEvent.click(await screen.findByLabelText('Friday, December 4: 1 title'));
    const day = await screen.findByRole('region', { name: 'Friday, December 4' });
    expect(within(day).getByRole('link', { name: 'Series 5' }).getAttribute('href')).toBe('/series/5/2/3');
    restore();
  });
});

it('a restricted profile cannot subscribe [CALENDAR-10]', async () => {
  localStorage.setItem('user-info', JSON.stringify({ id: 'u1', username: 'ada', name: 'Ada', email: '' }));
  const profiles = [{ id: OWNER_PROFILE_ID, name: 'Mia', isRestricted: true }];
  localStorage.setItem(
    'profiles',
    JSON.stringify({ account: 'ada', profiles, isRemembered: true, last: OWNER_PROFILE_ID }),
  );
  open({ tmdb: {} });
  expect(await screen.findByText('Nothing in your calendar yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
});

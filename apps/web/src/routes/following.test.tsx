import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { DAY_MS, OWNER_PROFILE_ID, type AiringDetails } from '@marquee/core';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TmdbError } from '@marquee/tmdb';
import { createFakeTmdb, json, wireEpisode, wireTvDetails } from '@marquee/tmdb/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { NewForYou } from '../features/following';
import { localDay } from '../shared/lib/format/local-day';
import { PosterCard } from '../shared/ui';
import { renderApp } from '../testing/render-app';
import { title } from '../testing/titles';
import { Component as SeriesPage } from './series';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const dayOf = (days: number) => new Date(NOW + days * DAY_MS).toISOString().slice(0, 10);

/** A show of which the pilot was watched a year ago. */
const show = (name: string) => ({
  type: 'show',
  title: name,
  year: 2020,
  updatedAt: NOW - 365 * DAY_MS,
  episodes: {
    s1e1: {
      ...{ id: 1, number: 1, title: 'Pilot', seasonId: 1, updatedAt: NOW - 365 * DAY_MS },
      progress: { watched: 100, duration: 100 },
    },
  },
});
const watched = (...ids: number[]) =>
  localStorage.setItem(
    'media-tracking',
    JSON.stringify({ items: Object.fromEntries(ids.map((id) => [id, show(`Series ${id}`)])) }),
  );

/** The second season of each series: `aired` days before today, and one episode to come. */
function metadata(series: Record<number, number[]>) {
  const asked: number[] = [];
  const summary = (episodeNumber: number, days: number) => ({
    ...{ id: episodeNumber, seasonNumber: 2, episodeNumber, name: `Episode ${episodeNumber}`, type: 'standard' },
    airDate: dayOf(days),
  });
  const listOf = (id: number) => [...(series[id] ?? []), 3].map((days, index) => summary(index + 1, days));
  const refused = () => Promise.reject(new TmdbError({ code: 'http', reason: 'Not found', path: 'tv', status: 404 }));
  const airingDetails = ({ id }: { id: number }) => {
    asked.push(id);
    const seasons = [1, 2].map((seasonNumber) => ({ seasonNumber, episodeCount: 2 }));
    const details: AiringDetails = { id, title: `Series ${id}`, seasons, lastEpisode: null, nextEpisode: null };
    return series[id] ? Promise.resolve(details) : refused();
  };
  const tmdb = {
    airingDetails,
    season: ({ tvId }: { tvId: number }) => Promise.resolve({ seasonNumber: 2, episodes: listOf(tvId) }),
    titleSummary: ({ id }: { id: number }) =>
      Promise.resolve(title(id, { mediaType: 'tv', title: `Series ${id}`, popularity: 0 })),
  };
  return { asked, tmdb: tmdb as unknown as NonNullable<Parameters<typeof renderApp>[1]>['tmdb'] & object };
}
const cards = (...ids: number[]) => (
  <>
    {ids.map((id) => (
      <PosterCard key={id} item={title(id, { mediaType: 'tv', title: `Series ${id}` })} />
    ))}
  </>
);
const badgeOf = (id: number) =>
  within(screen.getByRole('link', { name: `Series ${id}` }).closest('article') ?? document.body).queryByText(/ new$/)
    ?.textContent;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.news;
  globalThis.indexedDB = new IDBFactory();
  // jsdom is never idle.
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
  });
});
afterEach(cleanup);

describe('cards of followed series', () => {
  it('say how many episodes are new, and those of others say nothing [FOLLOW-05]', async () => {
    watched(5);
    const { tmdb, asked } = metadata({ 5: [-3, -2], 6: [-1] });
    const paths: string[] = [];
    renderApp(cards(5, 6), { tmdb, now: () => NOW });
    const answer = window.fetch;
    window.fetch = (input, init) => {
      paths.push(String(input instanceof Request ? input.url : input));
      return answer(input, init);
    };
    await waitFor(() => expect(badgeOf(5)).toBe('2 new'));
    expect(badgeOf(6)).toBeUndefined();
    // Without an account nobody is told what is followed, except by asking about the series.
    expect(asked).toEqual([5]);
    expect(paths.filter((path) => path.includes('airings'))).toEqual([]);
  });

  it('say it at once at the next visit, and are asked about once a day [FOLLOW-06]', async () => {
    watched(5, 7);
    const first = metadata({ 5: [-3, -2] });
    renderApp(cards(5), { tmdb: first.tmdb, now: () => NOW });
    await waitFor(() => expect(badgeOf(5)).toBe('2 new'));
    // A series that is hidden from the visitor is not asked about again either.
    expect(first.asked).toEqual([5, 7]);
    cleanup();
    const later = metadata({});
    renderApp(cards(5), { tmdb: later.tmdb, now: () => NOW + DAY_MS / 2 });
    await waitFor(() => expect(badgeOf(5)).toBe('2 new'));
    expect(later.asked).toEqual([]);
    cleanup();
    const nextDay = metadata({ 5: [-3, -2, 0], 7: [] });
    renderApp(cards(5), { tmdb: nextDay.tmdb, now: () => NOW + 1.5 * DAY_MS });
    await waitFor(() => expect(badgeOf(5)).toBe('3 new'));
  });

  it('take what the server knows of an account’s series, and ask only about the others [FOLLOW-06]', async () => {
    watched(5, 6);
    const { tmdb, asked } = metadata({ 5: [], 6: [-2] });
    const episode = { season: 2, number: 1, airDate: dayOf(-1), isPremiere: true, isFinale: false };
    const airings = [{ key: 'tv:5', name: 'Series 5', episodes: [episode] }];
    const api = { '/api/users/me/airings': { airings } };
    localStorage.setItem('user-info', JSON.stringify({ id: 'u1', username: 'ada', name: 'Ada', email: '' }));
    renderApp(cards(5, 6), { tmdb, now: () => NOW, api });
    await waitFor(() => expect([badgeOf(5), badgeOf(6)]).toEqual(['1 new', '1 new']));
    expect(asked).toEqual([6]);
  });

  it('of a restricted profile show nothing that was known before [FOLLOW-09]', async () => {
    watched(5);
    renderApp(cards(5), { tmdb: metadata({ 5: [-3] }).tmdb, now: () => NOW });
    await waitFor(() => expect(badgeOf(5)).toBe('1 new'));
    cleanup();
    const profiles = [{ id: OWNER_PROFILE_ID, name: 'Mia', isRestricted: true }];
    const known = { account: 'ada', profiles, isRemembered: true, last: OWNER_PROFILE_ID };
    localStorage.setItem('user-info', JSON.stringify({ id: 'u1', username: 'ada', name: 'Ada', email: '' }));
    localStorage.setItem('profiles', JSON.stringify(known));
    const hidden = metadata({});
    renderApp(cards(5), { tmdb: hidden.tmdb, now: () => NOW, api: { '/api/users/me/airings': { airings: [] } } });
    await waitFor(() => expect(hidden.asked).toEqual([5]));
    expect(badgeOf(5)).toBeUndefined();
  });
});

describe('the row New for you', () => {
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('has the followed series with new episodes, the newest first [FOLLOW-08]', async () => {
    watched(5, 6, 7);
    renderApp(<NewForYou />, { tmdb: metadata({ 5: [-3], 6: [-1], 7: [] }).tmdb, now: () => NOW });
    await waitFor(() => expect(titles()).toEqual(['Series 6', 'Series 5']));
    expect(localStorage.getItem('new-for-you')).toBe('1');
  });

  it('is not there for somebody who follows nothing, and its place is given up [FOLLOW-08]', async () => {
    localStorage.setItem('new-for-you', '1');
    document.documentElement.dataset.news = '';
    renderApp(<NewForYou />, { tmdb: {}, now: () => NOW });
    await waitFor(() => expect(document.documentElement.dataset.news).toBeUndefined());
    expect(screen.queryByRole('region', { name: 'New for you' })).toBeNull();
    expect(localStorage.getItem('new-for-you')).toBeNull();
  });

  it('appears late only where it moves nothing on the screen [FOLLOW-08]', async () => {
    watched(5);
    const { tmdb } = metadata({ 5: [-3] });
    const page = (
      <>
        <div data-testid="row">
          <NewForYou />
        </div>
        {cards(5)}
      </>
    );
    renderApp(page, { tmdb, now: () => NOW });
    await waitFor(() => expect(badgeOf(5)).toBe('1 new'));
    expect(document.documentElement.dataset.news).toBeUndefined();
    cleanup();
    globalThis.indexedDB = new IDBFactory();
    renderApp(page, { tmdb, now: () => NOW });
    const place = screen.getByTestId('row').firstElementChild as Element;
    place.getBoundingClientRect = () => ({ top: window.innerHeight }) as DOMRect;
    await waitFor(() => expect(document.documentElement.dataset.news).toBe(''));
  });
});

describe('the page of a series', () => {
  const open = (now: number, nextAirDate?: string) => {
    const next = nextAirDate === undefined ? null : wireEpisode({ air_date: nextAirDate });
    const details = wireTvDetails({ id: 1399, next_episode_to_air: next });
    return renderApp(
      <Routes>
        <Route path="/series/:id" element={<SeriesPage />} />
      </Routes>,
      { path: '/series/1399', tmdb: createFakeTmdb({ 'tv/1399': json(details) }).client, now: () => now },
    );
  };

  it('follows and unfollows, which holds for a series that was started [FOLLOW-02, FOLLOW-07]', async () => {
    watched(1399);
    const { store } = open(NOW);
    const button = await screen.findByRole('button', { name: /^Unfollow / });
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: /^Follow / })).toBeTruthy();
    expect(store.getState().collections.follows['tv:1399']?.['tv:1399']?.removedAt).toBe(NOW);
    fireEvent.click(screen.getByRole('button', { name: /^Follow / }));
    expect(await screen.findByRole('button', { name: /^Unfollow / })).toBeTruthy();
  });

  it('says on which of the visitor’s days the next episode airs [FOLLOW-07]', async () => {
    const inThreeDays = Date.now() + 3 * DAY_MS;
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(inThreeDays);
    open(NOW, localDay(inThreeDays));
    expect(await screen.findByText(new RegExp(`^Airs ${weekday}`))).toBeTruthy();
    cleanup();
    open(NOW);
    expect(await screen.findByRole('button', { name: /^Follow / })).toBeTruthy();
    expect(screen.queryByText(/^Airs /)).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createFakeTmdb,
  httpError,
  json,
  wireCredits,
  wireEpisode,
  wireImages,
  wireSeason,
  wireTvDetails,
} from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storeSetting } from '../shared/store/settings';
import { firstOf } from '../testing/first-of';
import { providerWith, renderPage } from '../testing/render-page';
import { Component } from './episode';

const episodes = [1, 2].map((number) =>
  wireEpisode({ id: 500 + number, season_number: 1, episode_number: number, name: `Part ${number}` }),
);
const season = firstOf(wireTvDetails().seasons);
const worldAnswers = {
  'tv/201': json(
    wireTvDetails({ id: 201, name: 'Signal Box', seasons: [{ ...season, season_number: 1, episode_count: 2 }] }),
  ),
  'tv/201/season/1': json(wireSeason({ season_number: 1, episodes })),
  'tv/201/season/1/episode/1': json(episodes[0]),
  'tv/201/season/1/episode/2': json(episodes[1]),
};
const world = (answers: Parameters<typeof createFakeTmdb>[0] = {}) => createFakeTmdb({ ...worldAnswers, ...answers });
const open = (path: string, options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(Component, {
    path,
    pattern: '/series/:id/:season/:episode',
    tmdb: world(),
    provider: providerWith('tv/201'),
    ...options,
  });
const stored = () =>
  (JSON.parse(localStorage.getItem('media-tracking') ?? '{"items":{}}') as { items: Record<string, unknown> }).items;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the episode page', () => {
  it('says that parameters are missing when the URL names no episode [EPISODE-05]', () => {
    open('/series/201/one/2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Missing required parameters');
  });

  it('links to the series when the episode does not exist [EPISODE-04]', async () => {
    open('/series/201/1/9', { tmdb: world({ 'tv/201/season/1/episode/9': httpError(404) }) });
    expect((await screen.findByText('Episode Not Found')).tagName).toBe('H1');
    expect(screen.getByRole('link', { name: 'Back to the series' }).getAttribute('href')).toBe(
      '/series/201-signal-box',
    );
  });

  it('says when the episode could not be loaded [EPISODE-06]', async () => {
    open('/series/201/1/1', { tmdb: world({ 'tv/201/season/1/episode/1': httpError(500) }) });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to load episode information. Please try again later.',
    );
  });

  it('shows the still, date, runtime, rating, overview, actions and the next episode; the first has no previous one [EPISODE-01, EPISODE-10]', async () => {
    open('/series/201/1/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Part 1' })).toBeTruthy();
    for (const text of [
      'September 17, 2021',
      '29m',
      '7.9',
      '54 ratings',
      'The heritage committee arrives a day early.',
    ])
      expect(screen.getAllByText(text)).not.toHaveLength(0);
    expect(document.querySelector('img[src*="/still-1-1.jpg"]')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Play Episode' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /download/i })).toBeTruthy();
    const next = screen.getByRole('link', { name: 'Next episode: S1 E2' });
    expect(next.getAttribute('href')).toBe('/series/201/1/2');
    expect(screen.queryByRole('link', { name: /^Previous episode/ })).toBeNull();
  });

  it('searches and plays, or says that the sources cannot be reached [EPISODE-07, EPISODE-08]', async () => {
    open('/series/201/1/1', { provider: {} });
    expect(await screen.findByRole('button', { name: 'Load & Play' })).toBeTruthy();
    const failed = await screen.findByRole('button', { name: 'Not found: Click to try again' });
    expect(screen.getByRole('alert').textContent).toBe('Failed to load video sources. Please try again later.');
    fireEvent.click(failed);
    expect(await screen.findByRole('button', { name: /^Checking/ })).toBeTruthy();
  });

  it('says on the Play button how much is left, and shows it along its foot; the progress of the next episode, too [EPISODE-12]', async () => {
    const progress = { watched: 900, duration: 3300 };
    const episode = { id: 501, number: 1, title: 'Part 1', seasonId: 1, updatedAt: 5, progress };
    const half = { ...episode, id: 502, number: 2, title: 'Part 2', progress: { watched: 50, duration: 100 } };
    const items = {
      201: { type: 'show', title: 'Signal Box', year: 2020, updatedAt: 5, episodes: { s1e1: episode, s1e2: half } },
    };
    localStorage.setItem('media-tracking', JSON.stringify({ items }));
    open('/series/201/1/1');
    const button = await screen.findByRole('button', { name: 'Play Episode · 40 min left' });
    expect(firstOf([...button.querySelectorAll<HTMLElement>('[aria-hidden] [style]')]).style.width).toMatch(/^27\./);
    const bar = screen.getByRole('progressbar', { name: 'Your progress in Part 2' });
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
  });

  it('shows a gallery only if there are further stills [EPISODE-03]', async () => {
    const still = (path: string) => ({ ...firstOf(wireImages().posters), file_path: path, iso_639_1: null });
    const episode = (...paths: string[]) =>
      json({
        ...wireEpisode({ season_number: 1, episode_number: 1, name: 'Part 1' }),
        images: { stills: paths.map(still) },
      });
    open('/series/201/1/1', { tmdb: world({ 'tv/201/season/1/episode/1': episode('/a.jpg', '/b.jpg') }) });
    const pictures = within(await screen.findByRole('region', { name: 'Episode images' }));
    expect(pictures.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Part 1, image 1',
      'Part 1, image 2',
    ]);
    cleanup();
    open('/series/201/1/1', { tmdb: world({ 'tv/201/season/1/episode/1': episode('/a.jpg') }) });
    await screen.findByRole('button', { name: 'Play Episode' });
    expect(screen.queryByRole('region', { name: 'Episode images' })).toBeNull();
  });
});

const guests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...firstOf(wireCredits().cast),
    id: 700 + index,
    credit_id: `g${index}`,
    name: `Guest ${index}`,
  }));

describe('the people of an episode', () => {
  it('include who directed and wrote it, ten guest stars, and the others on a click [EPISODE-01, EPISODE-02]', async () => {
    const director = firstOf(wireCredits().crew);
    const crew = [director, { ...director, id: 9, credit_id: 'w', name: 'Ida Noll', job: 'Writer' }];
    const made = { crew, credits: wireCredits({ crew }), guest_stars: guests(12) };
    const episode = wireEpisode({ season_number: 1, episode_number: 1, ...made });
    open('/series/201/1/1', { tmdb: world({ 'tv/201/season/1/episode/1': json(episode) }) });
    const region = within(await screen.findByRole('region', { name: 'Guest stars' }));
    expect(region.getAllByRole('article')).toHaveLength(10);
    const more = region.getByRole('button', { name: 'Show 2 more' });
    expect(more.textContent).toBe('+2 more');
    fireEvent.click(more);
    expect(region.getAllByRole('article')).toHaveLength(12);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([href('Lise Faber'), href('Ida Noll')]).toEqual(['/people/303-lise-faber', '/people/9-ida-noll']);
  });

  it('include three on the still of a hovered episode [EPISODE-02]', async () => {
    const season = wireSeason({
      season_number: 1,
      episodes: [wireEpisode({ season_number: 1, episode_number: 1, guest_stars: guests(5) })],
    });
    open('/series/201/1/1', { tmdb: world({ 'tv/201/season/1': json(season) }) });
    expect((await screen.findByText(/^With Guest/)).textContent).toBe('With Guest 0, Guest 1, Guest 2');
  });
});

describe('watching episodes in a row', () => {
  it('continues in the same player with the same source, and stores separate positions [PLAYER-14]', async () => {
    const { engines, address } = open('/series/201/1/1?play=true');
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    act(() => engines[0]?.setState({ paused: false, positionSec: 96 }));
    fireEvent.click(await screen.findByRole('button', { name: /Next Episode/ }));
    await waitFor(() => expect(address()).toBe('/series/201/1/2?play=true'));
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(2));
    expect(engines).toHaveLength(1);
    expect(engines[0]?.loaded[1]?.options.startAtSec).toBe(0);
    act(() => engines[0]?.setState({ positionSec: 7 }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() =>
      expect(stored()).toMatchObject({
        201: { episodes: { s1e1: { progress: { watched: 96 } }, s1e2: { progress: { watched: 7 } } } },
      }),
    );
  });

  it('stops at the end when autoplay is off', async () => {
    localStorage.setItem('settings', JSON.stringify({ autoplayNext: { value: false, updatedAt: 1 } }));
    const { engines, address } = open('/series/201/1/1?play=true');
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    act(() => engines[0]?.setState({ paused: false, positionSec: 99.8 }));
    expect(await screen.findByRole('button', { name: /Next Episode/ })).toBeTruthy();
    expect(engines[0]?.loaded).toHaveLength(1);
    expect(address()).toBe('/series/201/1/1?play=true');
  });

  it('autoplays the next episode, but not the first after the last [PLAYER-12]', async () => {
    const { engines, address } = open('/series/201/1/1?play=true');
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    act(() => engines[0]?.setState({ paused: false, positionSec: 99.8 }));
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(2));
    act(() => engines[0]?.setState({ paused: false, positionSec: 99.9 }));
    expect(await screen.findByRole('button', { name: /Next Episode/ })).toBeTruthy();
    expect(address()).toBe('/series/201/1/2?play=true');
    fireEvent.click(screen.getByRole('button', { name: /Next Episode/ }));
    await waitFor(() => expect(address()).toBe('/series/201/1/1?play=true'));
  });

  it('plays on when region, language or content filter change [SETTING-10, SETTING-16]', async () => {
    const { engines, store, tmdb } = open('/series/201/1/1?play=true');
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    for (const [setting, value] of [
      ['metadataLanguage', 'de-DE'],
      ['region', 'DE'],
      ['contentFilter', 'moderate'],
    ] as const) {
      const before = tmdb.requests.length;
      act(() => {
        store.dispatch(storeSetting(setting, value));
      });
      await waitFor(() => expect(tmdb.requests.length).toBeGreaterThan(before));
    }
    expect(await screen.findByRole('button', { name: 'Back' })).toBeTruthy();
    expect([engines[0]?.loaded.length, engines[0]?.calls.includes('destroy')]).toEqual([1, false]);
  });
});

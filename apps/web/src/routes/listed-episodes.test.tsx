import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createFakeTmdb,
  httpError,
  json,
  wireEpisode,
  wireSeason,
  wireSeasonSummary,
  wireTvDetails,
} from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { providerWith, renderPage } from '../testing/render-page';
import { Component as EpisodePage } from './episode';
import { Component as SeriesPage } from './series';

type Numbers = Record<number, { episodes: number[]; airDate?: string | null }>;

const episodeOf = (season: number, number: number, airDate: string | null = '2021-09-17') =>
  wireEpisode({ season_number: season, episode_number: number, name: `Part ${number}`, air_date: airDate });

/** A series whose seasons list these numbers. */
const world = (seasons: Numbers, details: Partial<Parameters<typeof wireTvDetails>[0]> = {}) => {
  const entries = Object.entries(seasons).map(([key, list]) => ({
    number: Number(key),
    airDate: '2021-09-17',
    ...list,
  }));
  return createFakeTmdb({
    'tv/201': json(
      wireTvDetails({
        id: 201,
        name: 'Signal Box',
        last_episode_to_air: null,
        seasons: entries.map(({ number, episodes, airDate }) =>
          wireSeasonSummary({ season_number: number, episode_count: episodes.length, air_date: airDate }),
        ),
        ...details,
      }),
    ),
    ...Object.fromEntries(
      entries.flatMap(({ number, episodes, airDate }) => [
        [
          `tv/201/season/${number}`,
          json(
            wireSeason({
              season_number: number,
              air_date: airDate,
              episodes: episodes.map((episode) => episodeOf(number, episode, airDate)),
            }),
          ),
        ],
        ...episodes.map((episode) => [
          `tv/201/season/${number}/episode/${episode}`,
          json(episodeOf(number, episode, airDate)),
        ]),
      ]),
    ),
  });
};
const counted: Numbers = { 0: { episodes: [1] }, 1: { episodes: [1, 2, 3] }, 2: { episodes: [4, 6] } };
const openEpisode = (path: string, tmdb = world(counted)) =>
  renderPage(EpisodePage, { path, pattern: '/series/:id/:season/:episode', tmdb, provider: providerWith('tv/201') });
const openSeries = (tmdb = world(counted)) =>
  renderPage(SeriesPage, { path: '/series/201', pattern: '/series/:id', tmdb, provider: providerWith('tv/201') });
const neighbour = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('episodes that are not numbered from 1', () => {
  it.each([
    ['/series/201/2/4', '/series/201/1/3', '/series/201/2/6'],
    ['/series/201/2/6', '/series/201/2/4', null],
  ])('have the neighbours of %s that are listed [EPISODE-10]', async (path, before, after) => {
    openEpisode(path);
    await waitFor(() => expect(neighbour(/^Previous episode/)).toBe(before));
    await waitFor(() => expect(neighbour(/^Next episode/)).toBe(after));
  });

  it('lead back to an episode 0', async () => {
    openEpisode('/series/201/1/1', world({ 1: { episodes: [0, 1] } }));
    await waitFor(() => expect(neighbour(/^Previous episode/)).toBe('/series/201/1/0'));
  });

  it('play on into the first that the next season lists [PLAYER-12]', async () => {
    const { engines, address } = openEpisode('/series/201/1/3?play=true');
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    act(() => engines[0]?.setState({ paused: false, positionSec: 99.8 }));
    await waitFor(() => expect(address()).toBe('/series/201/2/4?play=true'));
  });

  it('are chosen by season, whose first one is watched', async () => {
    const { address } = openSeries();
    fireEvent.change(await screen.findByLabelText('Season'), { target: { value: '2' } });
    const episode = await screen.findByLabelText<HTMLSelectElement>('Episode');
    await waitFor(() => expect([...episode.options].map(({ value }) => value)).toEqual(['4', '6']));
    expect(episode.value).toBe('4');
    fireEvent.click(await screen.findByRole('button', { name: 'Watch selected episode' }));
    await waitFor(() => expect(address()).toBe('/series/201/2/4?play=true'));
  });

  it('are watched by a press while their list is fetched', async () => {
    const tmdb = world({ 5: { episodes: [7] } });
    let answer: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => (answer = resolve));
    const list = json(wireSeason({ season_number: 5, episodes: [episodeOf(5, 7)] }));
    tmdb.answer('tv/201/season/5', (request) => held.then(() => list(request)));
    const { address } = openSeries(tmdb);
    fireEvent.click(await screen.findByRole('button', { name: 'Watch selected episode' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Episode').options).toHaveLength(0);
    answer();
    await waitFor(() => expect(address()).toBe('/series/201/5/7?play=true'));
  });

  it('are shown with an error where their list cannot be fetched', async () => {
    openSeries(createFakeTmdb({ 'tv/201': json(wireTvDetails({ id: 201 })), 'tv/201/season/1': httpError(500) }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Episodes' }).textContent).toContain('Something went wrong'),
    );
    expect(screen.queryByRole('button', { name: 'Watch selected episode' })).toBeNull();
  });
});

describe('an announced season without dates', () => {
  const announced = () =>
    world(
      { 1: { episodes: [1, 2] }, 2: { episodes: [3, 4], airDate: null } },
      { last_episode_to_air: episodeOf(1, 2) },
    );

  it('is not played automatically after the last [PLAYER-12]', async () => {
    const { engines, address } = openEpisode('/series/201/1/2?play=true', announced());
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    act(() => engines[0]?.setState({ paused: false, positionSec: 99.8 }));
    expect(await screen.findByText('Not released yet. No date has been announced.')).toBeTruthy();
    expect(address()).toBe('/series/201/1/2?play=true');
  });

  it('is not offered to play or to be marked as watched [TITLE-02, HISTORY-10]', async () => {
    const { engines } = openEpisode('/series/201/2/3?play=true', announced());
    expect(await screen.findByText('Not released yet. No date has been announced.')).toBeTruthy();
    expect(await screen.findAllByText('Upcoming')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Play|Mark/ })).toBeNull();
    expect(engines).toHaveLength(0);
  });
});

it('shows the seasons of a long series as a select, and a long season by fifties, the group of the next episode first [EPISODE-13]', async () => {
  const upTo = (count: number) => ({ episodes: Array.from({ length: count }, (_, index) => index + 1) });
  const seasons = {
    ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index + 1, upTo(1)])),
    9: upTo(121),
  };
  openEpisode('/series/201/9/60', world(seasons));
  const group = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Episodes' });
  const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect([...group.options].map(({ text }) => text)).toEqual(['1–50', '51–100', '101–121']);
  expect([group.value, shown().length, shown()[0]]).toEqual(['1', 50, '51. Part 51']);
  fireEvent.click(screen.getByRole('button', { name: 'Episodes: more' }));
  expect([shown().length, shown()[0]]).toEqual([21, '101. Part 101']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Season' }), { target: { value: '8' } });
  await waitFor(() => expect(shown()).toEqual(['1. Part 1']));
});

describe('an episode that has yet to air', () => {
  const open = () =>
    openEpisode(
      '/series/201/1/1?play=true',
      world({ 1: { episodes: [1] }, 2: { episodes: [1], airDate: '2999-01-01' } }),
    );

  it('is not opened by Next Episode, which says when it airs [PLAYER-12]', async () => {
    const { engines, address } = open();
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    act(() => engines[0]?.setState({ paused: false, positionSec: 96 }));
    expect(await screen.findByText('The next episode airs on January 1, 2999')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Next Episode/ })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(screen.getByText(/airs on January 1, 2999/, { selector: '[role=status]' })).toBeTruthy();
    expect(address()).toBe('/series/201/1/1?play=true');
  });

  it('closes a player that arrives at it, and says when it airs', async () => {
    const { engines } = open();
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    fireEvent.click(screen.getByRole('link', { name: /^Next episode/ }));
    expect(await screen.findByText('Not released yet. It comes out on January 1, 2999.')).toBeTruthy();
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
  });
});

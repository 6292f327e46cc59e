import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFakeTmdb, json, wireEpisode, wireSeason, wireTvDetails } from '@marquee/tmdb/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ContinueWatching } from '../features/history';
import { firstOf } from '../testing/first-of';
import { providerWith, renderPage } from '../testing/render-page';
import { renderApp } from '../testing/render-app';
import { title } from '../testing/titles';
// Preloaded, so that nothing waits for them.
import '../features/episode/spoiler-toggle';
import '../features/history/continue-watching-row';
import { Component } from './episode';

const episodes = [1, 2, 3].map((number) =>
  wireEpisode({
    id: 500 + number,
    season_number: 1,
    episode_number: number,
    name: `Twist ${number}`,
    overview: `The butler did it ${number} times.`,
  }),
);
const season = firstOf(wireTvDetails().seasons);
const answers = {
  'tv/201': json(
    wireTvDetails({ id: 201, name: 'Signal Box', seasons: [{ ...season, season_number: 1, episode_count: 3 }] }),
  ),
  'tv/201/season/1': json(wireSeason({ season_number: 1, episodes })),
  ...Object.fromEntries(episodes.map((episode, index) => [`tv/201/season/1/episode/${index + 1}`, json(episode)])),
};
const open = () =>
  renderPage(Component, {
    path: '/series/201/1/2',
    pattern: '/series/:id/:season/:episode',
    tmdb: createFakeTmdb(answers),
    provider: providerWith('tv/201'),
  });
const choose = (settings: Record<string, unknown>) =>
  localStorage.setItem(
    'settings',
    JSON.stringify(
      Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, { value, updatedAt: 1 }])),
    ),
  );
const progressOf = (number: number, watched: number) => ({
  [`s1e${number}`]: {
    id: 1,
    number,
    title: `Twist ${number}`,
    seasonId: 1,
    updatedAt: number,
    progress: { watched, duration: 100 },
  },
});
const watch = (episode: Record<string, unknown>) => {
  const show = { type: 'show', title: 'Signal Box', year: 2020, updatedAt: 5, episodes: episode };
  localStorage.setItem('media-tracking', JSON.stringify({ items: { 201: show } }));
};
const card = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('article') ?? document.body);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('an unwatched episode whose spoilers are hidden', () => {
  it('has neither name, picture nor overview in a list until it is shown; a watched one has [MINE-10]', async () => {
    choose({ spoilerShield: true });
    watch(progressOf(1, 100));
    open();
    const hidden = await card('Episode 3');
    expect(hidden.queryByText(/butler/)).toBeNull();
    expect(document.querySelectorAll('article .blur-2xl')).toHaveLength(2);
    expect((await card('1. Twist 1')).getByText(/butler/)).toBeTruthy();
    fireEvent.click(hidden.getByRole('button', { name: 'Show Episode 3' }));
    expect((await card('3. Twist 3')).getByText('The butler did it 3 times.')).toBeTruthy();
  });

  it('keeps its name from its own page and the title of the document [MINE-10]', async () => {
    choose({ spoilerShield: true });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Episode 2' })).toBeTruthy();
    expect(document.title).not.toContain('Twist');
    expect(screen.queryByText(/Twist 2/)).toBeNull();
    const [button] = screen.getAllByRole('button', { name: 'Show Episode 2' });
    if (button) fireEvent.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'Twist 2' })).toBeTruthy();
  });

  it('is only a number on the card that continues it [MINE-10]', async () => {
    choose({ spoilerShield: true });
    watch(progressOf(2, 30));
    const titleSummary = () => Promise.resolve(title(201, { mediaType: 'tv', title: 'Signal Box' }));
    renderApp(<ContinueWatching />, { tmdb: { titleSummary } });
    expect(await screen.findByText(/^S1 E2/)).toBeTruthy();
    expect(screen.queryByText(/Twist/)).toBeNull();
  });

  it('is chosen for one series otherwise than for all [MINE-11]', async () => {
    choose({ spoilerShield: true, spoilerSeries: '-201' });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Twist 2' })).toBeTruthy();
    const toggle = await screen.findByRole('button', { name: 'Hide spoilers' });
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(toggle);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Episode 2'));
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
  });
});

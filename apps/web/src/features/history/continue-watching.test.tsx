import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { WatchedMark } from '@marquee/core';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
import { title } from '../../testing/titles';
import { markedWatched } from '../../shared/store/history';
import { ContinueWatchingRow } from './continue-watching-row';
import { NextUpRow } from './next-up-row';
import { WatchedButton } from './watched-button';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const begun = (name: string, watched = 30) => ({
  type: 'movie',
  title: name,
  year: 2020,
  updatedAt: watched,
  progress: { watched, duration: 100 },
});
async function openContinueWatching(...popularities: number[]) {
  const items = { 1: begun('Metropolis', 31), 2: begun('Nosferatu'), 3: begun('Seen', 99) };
  localStorage.setItem('media-tracking', JSON.stringify({ items }));
  const titleSummary = ({ id }: { id: number }) =>
    Promise.resolve(title(id, { popularity: popularities[id - 1] ?? 1 }));
  renderApp(<ContinueWatchingRow />, { tmdb: { titleSummary } });
  return within(await screen.findByRole('region', { name: 'Continue Watching' }));
}

it('the row of what was begun leads back into it, leaves finished titles out, and marks as trending above a popularity of 400 [BROWSE-22, HOME-16]', async () => {
  const row = await openContinueWatching(400, 401);
  expect(row.getByRole('link', { name: 'Metropolis' }).getAttribute('href')).toBe('/movies/1-metropolis?play=true');
  expect(row.queryByRole('link', { name: 'Seen' })).toBeNull();
  // Home's carousel begins with the latest.
  expect(row.getAllByRole('link', { name: /^[MN]/ }).map(({ textContent }) => textContent)).toEqual([
    'Nosferatu',
    'Metropolis',
  ]);
  expect(await row.findAllByText('Trending')).toHaveLength(1);
});

const { client } = createFakeTmdb();
const watched = (key: string) =>
  localStorage.setItem(
    'media-tracking',
    JSON.stringify({
      items: {
        202: {
          type: 'show',
          title: 'Show',
          year: 2020,
          updatedAt: 5,
          episodes: { [key]: { updatedAt: 5, progress: { watched: 100, duration: 100 } } },
        },
      },
    }),
  );

/** @param answered resolves when the details of series should be returned */
async function openNextUp(answered: Promise<unknown> = Promise.resolve()) {
  const details = await client.tvDetails({ id: 202 });
  const season = await client.season({ tvId: 202, seasonNumber: 1 });
  const [first] = season.episodes;
  const [firstSeason] = details.seasons;
  if (!first || !firstSeason) throw new Error('The recorded series has no episode.');
  const episodes = [1, 2, 3].map((episodeNumber) => ({
    ...first,
    episodeNumber,
    name: `Part ${episodeNumber}`,
    airDate: episodeNumber === 3 ? '2999-01-01' : '2020-01-01',
  }));
  const tvDetails = jest.fn(async ({ id }: { id: number }) => {
    await answered;
    return { ...details, id, seasons: [{ ...firstSeason, seasonNumber: 1, episodeCount: 3 }] };
  });
  const { store } = renderApp(<NextUpRow />, {
    tmdb: { tvDetails, season: () => Promise.resolve({ ...season, episodes }) },
  });
  return { store, tvDetails };
}

describe('next up', () => {
  it('leads to the episode after the one that was finished, and keeps its place while that is looked up [HISTORY-11]', async () => {
    watched('s1e1');
    let answer: (value?: unknown) => void = () => undefined;
    await openNextUp(new Promise((resolve) => (answer = resolve)));
    const row = await screen.findByRole('region', { name: 'Next up' });
    expect(row.getAttribute('aria-busy')).toBe('true');
    expect(row.querySelectorAll('li')).toHaveLength(1);
    answer();
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/series/202/1/2?play=true');
    expect(screen.getByText('S1 E2 · Part 2')).toBeTruthy();
    expect(row.getAttribute('aria-busy')).not.toBe('true');
    expect(row.querySelectorAll('li')).toHaveLength(1);
  });

  it('offers nothing that has yet to air [HISTORY-11]', async () => {
    watched('s1e2');
    await openNextUp();
    await screen.findByRole('region');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('asks for a series once, whatever else is watched meanwhile', async () => {
    watched('s1e1');
    const { store, tvDetails } = await openNextUp();
    await screen.findByRole('link');
    const episode = { season: 1, number: 1, id: 1, title: 'Part 1', seasonId: 1 };
    const played = { mediaType: 'tv' as const, id: 303, title: 'Other', year: 2021, episode };
    act(() => store.dispatch(markedWatched({ marks: [{ played, durationSec: 60 }], nowMs: Date.now() })));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
    expect(tvDetails.mock.calls.map(([{ id }]) => id)).toEqual([202, 303]);
  });
});

const film: WatchedMark = { played: { mediaType: 'movie', id: 1, title: 'Low Tide', year: 2020 }, durationSec: 6000 };
const episode = (number: number): WatchedMark => ({
  played: {
    mediaType: 'tv',
    id: 2,
    title: 'Signal Box',
    year: 2020,
    episode: { season: 1, number, id: number, title: `Part ${number}`, seasonId: 7 },
  },
  durationSec: null,
});
const toasts = collectToasts();

async function openButton(name: string, marks: WatchedMark[]) {
  renderApp(<WatchedButton name={name} marks={marks} look="text" />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
}
const stored = () => localStorage.getItem('media-tracking') ?? '';

describe('marking as watched', () => {
  it('writes a film down as watched, says so, notes the time, takes it back, and that can be undone [HISTORY-10]', async () => {
    const button = await openButton('Low Tide', [film]);
    const says = () => button.getAttribute('aria-label');
    fireEvent.click(button);
    expect(says()).toBe('Mark Low Tide as unwatched');
    expect(toasts[0]?.message).toBe('Marked Low Tide as watched');
    await waitFor(() => expect(stored()).toContain('"watched":6000,"duration":6000'));
    await waitFor(() => expect(localStorage.getItem('local-lock')).toContain('lastWatchHistoryUpdateTime'));
    fireEvent.click(button);
    expect(says()).toBe('Mark Low Tide as watched');
    expect(toasts[1]?.message).toBe('Removed Low Tide from watched');
    act(() => toasts[1]?.action?.onAction());
    expect(says()).toBe('Mark Low Tide as unwatched');
  });

  it('marks what is left of a season [HISTORY-10]', async () => {
    const button = await openButton('Season 1', [episode(1), episode(2)]);
    fireEvent.click(button);
    expect(button.textContent.trim()).toBe('Mark Season 1 as unwatched');
    await waitFor(() => expect(stored()).toContain('s1e2'));
  });

  it('says nothing where such messages are switched off [SETTING-11]', async () => {
    localStorage.setItem('settings', JSON.stringify({ notifyHistory: { value: false, updatedAt: 1 } }));
    fireEvent.click(await openButton('Low Tide', [film]));
    expect(toasts).toEqual([]);
  });

  it('is not offered if there is nothing to mark', () => {
    renderApp(<WatchedButton name="Season 9" marks={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

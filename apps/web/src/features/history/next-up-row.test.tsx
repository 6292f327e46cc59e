import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { renderApp } from '../../testing/render-app';
import { markedWatched } from '../../shared/store/history';
import { NextUpRow } from './next-up-row';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const { client } = createFakeTmdb();
const watched = (key: string, progress = { watched: 100, duration: 100 }) =>
  localStorage.setItem(
    'media-tracking',
    JSON.stringify({
      items: {
        202: { type: 'show', title: 'Show', year: 2020, updatedAt: 5, episodes: { [key]: { updatedAt: 5, progress } } },
      },
    }),
  );

/** @param answered resolves when the details of series should be returned */
async function open(answered: Promise<unknown> = Promise.resolve()) {
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
  it('leads to the episode after the one that was finished, playing [HISTORY-11]', async () => {
    watched('s1e1');
    await open();
    const link = await screen.findByRole('link');
    expect(link.getAttribute('href')).toBe('/series/202/1/2?play=true');
    expect(screen.getByText('S1 E2 · Part 2')).toBeTruthy();
  });

  it('offers nothing that has yet to air, and nothing after an unfinished episode [HISTORY-11]', async () => {
    watched('s1e2');
    await open();
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    cleanup();
    watched('s1e1', { watched: 10, duration: 100 });
    await open();
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it('keeps its place while the next episodes are looked up [HISTORY-11]', async () => {
    watched('s1e1');
    let answer: (value?: unknown) => void = () => undefined;
    await open(new Promise((resolve) => (answer = resolve)));
    const row = await screen.findByRole('region', { name: 'Next up' });
    expect(row.getAttribute('aria-busy')).toBe('true');
    expect(row.querySelectorAll('li')).toHaveLength(1);
    answer();
    await screen.findByRole('link');
    expect(row.getAttribute('aria-busy')).not.toBe('true');
    expect(row.querySelectorAll('li')).toHaveLength(1);
  });

  it('asks for a series once, whatever else is watched meanwhile', async () => {
    watched('s1e1');
    const { store, tvDetails } = await open();
    await screen.findByRole('link');
    const episode = { season: 1, number: 1, id: 1, title: 'Part 1', seasonId: 1 };
    const played = { mediaType: 'tv' as const, id: 303, title: 'Other', year: 2021, episode };
    act(() => store.dispatch(markedWatched({ marks: [{ played, durationSec: 60 }], nowMs: Date.now() })));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
    expect(tvDetails.mock.calls.map(([{ id }]) => id)).toEqual([202, 303]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { renderApp } from '../../testing/render-app';
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

async function open() {
  const details = await client.tvDetails({ id: 202 });
  const season = await client.season({ tvId: 202, seasonNumber: 1 });
  const [first] = season.episodes;
  const episodes = [1, 2, 3].map((episodeNumber) => ({
    ...first!,
    episodeNumber,
    name: `Part ${episodeNumber}`,
    airDate: episodeNumber === 3 ? '2999-01-01' : '2020-01-01',
  }));
  renderApp(<NextUpRow />, {
    tmdb: {
      tvDetails: () =>
        Promise.resolve({ ...details, seasons: [{ ...details.seasons[0]!, seasonNumber: 1, episodeCount: 3 }] }),
      season: () => Promise.resolve({ ...season, episodes }),
    },
  });
}

describe('next up', () => {
  it('leads to the episode after the one that was finished, playing', async () => {
    watched('s1e1');
    await open();
    const link = await screen.findByRole('link');
    expect(link.getAttribute('href')).toBe('/series/202/1/2?play=true');
    expect(screen.getByText('S1 E2 · Part 2')).toBeTruthy();
  });

  it('offers nothing that has yet to air, and nothing after an unfinished episode', async () => {
    watched('s1e2');
    await open();
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    cleanup();
    watched('s1e1', { watched: 10, duration: 100 });
    await open();
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });
});

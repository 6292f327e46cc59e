import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { title } from '../../testing/titles';
import { ContinueWatchingRow } from './continue-watching-row';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const begun = (name: string, watched = 30) => ({
  type: 'movie',
  title: name,
  year: 2020,
  updatedAt: 5,
  progress: { watched, duration: 100 },
});
async function open(popularity: number) {
  localStorage.setItem('media-tracking', JSON.stringify({ items: { 1: begun('Metropolis'), 2: begun('Seen', 99) } }));
  const summary = title(1, { title: 'Metropolis', popularity });
  renderApp(<ContinueWatchingRow />, { tmdb: { titleSummary: () => Promise.resolve(summary) } });
  return within(await screen.findByRole('region', { name: 'Continue Watching' }));
}

describe('the row of what was begun', () => {
  it('leads back into a film that was not finished, and leaves finished ones out [HOME-16]', async () => {
    const row = await open(1);
    expect(row.getByRole('link', { name: 'Metropolis' }).getAttribute('href')).toBe('/movies/1-metropolis?play=true');
    expect(row.queryByRole('link', { name: 'Seen' })).toBeNull();
  });

  it('marks a title as trending above a popularity of 400 [BROWSE-22]', async () => {
    const row = await open(401);
    expect(await row.findByText('Trending')).toBeTruthy();
  });

  it('does not mark one of 400 [BROWSE-22]', async () => {
    const row = await open(400);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(row.queryByText('Trending')).toBeNull();
  });
});

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
  updatedAt: watched,
  progress: { watched, duration: 100 },
});
async function open(...popularities: number[]) {
  const items = { 1: begun('Metropolis', 31), 2: begun('Nosferatu'), 3: begun('Seen', 99) };
  localStorage.setItem('media-tracking', JSON.stringify({ items }));
  const titleSummary = ({ id }: { id: number }) =>
    Promise.resolve(title(id, { popularity: popularities[id - 1] ?? 1 }));
  renderApp(<ContinueWatchingRow />, { tmdb: { titleSummary } });
  return within(await screen.findByRole('region', { name: 'Continue Watching' }));
}

describe('the row of what was begun', () => {
  it('leads back into a film that was not finished, and leaves finished ones out [HOME-16]', async () => {
    const row = await open();
    expect(row.getByRole('link', { name: 'Metropolis' }).getAttribute('href')).toBe('/movies/1-metropolis?play=true');
    expect(row.queryByRole('link', { name: 'Seen' })).toBeNull();
    // Home's carousel begins with the latest.
    expect(row.getAllByRole('link', { name: /^[MN]/ }).map(({ textContent }) => textContent)).toEqual([
      'Nosferatu',
      'Metropolis',
    ]);
  });

  it('marks a title as trending above a popularity of 400, and none of 400 [BROWSE-22]', async () => {
    const row = await open(400, 401);
    expect(await row.findAllByText('Trending')).toHaveLength(1);
  });
});

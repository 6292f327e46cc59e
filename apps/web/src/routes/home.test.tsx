import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app';
import { pageOf, title } from '../testing/titles';
import { Component as Home } from './home';
import { Component as Movies } from './movies';

const twenty = ({ mediaType = 'movie' }: { mediaType?: 'movie' | 'tv' } = {}) =>
  Promise.resolve(pageOf(Array.from({ length: 20 }, (_, index) => title(index + 1, { mediaType }))));
const tmdb = { popular: twenty, trending: twenty, upcoming: () => twenty(), topRated: twenty };

const history = {
  items: {
    1: { type: 'movie', title: 'Metropolis', year: 1927, updatedAt: 5, progress: { watched: 30, duration: 100 } },
  },
};

// Every row of home is rendered, which takes a while on a busy machine.
jest.setTimeout(30_000);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('home', () => {
  it('has the carousel, Continue Watching, categories, rows and networks [HOME-01]', async () => {
    localStorage.setItem('media-tracking', JSON.stringify(history));
    renderApp(<Home />, { tmdb });
    for (const name of [
      'Continue Watching',
      'Popular Shows and Movies',
      'Trending Movies',
      'Trending TV Series',
      'Networks',
      'Popular Movies',
      'Upcoming Movies',
    ])
      expect(await screen.findByRole('region', { name })).toBeTruthy();
    expect(await screen.findByRole('group', { name: '1 of 15' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Categories' })).toBeTruthy();
  });

  it('lists 15 upcoming movies [HOME-04]', async () => {
    renderApp(<Home />, { tmdb });
    const row = within(await screen.findByRole('region', { name: 'Upcoming Movies' }));
    expect(await row.findByText('Title 15')).toBeTruthy();
    expect(row.getAllByRole('listitem')).toHaveLength(15);
  });
});

it('the carousel of a landing page rotates through 10 trending titles [HOME-15]', async () => {
  renderApp(<Movies />, { tmdb });
  expect(await screen.findByRole('group', { name: '1 of 10' })).toBeTruthy();
});

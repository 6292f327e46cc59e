import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { defaultConfig } from '../shared/config/default-config';
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

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('home', () => {
  it('has its carousel, what was begun, categories, rows and networks [HOME-01]', async () => {
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

  it('has room for a banner that can be dismissed, and for two ads [HOME-01]', async () => {
    const banner = { id: 'b', title: 'Film night', content: 'On Friday', type: 'info', dismissible: true };
    const ad = {
      id: 'a',
      link: 'https://example.org',
      gifUrl: '/a.gif',
      startDate: '2020-01-01',
      endDate: '2999-01-01',
    };
    const config = { ...defaultConfig, ads: true };
    const api = { '/api/config': config, '/bannerData.json': [banner], '/ads.json': [{ ...ad, priority: 1 }] };
    renderApp(<Home />, { tmdb, api });
    expect(await screen.findByText('Film night')).toBeTruthy();
    expect(await screen.findAllByRole('complementary', { name: 'Advertisement' })).toHaveLength(2);
  });

  it('lists 15 upcoming movies [HOME-04]', async () => {
    renderApp(<Home />, { tmdb });
    const row = within(await screen.findByRole('region', { name: 'Upcoming Movies' }));
    expect(await row.findByText('Title 15')).toBeTruthy();
    expect(row.getAllByRole('listitem')).toHaveLength(15);
  });
});

it('the carousel of a landing page turns through 10 trending titles [HOME-15]', async () => {
  renderApp(<Movies />, { tmdb });
  expect(await screen.findByRole('group', { name: '1 of 10' })).toBeTruthy();
});

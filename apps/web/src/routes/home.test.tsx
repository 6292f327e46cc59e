import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { defaultConfig } from '../shared/config/default-config';
import { renderApp } from '../testing/render-app';
import { pageOf, title } from '../testing/titles';
import { Component as Home } from './home';
import { Component as Movies } from './movies';

/** Each list has its own titles, because none is repeated on home (HOME-19). */
const twenty =
  (first: number) =>
  ({ mediaType = 'movie' }: { mediaType?: 'movie' | 'tv' } = {}) =>
    Promise.resolve(pageOf(Array.from({ length: 20 }, (_, index) => title(first + index, { mediaType }))));
const tmdb = {
  upcoming: () => twenty(1)(),
  popular: ({ mediaType, page = 1 }: { mediaType: 'movie' | 'tv'; page?: number }) =>
    twenty(100 * page)({ mediaType }).then((list) => ({ ...list, totalPages: 2 })),
  trending: twenty(300),
  topRated: twenty(400),
};

const history = {
  items: {
    1: { type: 'movie', title: 'Metropolis', year: 1927, updatedAt: 5, progress: { watched: 30, duration: 100 } },
  },
};

const progress = { watched: 600, duration: 3000 };
const left = {
  items: {
    9: {
      type: 'show',
      title: 'Left Series',
      year: 2020,
      updatedAt: 5,
      episodes: { s1e2: { id: 1, number: 2, title: 'Second', seasonId: 1, updatedAt: 5, progress } },
    },
  },
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('home', () => {
  it('has the carousel, Continue Watching, categories, rows and networks, and no ads if the site runs none [ANNOUNCE-09, HOME-01, HOME-04]', async () => {
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
    const upcoming = within(screen.getByRole('region', { name: 'Upcoming Movies' }));
    expect(await upcoming.findByText('Title 15')).toBeTruthy();
    expect(upcoming.getAllByRole('listitem')).toHaveLength(15);
    expect(screen.queryByRole('complementary', { name: 'Advertisement' })).toBeNull();
  });

  it('begins with what was left: its first slide resumes it [HOME-17]', async () => {
    localStorage.setItem('media-tracking', JSON.stringify(left));
    const titleSummary = () => Promise.resolve(title(9, { mediaType: 'tv', title: 'Left Series' }));
    renderApp(<Home />, { tmdb: { ...tmdb, titleSummary } });
    const resume = await screen.findByRole('link', { name: 'Resume S1 E2' });
    expect(resume.getAttribute('href')).toBe('/series/9/1/2?play=true');
    const slide = within(screen.getByRole('group', { name: '1 of 15' }));
    expect(slide.getByText('S1 E2 · Second · 40 min left')).toBeTruthy();
    expect(slide.getByRole('heading', { name: 'Left Series' })).toBeTruthy();
  });

  it('shows the banner of the operator at its top, until it is dismissed, and two ads between its rows if the site runs ads [HOME-01]', async () => {
    const banner = { id: 'b', title: 'Maintenance', content: 'On Sunday.', type: 'warning', dismissible: true };
    const ad = { id: 'a', link: 'https://sponsor.example.org/', gifUrl: '/a.gif', priority: 1 };
    const ads = [{ ...ad, startDate: '2000-01-01', endDate: '2999-12-31' }];
    const config = { ...defaultConfig, ads: true };
    renderApp(<Home />, { tmdb, api: { '/api/config': config, '/ads.json': ads, '/bannerData.json': [banner] } });
    const shown = await screen.findByRole('complementary', { name: 'Maintenance' });
    const carousel = await screen.findByRole('group', { name: '1 of 15' });
    expect(shown.compareDocumentPosition(carousel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(within(shown).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('complementary', { name: 'Maintenance' })).toBeNull();
    const images = await screen.findAllByRole('img', { name: 'Advertisement' });
    expect(images).toHaveLength(2);
    const follows = (one: Element, other: Element) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
    const [first, second] = screen.getAllByRole('complementary', { name: 'Advertisement' });
    if (!first || !second) throw new Error('There are not two advertising spaces.');
    expect(follows(await screen.findByRole('region', { name: 'Popular Shows and Movies' }), first)).toBe(true);
    expect(follows(first, await screen.findByRole('region', { name: 'Trending Movies' }))).toBe(true);
    expect(follows(await screen.findByRole('region', { name: 'Popular Movies' }), second)).toBe(true);
    expect(follows(second, await screen.findByRole('region', { name: 'Upcoming Movies' }))).toBe(true);
  });
});

it('the carousel of a landing page rotates through 10 trending titles [HOME-15]', async () => {
  renderApp(<Movies />, { tmdb });
  expect(await screen.findByRole('group', { name: '1 of 10' })).toBeTruthy();
});

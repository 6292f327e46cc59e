import { networkBySlug } from '@marquee/core';
import { expect, it } from '@jest/globals';
import { discoverSource } from './discover-source';

const nowMs = Date.UTC(2026, 6, 1);

it('requests the list of the tab, for both types or one [BROWSE-11]', () => {
  expect(discoverSource('trending', 'all', undefined, nowMs)).toEqual({
    list: 'trending',
    filters: { movie: {}, tv: {} },
  });
  expect(discoverSource('popular', 'tv', undefined, nowMs)).toEqual({ list: 'popular', filters: { tv: {} } });
});

it('requests the titles of a service, for Trending only those of the last half year if there are any [BROWSE-12]', () => {
  const hulu = networkBySlug('hulu');
  expect(discoverSource('popular', 'movie', hulu, nowMs)).toEqual({
    list: 'discover',
    filters: { movie: { withWatchProviders: [15] } },
  });
  expect(discoverSource('trending', 'movie', hulu, nowMs)).toEqual({
    list: 'discover',
    filters: { movie: { withWatchProviders: [15], dateFrom: '2026-01-02' } },
    wider: { movie: { withWatchProviders: [15] } },
  });
});

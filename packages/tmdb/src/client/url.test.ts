import { expect, it } from '@jest/globals';
import { tmdbUrl } from './url';

it('equal calls share one address, whatever the order of their parameters', () => {
  const first = tmdbUrl('https://tmdb.test/3/', 'search/movie', {
    query: 'a b&c',
    page: 2,
    year: undefined,
    region: '',
  });
  const second = tmdbUrl('https://tmdb.test/3', 'search/movie', { page: 2, query: 'a b&c' });
  expect(first).toBe('https://tmdb.test/3/search/movie?page=2&query=a+b%26c');
  expect(second).toBe(first);
});

it('has no question mark without parameters', () => {
  expect(tmdbUrl('/api/tmdb/3', 'movie/7', {})).toBe('/api/tmdb/3/movie/7');
});

import { expect, it } from '@jest/globals';
import { unrenderedStatus } from './unrendered-status';

it.each([
  ['/', 200],
  ['/movies?page=2', 200],
  ['/bookmarks', 200],
  ['/year/2026', 200],
  ['/movies/603-a-film', 503],
  ['/series/1399/1/2', 503],
  ['/categories/no-such-genre', 503],
  ['/no-such-page', 404],
  ['/movies/603/no/such/page', 404],
])(
  'an address that is not rendered is answered by whether its page is known to exist: %s with %i [ROUTE-11]',
  (address, status) => {
    expect(unrenderedStatus(address)).toBe(status);
  },
);

it.each([
  ['/movies/603', 451],
  ['/Movies/603-the-matrix/?play=true', 451],
  ['/series/603', 503],
  ['/series/1399-a-series', 451],
  ['/series/1399/1/2', 451],
  ['/movies/1399', 503],
  ['/people/603', 503],
  ['/collections/1399', 503],
  ['/search?query=603', 200],
])('a title that the site has taken down is answered with 451: %s with %i [TAKEDOWN-02]', (address, status) => {
  expect(unrenderedStatus(address, { has: (key) => key === 'movie:603' || key === 'tv:1399' })).toBe(status);
});

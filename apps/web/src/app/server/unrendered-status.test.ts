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

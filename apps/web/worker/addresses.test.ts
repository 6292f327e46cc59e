import { expect, it } from '@jest/globals';
import { pageKey } from './addresses';

it.each([
  ['/movies/603', '/movies/603'],
  ['/movies/603-the-matrix', '/movies/603'],
  ['/series/1399-game-of-thrones/1/2?play=true#top', '/series/1399/1/2?play=true'],
  ['/people/6384-keanu-reeves', '/people/6384'],
  ['/search?query=603-the', '/search?query=603-the'],
  ['/categories/science-fiction', '/categories/science-fiction'],
])('caches the page at %s as %s', (address, key) => {
  expect(pageKey(`http://localhost${address}`)).toBe(`http://localhost${key}`);
});

import { expect, it } from '@jest/globals';
import { categoryInText } from './category-in-text';
import { categoryLabel } from './category-label';

it('writes built-in names with a capital, within a sentence without, and the visitor’s own as they are', () => {
  expect(['watchlist', 'Noir', 'constructor'].map(categoryLabel)).toEqual(['Watchlist', 'Noir', 'constructor']);
  expect(['watchlist', 'Noir', 'constructor'].map(categoryInText)).toEqual(['watchlist', 'Noir', 'constructor']);
});

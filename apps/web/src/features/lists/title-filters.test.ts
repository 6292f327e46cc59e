import { expect, it } from '@jest/globals';
import { filteredSource } from './title-filters';

it.each([
  ['all', ['movie', 'tv']],
  ['movie', ['movie']],
  ['tv', ['tv']],
] as const)('the tab %s of a network asks what it has of %p [BROWSE-09]', (filter, types) => {
  const query = { withWatchProviders: [8] };
  const { list, filters } = filteredSource(query, filter);
  expect(list).toBe('discover');
  expect(filters).toEqual(Object.fromEntries(types.map((type) => [type, query])));
});

import { networkBySlug, type Network } from '@marquee/core';
import { expect, it } from '@jest/globals';
import { networkSource } from './network-source';

const netflix = networkBySlug('netflix') as Network;

it.each([
  ['all', ['movie', 'tv']],
  ['movie', ['movie']],
  ['tv', ['tv']],
] as const)('the tab %s asks what Netflix has of %p [BROWSE-09]', (filter, types) => {
  const { list, filters } = networkSource(netflix, filter);
  expect(list).toBe('discover');
  expect(filters).toEqual(Object.fromEntries(types.map((type) => [type, { withWatchProviders: [8] }])));
});

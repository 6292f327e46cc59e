import { describe, expect, it } from '@jest/globals';
import type { WatchOptions } from '@marquee/tmdb';
import { offeredRegions, offerGroups } from './offers';

const provider = (id: number) => ({ id, name: `Provider ${id}`, logoPath: null });
const options = (changes: Partial<WatchOptions>): WatchOptions => ({
  link: '',
  subscription: [],
  free: [],
  ads: [],
  rent: [],
  buy: [],
  ...changes,
});

describe('where to watch', () => {
  it('groups offers by kind of payment, and lists a service that rents and sells once', () => {
    const groups = offerGroups(
      options({ subscription: [provider(8)], rent: [provider(1), provider(2)], buy: [provider(2), provider(3)] }),
    );
    expect(groups.map(({ label, providers }) => [label, providers.map(({ id }) => id)])).toEqual([
      ['Stream', [8]],
      ['Rent or buy', [2]],
      ['Rent', [1]],
      ['Buy', [3]],
    ]);
    expect(offerGroups(undefined)).toEqual([]);
  });

  it('offers regions with an offer, and always the current one', () => {
    const byRegion = { US: options({ buy: [provider(1)] }), FR: options({}), DE: options({ free: [provider(2)] }) };
    expect(offeredRegions(byRegion, 'US')).toEqual(['US', 'DE']);
    expect(offeredRegions(byRegion, 'JP')).toEqual(['JP', 'US', 'DE']);
  });
});

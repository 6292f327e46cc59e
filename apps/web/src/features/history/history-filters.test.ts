import { describe, expect, it } from '@jest/globals';
import { EVERYTHING, filtersFromSearch, filtersToSearch } from './history-filters';

describe('the address of the history', () => {
  it('contains the filters, and nothing if everything is shown', () => {
    const filters = { tab: 'finished', month: '2026-11', words: 'high tide', type: 'movie', rating: '4' } as const;
    expect(filtersToSearch(filters).toString()).toBe('show=finished&month=2026-11&title=high+tide&type=movie&rating=4');
    expect(filtersFromSearch(filtersToSearch(filters))).toEqual(filters);
    expect(filtersToSearch(EVERYTHING).toString()).toBe('');
  });

  it('shows everything for an address that makes no sense', () => {
    expect(filtersFromSearch(new URLSearchParams('show=1&x=2'))).toEqual(EVERYTHING);
  });
});

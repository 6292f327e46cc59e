import { networks, noFilters } from '@marquee/core';
import { describe, expect, it } from '@jest/globals';
import { filteredFeed } from './filtered-feed';

const drama = { list: 'discover', filters: { movie: { withGenres: '18' }, tv: { withGenres: '18' } } } as const;

describe('a list with filters', () => {
  it('is the list itself as long as nothing is set', () => {
    expect(filteredFeed(drama, noFilters)).toBe(drama);
  });

  it('asks for what it lists and for what the filters ask, both', () => {
    const filters = { ...noFilters, withGenres: ['family'], runtimeMinTo: 120, yearFrom: 1990 };
    expect(filteredFeed(drama, filters)).toEqual({
      list: 'discover',
      filters: {
        movie: { withGenres: '18,10751', runtimeMinTo: 120, dateFrom: '1990-01-01' },
        tv: { withGenres: '18,10751', runtimeMinTo: 120, dateFrom: '1990-01-01' },
      },
    });
  });

  it('keeps the conditions of the list where the filters say something else', () => {
    const source = { list: 'discover', filters: { tv: { dateFrom: '2026-01-01' } }, wider: { tv: {} } } as const;
    expect(filteredFeed(source, { ...noFilters, yearFrom: 1990, ratingFrom: 7 })).toEqual({
      list: 'discover',
      filters: { tv: { dateFrom: '2026-01-01', voteAverageFrom: 7 } },
      wider: { tv: { dateFrom: '1990-01-01', voteAverageFrom: 7 } },
    });
  });

  it('leaves out series where movies are filtered by their certification [MINE-12]', () => {
    const source = { list: 'popular', filters: { movie: {}, tv: {} } } as const;
    const certification = { region: 'US', name: 'PG' };
    expect(filteredFeed(source, { ...noFilters, certification }).filters).toEqual({
      movie: { certificationTo: certification },
    });
  });

  it('of a keyword has that and those of the filters, all of them [MINE-13]', () => {
    const source = { list: 'discover', filters: { movie: { withKeywords: [818] } } } as const;
    expect(filteredFeed(source, { ...noFilters, keywords: [9951, 4] }).filters).toEqual({
      movie: { withKeywords: '818,9951,4' },
    });
  });

  it('is on one of the visitor’s services, but for a list of one service [MINE-14]', () => {
    const ownServices = networks.filter(({ slug }) => slug === 'netflix' || slug === 'hulu');
    const source = { list: 'trending', filters: { movie: {} } } as const;
    const hbo = { list: 'discover', filters: { movie: { withWatchProviders: [1899] } } } as const;
    const providersOf = (feed: typeof source | typeof hbo) =>
      filteredFeed(feed, { ...noFilters, ownServices }).filters.movie?.withWatchProviders;
    expect([providersOf(source), providersOf(hbo)]).toEqual([[8, 15], [1899]]);
  });

  it('is asked of discover, for popular as for trending, and leaves out a type without such a genre', () => {
    const source = { list: 'trending', filters: { movie: {}, tv: {} } } as const;
    expect(filteredFeed(source, { ...noFilters, withGenres: ['talk'] })).toEqual({
      list: 'discover',
      filters: { tv: { withGenres: '10767' } },
    });
  });
});

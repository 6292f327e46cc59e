import { networkBySlug, noFilters, passesFilters, sortTitles, type SearchFilters } from '@marquee/core';
import { describe, expect, it } from '@jest/globals';
import { title } from '../../../testing/titles';
import { activeFilters, discoverFilters, titleSortOptions } from '../../../shared/filters';
import { hasSearch, readSearchParams, searchParamsOf, sortsFor, type SearchParams } from './search-params';

describe('sorting a page', () => {
  it.each([
    ['date.desc', [2, 1, 3]],
    ['date.asc', [1, 2, 3]],
  ] as const)('by %s puts titles without a date last [SEARCH-19, SEARCH-20]', (sort, ids) => {
    const items = [title(3, { date: null }), title(1, { date: '1999-03-31' }), title(2, { date: '2020-01-01' })];
    expect(sortTitles(items, sort, (item) => item).map(({ id }) => id)).toEqual(ids);
  });

  it('by rating treats a title without votes as unrated [SEARCH-20]', () => {
    const items = [
      title(1, { voteAverage: 0, voteCount: 0 }),
      title(2, { voteAverage: 4 }),
      title(3, { voteAverage: 9 }),
    ];
    expect(sortTitles(items, 'rating.asc', (item) => item).map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

describe('the URL of a search', () => {
  it('contains the query and leaves out the defaults [SEARCH-15]', () => {
    const asked: SearchParams = {
      query: 'alien',
      page: 3,
      type: 'tv',
      sort: 'rating.asc',
      tab: 'people',
      filters: {
        ...noFilters,
        withGenres: ['action', 'sci-fi'],
        withoutGenres: ['horror'],
        yearFrom: 1979,
        yearTo: 1999,
        ratingFrom: 7,
        votesFrom: 100,
        runtimeMinFrom: 60,
        runtimeMinTo: 120,
        language: 'ja',
        anime: true,
        certification: { region: 'US', name: 'PG-13' },
        keywords: [818, 9951],
        service: networkBySlug('hulu') ?? null,
        region: 'FR',
      },
    };
    expect(readSearchParams(searchParamsOf(asked))).toEqual(asked);
    expect(searchParamsOf(readSearchParams(new URLSearchParams('query=alien&page=1&type=all'))).toString()).toBe(
      'query=alien',
    );
  });

  it('sorts by popularity, rating and date, each either way, popularity first [SEARCH-17]', () => {
    const orders = ['popularity.desc', 'popularity.asc', 'rating.desc', 'rating.asc', 'date.desc', 'date.asc'];
    expect(titleSortOptions.map(({ value }) => value)).toEqual(orders);
    expect(readSearchParams(new URLSearchParams()).sort).toBe('popularity.desc');
  });

  it('ranks what is searched by name by the best match, and offers that first [SEARCH-30]', () => {
    const asked = (search: string) => readSearchParams(new URLSearchParams(search)).sort;
    expect(asked('query=alien')).toBe('match');
    expect(asked('query=alien&sort=popularity.desc')).toBe('popularity.desc');
    expect(asked('sort=match')).toBe('popularity.desc');
    expect(sortsFor('alien')[0]?.value).toBe('match');
    expect(sortsFor('year:1999')).toBe(titleSortOptions);
  });

  it('falls back to the defaults for invalid parameters', () => {
    expect(
      readSearchParams(
        new URLSearchParams(
          'page=-2&type=person&sort=name&tab=x&genres=none,drama,drama&without=drama&from=99&rating=11&votes=many&language=zz&anime=yes&service=cinema&region=usa&certification=PG-13&keywords=0,heist',
        ),
      ),
    ).toEqual({
      query: '',
      page: 1,
      type: 'all',
      sort: 'popularity.desc',
      tab: 'titles',
      filters: { ...noFilters, withGenres: ['drama'] },
    });
  });

  it('requests nothing without text and without a filter [SEARCH-21]', () => {
    expect(hasSearch(readSearchParams(new URLSearchParams('query=%20')))).toBe(false);
    expect(hasSearch(readSearchParams(new URLSearchParams('type=movie')))).toBe(true);
    expect(hasSearch(readSearchParams(new URLSearchParams('anime=1')))).toBe(true);
  });
});

const filtersOf = (changes: Partial<SearchFilters>): SearchFilters => ({ ...noFilters, ...changes });

describe('the discover parameters of the filters', () => {
  it('pair film and television genres, and require all of them', () => {
    const filters = filtersOf({ withGenres: ['action-adventure', 'comedy'], withoutGenres: ['sci-fi-fantasy'] });
    expect(discoverFilters(filters, 'tv')).toMatchObject({ withGenres: '10759,35', withoutGenres: '10765' });
    expect(discoverFilters(filters, 'movie')).toMatchObject({ withGenres: '28|12,35', withoutGenres: '878,14' });
  });

  it('leave out a type that has no such genre', () => {
    expect(discoverFilters(filtersOf({ withGenres: ['horror'] }), 'tv')).toBeNull();
    expect(discoverFilters(filtersOf({ withGenres: ['talk'] }), 'movie')).toBeNull();
  });

  it('treat anime as Japanese animation, together with other genres [BROWSE-06]', () => {
    expect(discoverFilters(filtersOf({ anime: true, withGenres: ['comedy'] }), 'tv')).toMatchObject({
      withGenres: '35,16',
      withOriginalLanguage: 'ja',
    });
  });

  it('cover whole years, rating with votes, runtime, and a service in a country', () => {
    const asked = discoverFilters(
      filtersOf({
        yearFrom: 1990,
        yearTo: 1999,
        ratingFrom: 7,
        votesFrom: 100,
        runtimeMinFrom: 60,
        runtimeMinTo: 120,
        service: networkBySlug('netflix') ?? null,
        region: 'FR',
      }),
      'movie',
    );
    expect(asked).toMatchObject({
      dateFrom: '1990-01-01',
      dateTo: '1999-12-31',
      voteAverageFrom: 7,
      voteCountFrom: 100,
      runtimeMinFrom: 60,
      runtimeMinTo: 120,
      withWatchProviders: [8],
      watchRegion: 'FR',
    });
  });
});

describe('a title found by name', () => {
  const item = title(1, { genreIds: [16, 12], year: 1999, voteAverage: 7.5, voteCount: 120, originalLanguage: 'ja' });

  it.each<[string, Partial<SearchFilters>, boolean]>([
    ['its genres', { withGenres: ['animation', 'adventure'] }, true],
    ['a genre that it lacks', { withGenres: ['animation', 'horror'] }, false],
    ['a genre excluded', { withoutGenres: ['adventure'] }, false],
    ['anime', { anime: true }, true],
    ['another language', { language: 'fr' }, false],
    ['a later decade', { yearFrom: 2000 }, false],
    ['a rating below its own', { ratingFrom: 7, votesFrom: 100 }, true],
    ['more votes than it has', { votesFrom: 500 }, false],
  ])('is filtered by %s', (_, changes, passes) => {
    expect(passesFilters(item, filtersOf(changes))).toBe(passes);
  });

  it('matches no rating or year range without votes or a year', () => {
    const unknown = title(2, { voteCount: 0, voteAverage: 0, year: null });
    expect(passesFilters(unknown, filtersOf({ ratingFrom: 0 }))).toBe(false);
    expect(passesFilters(unknown, filtersOf({ yearTo: 2100 }))).toBe(false);
  });
});

it('each active filter is named and can be removed separately', () => {
  const filters = filtersOf({
    withGenres: ['drama'],
    withoutGenres: ['horror'],
    anime: true,
    yearFrom: 1990,
    ratingFrom: 7,
    votesFrom: 100,
    runtimeMinTo: 90,
    language: 'ja',
    certification: { region: 'DE', name: '12' },
    keywords: [818],
    service: networkBySlug('netflix') ?? null,
    region: 'FR',
  });
  const active = activeFilters(filters);
  expect(active.map(({ label }) => label)).toEqual([
    'Drama',
    'Not Horror',
    'Anime',
    'Year from 1990',
    'Rated 7 or more',
    '100 votes or more',
    'Runtime up to 90 min',
    'In Japanese',
    'Up to 12 in Germany',
    '818',
    'Netflix in France',
  ]);
  for (const { without } of active) expect(activeFilters(without(filters))).toHaveLength(active.length - 1);
});

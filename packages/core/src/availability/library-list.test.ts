import { expect, it } from '@jest/globals';
import type { TitleKey } from '../media';
import { isInQuery, libraryParams, readLibraryQuery, sortLibrary, type LibraryEntry } from './library-list';

const entry = (key: TitleKey, title: string, date: string | null, more: Partial<LibraryEntry['available']> = {}) => ({
  key,
  available: { addedAtMs: 1, ...more },
  facts: {
    ...{ title, date, year: date === null ? null : Number(date.slice(0, 4)) },
    ...{ posterPath: null, genreIds: key.startsWith('tv') ? [10765] : [878], voteAverage: 0, popularity: 0 },
  },
});
const titles: LibraryEntry[] = [
  entry('movie:1', 'Alien 10', '1979-05-25', { resolution: '4k' }),
  entry('movie:2', 'alien 9', '1979-12-01', { addedAtMs: 5 }),
  entry('tv:3', 'Zeta', '2001-01-01', { addedAtMs: 9 }),
  entry('movie:4', 'Álien 9', null),
];
const keysOf = (entries: readonly LibraryEntry[]) => entries.map(({ key }) => key);

it('the library is sorted by when it was added, name, year and release [AVAILABLE-09]', () => {
  expect(keysOf(sortLibrary(titles, 'added'))).toEqual(['tv:3', 'movie:2', 'movie:1', 'movie:4']);
  expect(keysOf(sortLibrary(titles, 'name'))).toEqual(['movie:2', 'movie:4', 'movie:1', 'tv:3']);
  expect(keysOf(sortLibrary(titles, 'year'))).toEqual(['tv:3', 'movie:2', 'movie:1', 'movie:4']);
  expect(keysOf(sortLibrary(titles.toReversed(), 'release'))).toEqual(['tv:3', 'movie:2', 'movie:1', 'movie:4']);
});

it('a filter keeps what has all of it, and a genre its counterpart of series [AVAILABLE-09]', () => {
  const found = (address: string) => {
    const parameters = new Map(address.split('&').map((pair) => pair.split('=') as [string, string]));
    const query = readLibraryQuery((name) => parameters.get(name) ?? null);
    return keysOf(titles.filter((title) => isInQuery(title, query)));
  };
  expect(found('genre=sci-fi')).toEqual(keysOf(titles));
  expect(found('genre=sci-fi&type=tv')).toEqual(['tv:3']);
  expect(found('decade=1970&resolution=4k')).toEqual(['movie:1']);
  expect(found('genre=horror')).toEqual([]);
  expect(found('genre=constructor&type=__proto__&decade=0&resolution=8k&sort=x')).toEqual(keysOf(titles));
});

it('a query is the same after its address', () => {
  const query = { sort: 'name', mediaType: 'tv', genre: 'crime', decade: 1990, resolution: '720' } as const;
  const parameters = libraryParams(query);
  expect(readLibraryQuery((name) => parameters[name] ?? null)).toEqual(query);
  expect(libraryParams({ sort: 'added' })).toEqual({});
});

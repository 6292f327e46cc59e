import { expect, it } from '@jest/globals';
import type { TitleKey } from '../media';
import { noFilters } from '../search';
import {
  isInQuery,
  readLibraryQuery,
  sortLibrary,
  writeLibraryQuery,
  type LibraryEntry,
  type LibraryQuery,
} from './library-list';

const entry = (key: TitleKey, title: string, date: string | null, more: Partial<LibraryEntry['available']> = {}) => ({
  key,
  available: { addedAtMs: 1, ...more },
  facts: {
    ...{ title, date, year: date === null ? null : Number(date.slice(0, 4)) },
    ...{ posterPath: null, genreIds: key.startsWith('tv') ? [10765] : [878], voteAverage: 0, popularity: 0 },
    ...{ voteCount: 0, originalLanguage: key === 'tv:3' ? 'ja' : 'en', runtimeMin: key === 'movie:4' ? null : 117 },
  },
});
const titles: LibraryEntry[] = [
  entry('movie:1', 'Alien 10', '1979-05-25', { resolution: '4k' }),
  entry('movie:2', 'alien 9', '1979-12-01', { addedAtMs: 5 }),
  entry('tv:3', 'Zeta', '2001-01-01', { addedAtMs: 9 }),
  entry('movie:4', 'Álien 9', null),
];
const keysOf = (entries: readonly LibraryEntry[]) => entries.map(({ key }) => key);

it('the library is sorted by when it was added, name, popularity, rating or date [AVAILABLE-09]', () => {
  expect(keysOf(sortLibrary(titles, 'added'))).toEqual(['tv:3', 'movie:2', 'movie:4', 'movie:1']);
  expect(keysOf(sortLibrary(titles, 'name'))).toEqual(['movie:2', 'movie:4', 'movie:1', 'tv:3']);
  expect(keysOf(sortLibrary(titles, 'date.desc'))).toEqual(['tv:3', 'movie:2', 'movie:1', 'movie:4']);
  expect(keysOf(sortLibrary(titles.toReversed(), 'date.asc'))).toEqual(['movie:1', 'movie:2', 'tv:3', 'movie:4']);
  expect(keysOf(sortLibrary(titles, 'rating.asc'))).toEqual(keysOf(sortLibrary(titles, 'name')));
});

/** URLSearchParams, which core does not have. */
class Params extends Map<string, string> {
  static of = (query: string) => new Params(query.split('&').map((pair) => pair.split('=') as [string, string]));
  override get = (name: string): never => (super.get(name) ?? null) as never;
}

it('a filter keeps what has all of it, and a genre its counterpart of series [AVAILABLE-09]', () => {
  const found = (address: string) => {
    const query = readLibraryQuery(Params.of(address));
    return keysOf(titles.filter((title) => isInQuery(title, query)));
  };
  expect(found('genres=sci-fi')).toEqual(keysOf(titles));
  expect(found('genres=sci-fi&type=tv')).toEqual(['tv:3']);
  expect(found('from=1970&to=1979&resolution=4k')).toEqual(['movie:1']);
  expect(found('genres=horror')).toEqual([]);
  expect(found('language=ja')).toEqual(['tv:3']);
  expect(found('shorter=120&type=movie')).toEqual(['movie:1', 'movie:2']);
  expect(found('rating=1')).toEqual([]);
  expect(found('genres=constructor&type=__proto__&from=0&resolution=8k&sort=x&service=netflix')).toEqual(
    keysOf(titles),
  );
});

it('a query is the same after its address', () => {
  const query: LibraryQuery = {
    ...({ sort: 'name', mediaType: 'tv', resolution: '720' } as const),
    filters: { ...noFilters, withGenres: ['crime'], yearFrom: 1990, yearTo: 1999 },
  };
  const written = new Params();
  writeLibraryQuery(query, written);
  expect(readLibraryQuery(written)).toEqual(query);
  const empty = new Params();
  writeLibraryQuery({ sort: 'added' }, empty);
  expect([...empty]).toEqual([]);
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { titleKey, type TitleKey } from '../media';
import { noFilters } from '../search';
import { episodesInSeason, hasEpisode, mergeAvailable } from './availability';
import {
  isInQuery,
  type LibraryEntry,
  type LibraryQuery,
  readLibraryQuery,
  sortLibrary,
  writeLibraryQuery,
} from './library-list';
import { formatNumberRanges, parseNumberRanges } from './number-ranges';
import { packKeys, unpackKeys } from './packed-keys';
import { mergeTitleChanges } from './title-changes';

const anyKey: fc.Arbitrary<TitleKey> = fc
  .tuple(fc.constantFrom('movie', 'tv'), fc.integer({ min: 1, max: 1_000_000_000 }))
  .map(([mediaType, id]) => titleKey(mediaType, id));

describe('the short forms of a library [AVAILABLE-02]', () => {
  it('give back the keys of any titles', () => {
    const anyEpisodes = fc.dictionary(fc.nat(99).map(String), fc.constantFrom('1', '1-7,9'), { minKeys: 1 });
    fc.assert(
      fc.property(fc.array(anyKey), anyEpisodes, (keys, episodes) => {
        const numbers = Object.fromEntries(Object.entries(episodes).map(([at, each]) => [at, parseNumberRanges(each)]));
        const expected = Object.fromEntries(keys.map((key) => [key, key.startsWith('tv') ? numbers : true]));
        expect(unpackKeys(packKeys(keys, () => episodes))).toEqual(expected);
      }),
    );
    expect(packKeys(['movie:604', 'movie:603', 'tv:1399', 'movie:603'])).toEqual({
      ...{ movie: [603, 1], tv: [1399], episodes: [''] },
    });
    expect(unpackKeys(packKeys(['tv:1399']))).toEqual({ 'tv:1399': true });
  });

  it('give back any episode numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000 })), (numbers) => {
        const sorted = [...new Set(numbers)].sort((one, other) => one - other);
        expect(parseNumberRanges(formatNumberRanges(numbers))).toEqual(sorted);
      }),
    );
    expect(formatNumberRanges([9, 1, 2, 3])).toBe('1-3,9');
  });

  it('ignore what is not a range, and none is endless', () => {
    expect(parseNumberRanges('x,,3-1,1e3,-2,7,1-999999999,0x10')).toEqual([7]);
    expect(parseNumberRanges('')).toEqual([]);
  });
});

describe('two entries of one title', () => {
  it('are the best of both', () => {
    const one = { addedAtMs: 2, resolution: '1080', languages: ['de'], episodes: { 1: '1-3' } } as const;
    const other = {
      addedAtMs: 5,
      resolution: '4k',
      isHdr: true,
      languages: ['en', 'de'],
      episodes: { 1: '3-4', 2: '1' },
    };
    const both = {
      addedAtMs: 5,
      resolution: '4k',
      isHdr: true,
      languages: ['en', 'de'],
      episodes: { 1: '1-4', 2: '1' },
    } as const;
    expect(mergeAvailable(one, { ...other, resolution: '4k' })).toEqual(both);
    expect(mergeAvailable({ ...other, resolution: '4k' }, one)).toEqual(both);
    expect(mergeAvailable({ addedAtMs: 1 }, { addedAtMs: 1 })).toEqual({ addedAtMs: 1 });
  });

  it('count the episodes of a season', () => {
    const series = { addedAtMs: 1, episodes: { 1: '1-7,9' } };
    expect([episodesInSeason(series, 1), episodesInSeason(series, 2)]).toEqual([8, 0]);
    expect([hasEpisode(series, 1, 9), hasEpisode(series, 1, 8), hasEpisode(series, 2, 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('changes of a library since a cursor [AVAILABLE-01]', () => {
  interface Entry {
    id: string;
    at: number;
  }
  const anyId = fc.constantFrom('a', 'b', 'c', 'd');
  const anyPage = fc.record({
    isReset: fc.boolean(),
    titles: fc.uniqueArray(fc.record({ id: anyId, at: fc.nat() }), { selector: ({ id }) => id }),
    removed: fc.uniqueArray(anyId),
  });
  const apply = (known: ReadonlyMap<string, Entry>, { isReset, titles, removed }: ReturnType<typeof pageOf>) => {
    const next = new Map(isReset ? [] : known);
    for (const title of titles) next.set(title.id, title);
    for (const id of removed) next.delete(id);
    return next;
  };
  const pageOf = (page: { isReset: boolean; titles: readonly Entry[]; removed: readonly string[] }) => page;

  it('lead to the same library in one step as page by page', () => {
    const before = new Map([
      ['a', { id: 'a', at: -1 }],
      ['d', { id: 'd', at: -2 }],
    ]);
    fc.assert(
      fc.property(fc.array(anyPage, { maxLength: 6 }), (pages) => {
        const stepwise = pages.reduce<ReadonlyMap<string, Entry>>(apply, before);
        expect(apply(before, mergeTitleChanges(pages))).toEqual(stepwise);
      }),
    );
  });
});

const entry = (key: TitleKey, title: string, date: string | null, more: Partial<LibraryEntry['available']> = {}) => ({
  key,
  available: { addedAtMs: 1, ...more },
  facts: {
    ...{ title, date, year: date === null ? null : Number(date.slice(0, 4)) },
    ...{ posterPath: null, genreIds: key.startsWith('tv') ? [10765] : [878], voteAverage: 0, popularity: 0 },
    ...{ voteCount: 0, originalLanguage: key === 'tv:3' ? 'ja' : 'en', runtimeMin: key === 'movie:4' ? null : 117 },
    certificates: {},
    keywordIds: [],
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

it('the library is filtered by the certifications of movies and series, and by keywords [MINE-12, MINE-13]', () => {
  const [film, , series, unrated] = titles as [LibraryEntry, LibraryEntry, LibraryEntry, LibraryEntry];
  const rated = [
    { ...film, facts: { ...film.facts, certificates: { US: 'R', DE: '16' }, keywordIds: [1, 2] } },
    { ...series, facts: { ...series.facts, certificates: { US: 'TV-PG' }, keywordIds: [2] } },
    unrated,
  ];
  const listed = (changes: Partial<LibraryQuery['filters']>) =>
    keysOf(rated.filter((each) => isInQuery(each, { sort: 'name', filters: { ...noFilters, ...changes } })));
  expect(listed({ certification: { region: 'US', name: 'PG-13' } })).toEqual(['tv:3']);
  expect(listed({ certification: { region: 'DE', name: '16' } })).toEqual(['movie:1', 'tv:3']);
  expect(listed({ certification: { region: 'XX', name: 'A' } })).toEqual([]);
  expect(listed({ keywords: [2] })).toEqual(['movie:1', 'tv:3']);
  expect(listed({ keywords: [1, 2] })).toEqual(['movie:1']);
});

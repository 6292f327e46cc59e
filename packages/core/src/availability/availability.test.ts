import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { titleKey, type TitleKey } from '../media';
import { episodesInSeason, hasEpisode, mergeAvailable } from './availability';
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

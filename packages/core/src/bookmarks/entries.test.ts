import { describe, expect, it } from '@jest/globals';
import { mergeEntries, toEntries } from '../sync/merge-entries';
import { bookmarkedTitle, bookmarkRules, type BookmarkValue } from './entries';

const entry = (key: string, changedAt: number, value: BookmarkValue = {}) => ({ key, value, changedAt });

describe('the title that a bookmark carries', () => {
  it('stays when a device that does not know it adds the bookmark again, or removes it', () => {
    const mine = toEntries(bookmarkRules, [entry('1/movie/watchlist', 5, { title: 'Low Tide', year: 2020 })]);
    const again = mergeEntries(bookmarkRules, mine, [entry('1/movie/watchlist', 9)]);
    expect(again['1']?.['1/movie/watchlist']).toEqual(entry('1/movie/watchlist', 9, { title: 'Low Tide', year: 2020 }));
    const removed = mergeEntries(bookmarkRules, again, [{ ...entry('1/movie/watchlist', 9), removedAt: 10 }]);
    expect(removed['1']?.['1/movie/watchlist']).toMatchObject({ removedAt: 10, value: { title: 'Low Tide' } });
  });

  it('is known in every category of the film, and is not that of the series with its number', () => {
    const { 1: group } = toEntries(bookmarkRules, [
      entry('1/movie/watchlist', 5, { title: 'Low Tide' }),
      entry('1/movie/Noir', 9),
    ]);
    expect(bookmarkedTitle(group, { mediaType: 'movie' })).toEqual({ title: 'Low Tide' });
    expect(bookmarkedTitle(group, { mediaType: 'tv' })).toEqual({});
    expect(bookmarkedTitle(undefined, { mediaType: 'movie' })).toEqual({});
  });
});

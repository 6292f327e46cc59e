import { describe, expect, it } from '@jest/globals';
import { mergeBookmarks, type Bookmark } from './index';

const untyped: Bookmark = { mediaId: 1, category: 'watchlist', addedAt: 5 };
const film: Bookmark = { ...untyped, mediaType: 'movie' };
const series: Bookmark = { ...untyped, mediaType: 'tv' };

describe('merging bookmarks', () => {
  it('keeps the order of the first list; what only the second has comes after it', () => {
    const noir: Bookmark = { ...film, category: 'Noir' };
    const other: Bookmark = { ...film, mediaId: 2 };
    expect(mergeBookmarks([series, film], [other, film, noir])).toEqual([series, film, other, noir]);
  });

  it('takes the latest addition and the latest removal, whichever list knows them', () => {
    const a: Bookmark = { ...film, addedAt: 8, removedAt: 3 };
    const b: Bookmark = { ...film, addedAt: 2, removedAt: 6 };
    for (const merged of [mergeBookmarks([a], [b]), mergeBookmarks([b], [a])])
      expect(merged).toEqual([{ ...film, addedAt: 8, removedAt: 6 }]);
  });

  it('treats removedAt 0 as a removal', () => {
    const removed: Bookmark = { ...film, addedAt: 0, removedAt: 0 };
    expect(mergeBookmarks([{ ...film, addedAt: 0 }], [removed])).toEqual([removed]);
    expect(mergeBookmarks([film], [{ ...film, addedAt: 9 }])).toEqual([{ ...film, addedAt: 9 }]);
  });

  it('gives what was done without a type to the film and the series of that number, in that category alone', () => {
    const noir: Bookmark = { ...film, category: 'Noir' };
    const other: Bookmark = { ...film, mediaId: 2 };
    const removed: Bookmark = { ...untyped, removedAt: 9 };
    expect(mergeBookmarks([film, series, noir, other], [removed])).toEqual([
      { ...film, removedAt: 9 },
      { ...series, removedAt: 9 },
      noir,
      other,
      { ...removed, resolved: true },
    ]);
  });

  it('makes an untyped entry reappear once the typed one is gone', () => {
    expect(mergeBookmarks([{ ...untyped, resolved: true }], [])).toEqual([untyped]);
    expect(mergeBookmarks([{ ...untyped, resolved: true }], [{ ...film, category: 'Noir' }])[0]).toEqual(untyped);
  });
});

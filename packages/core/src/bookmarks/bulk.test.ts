import { describe, expect, it } from '@jest/globals';
import {
  addBookmark,
  categoriesOf,
  compareBookmarks,
  copyBookmarks,
  emptyCategory,
  isBookmarked,
  mergeBookmarks,
  moveBookmarks,
  removeBookmarks,
  renameInBookmarks,
  isBookmarkAlive,
  removeBookmark,
  setBookmarkType,
  undoBookmarkChange,
  type Bookmark,
} from './index';

const one = { mediaId: 1, mediaType: 'movie' as const };
const two = { mediaId: 2, mediaType: 'tv' as const };
const shelf = (): Bookmark[] => addBookmark(addBookmark(addBookmark([], one, 10), two, 20), one, 30, 'Noir');
const where = (bookmarks: Bookmark[]) => [one, two].map((target) => categoriesOf(bookmarks, target).sort());

describe('editing many bookmarks', () => {
  it('takes them out of one category, or of all', () => {
    expect(where(removeBookmarks(shelf(), [one, two], 50, 'watchlist'))).toEqual([['Noir'], []]);
    expect(where(removeBookmarks(shelf(), [one], 50))).toEqual([[], ['watchlist']]);
  });

  it('moves them from one category, or from all the others', () => {
    expect(where(moveBookmarks(shelf(), [one, two], { from: 'watchlist', to: 'Later' }, 50))).toEqual([
      ['Later', 'Noir'],
      ['Later'],
    ]);
    expect(where(moveBookmarks(shelf(), [one], { to: 'Later' }, 50))).toEqual([['Later'], ['watchlist']]);
    expect(where(moveBookmarks(shelf(), [one], { from: 'Noir', to: 'Noir' }, 50))).toEqual(where(shelf()));
  });

  it('keeps the date of what changes its category', () => {
    const moved = moveBookmarks(shelf(), [two], { from: 'watchlist', to: 'Later' }, 50);
    expect(moved.find(({ category }) => category === 'Later')?.addedAt).toBe(20);
  });

  it('puts a title into a category once', () => {
    const copied = copyBookmarks(copyBookmarks(shelf(), [one], 'Later', 50), [one], 'Later', 60);
    expect(copied.filter(({ category }) => category === 'Later')).toHaveLength(1);
    expect(copyBookmarks(shelf(), [one], 'watchlist', 50)).toEqual(shelf());
  });

  it('comes back to a category it was removed from', () => {
    const away = removeBookmarks(shelf(), [two], 50, 'watchlist');
    expect(
      where(moveBookmarks(addBookmark(away, two, 60, 'Noir'), [two], { from: 'Noir', to: 'watchlist' }, 70))[1],
    ).toEqual(['watchlist']);
  });

  it('renames and empties a category', () => {
    expect(where(renameInBookmarks(shelf(), 'Noir', 'Film noir', 50))[0]).toEqual(['Film noir', 'watchlist']);
    expect(where(emptyCategory(shelf(), 'watchlist', 50))).toEqual([['Noir'], []]);
  });
});

describe('editing many bookmarks, of clocks and of what was removed before:', () => {
  it('what a faster clock added is removed all the same', () => {
    expect(where(removeBookmarks(shelf(), [one, two], 5))).toEqual([[], []]);
  });

  it('a removal that was made before keeps its time', () => {
    const removed = removeBookmarks(shelf(), [two], 50);
    expect(removeBookmarks(removed, [two], 70)).toEqual(removed);
    expect(emptyCategory(removed, 'watchlist', 70).find(({ mediaId }) => mediaId === 2)?.removedAt).toBe(50);
  });

  it('a title that was nowhere is added now, one that was somewhere keeps its latest date', () => {
    expect(copyBookmarks([], [one], 'Later', 50)).toEqual([{ ...one, category: 'Later', addedAt: 50 }]);
    const dateOf = (list: Bookmark[]) =>
      copyBookmarks(list, [one], 'Later', 50).find(({ category }) => category === 'Later')?.addedAt;
    expect(dateOf(shelf())).toBe(30);
    expect(dateOf(removeBookmarks(shelf(), [one], 40, 'Noir'))).toBe(10);
    expect(dateOf(removeBookmarks(shelf(), [one], 40))).toBe(50);
  });

  it('a category that is renamed brings nothing back, and leaves the others as they are', () => {
    const away = removeBookmarks(shelf(), [two], 50, 'watchlist');
    expect(where(renameInBookmarks(away, 'watchlist', 'Later', 60))).toEqual([['Later', 'Noir'], []]);
    expect(renameInBookmarks(shelf(), 'Unknown', 'Later', 60)).toEqual(shelf());
  });

  it('a title is moved out of every other category, wherever it is', () => {
    const all = copyBookmarks(shelf(), [one], 'Rainy days', 50);
    expect(where(moveBookmarks(all, [one], { to: 'Noir' }, 60))).toEqual([['Noir'], ['watchlist']]);
  });
});

describe('what an edit did', () => {
  const series = { mediaId: 1, mediaType: 'tv' as const };

  it('tells a film from the series of the same number, and an entry without a type from both', () => {
    const before = addBookmark([], one, 10);
    const after = addBookmark(before, series, 20);
    expect(compareBookmarks(before, after)).toEqual({
      gone: [],
      come: [{ ...series, category: 'watchlist', addedAt: 20 }],
    });
    expect(compareBookmarks(after, before).gone).toHaveLength(1);
    const untyped: Bookmark = { mediaId: 1, category: 'watchlist', addedAt: 10 };
    expect(compareBookmarks(before, [untyped])).toEqual({ gone: before, come: [untyped] });
  });

  it('is taken back in the old order and leaves titles without a type without one', () => {
    const untyped = { mediaId: 3 };
    const list = addBookmark(shelf(), untyped, 15);
    const removed = removeBookmarks(list, [one, two, untyped], 50);
    const { gone, come } = compareBookmarks(list, removed);
    const back = undoBookmarkChange(removed, { gone: [...gone].reverse(), come }, 60);
    const order = back
      .filter((entry) => isBookmarkAlive(entry) && entry.category === 'watchlist')
      .sort((a, b) => a.addedAt - b.addedAt)
      .map(({ mediaId }) => mediaId);
    expect(order).toEqual([1, 3, 2]);
    expect(back.find(({ mediaId }) => mediaId === 3)).not.toHaveProperty('mediaType');
  });
});

describe('taking an edit back', () => {
  it.each([
    ['a removal', (list: Bookmark[]) => removeBookmarks(list, [one, two], 50)],
    ['a move', (list: Bookmark[]) => moveBookmarks(list, [one, two], { to: 'Later' }, 50)],
    ['a rename', (list: Bookmark[]) => renameInBookmarks(list, 'Noir', 'Film noir', 50)],
  ])('undoes %s, whatever was added in between', (_name, edit) => {
    const after = edit(shelf());
    const change = compareBookmarks(shelf(), after);
    const back = undoBookmarkChange(addBookmark(after, { mediaId: 3 }, 55), change, 60);
    expect(where(back)).toEqual(where(shelf()));
    expect(isBookmarked(back, { mediaId: 3 })).toBe(true);
  });

  it('brings back the film and the series of one number, each as it was', () => {
    const both = addBookmark(shelf(), { mediaId: 1, mediaType: 'tv' }, 40);
    const removed = removeBookmarks(both, [{ mediaId: 1 }], 50);
    const back = undoBookmarkChange(removed, compareBookmarks(both, removed), 60);
    expect(compareBookmarks(both, back)).toEqual({ gone: [], come: [] });
  });

  it('wins on a device that has heard of the removal', () => {
    const removed = removeBookmarks(shelf(), [one], 50);
    const back = undoBookmarkChange(removed, compareBookmarks(shelf(), removed), 50);
    expect(where(mergeBookmarks(removed, back))).toEqual(where(shelf()));
  });
});

describe('an old entry without a type', () => {
  it('learns it and joins the entry that knew already [BOOKMARK-19]', () => {
    const old: Bookmark[] = [
      { mediaId: 1, category: 'watchlist', addedAt: 5 },
      { mediaId: 1, category: 'watchlist', addedAt: 9, mediaType: 'movie' },
      { mediaId: 1, category: 'Noir', addedAt: 5 },
    ];
    expect(setBookmarkType(old, 1, 'movie').filter(isBookmarkAlive)).toEqual([
      { mediaId: 1, category: 'watchlist', addedAt: 9, mediaType: 'movie' },
      { mediaId: 1, category: 'Noir', addedAt: 5, mediaType: 'movie' },
    ]);
  });

  it('learns nothing from what another title turned out to be', () => {
    const others: Bookmark[] = [
      { mediaId: 2, category: 'watchlist', addedAt: 5 },
      { mediaId: 1, category: 'Noir', addedAt: 5, mediaType: 'tv' },
    ];
    expect(setBookmarkType(others, 1, 'movie')).toEqual(others);
    const known = setBookmarkType([{ mediaId: 1, category: 'watchlist', addedAt: 5 }], 1, 'movie');
    expect(setBookmarkType(known, 1, 'tv')).toEqual(known);
  });

  it('is shown once, though other devices still send the old entry', () => {
    const old: Bookmark[] = [{ mediaId: 1, category: 'watchlist', addedAt: 5 }];
    const known = setBookmarkType(old, 1, 'movie');
    expect(mergeBookmarks(known, old).filter(isBookmarkAlive)).toHaveLength(1);
    expect(mergeBookmarks(old, known).filter(isBookmarkAlive)).toHaveLength(1);
  });

  it('stays removed under its type though another device still sends it without', () => {
    const old: Bookmark[] = [{ mediaId: 1, category: 'watchlist', addedAt: 5 }];
    const film = { mediaId: 1, mediaType: 'movie' as const };
    const removed = removeBookmark(setBookmarkType(old, 1, 'movie'), film, 9);
    expect(mergeBookmarks(old, removed).filter(isBookmarkAlive)).toEqual([]);
  });

  it('takes its removal on one device to the typed entry on another', () => {
    const old: Bookmark[] = [{ mediaId: 1, category: 'watchlist', addedAt: 5 }];
    const removed = removeBookmark(old, { mediaId: 1 }, 9);
    expect(mergeBookmarks(setBookmarkType(old, 1, 'movie'), removed).filter(isBookmarkAlive)).toEqual([]);
  });

  it('leaves the series of the same number alone when the film is removed', () => {
    const both = addBookmark(
      addBookmark([], { mediaId: 1, mediaType: 'movie' }, 3),
      { mediaId: 1, mediaType: 'tv' },
      4,
    );
    const removed = removeBookmark(both, { mediaId: 1, mediaType: 'movie' }, 9);
    const merged = mergeBookmarks([{ mediaId: 1, category: 'watchlist', addedAt: 2 }], removed);
    expect(merged.filter(isBookmarkAlive)).toMatchObject([{ mediaType: 'tv' }]);
  });

  it('does not bring back what was removed under its type', () => {
    const entries: Bookmark[] = [
      { mediaId: 1, category: 'watchlist', addedAt: 5 },
      { mediaId: 1, category: 'watchlist', addedAt: 6, removedAt: 7, mediaType: 'tv' },
    ];
    expect(isBookmarked(setBookmarkType(entries, 1, 'tv'), { mediaId: 1 })).toBe(false);
  });
});

describe('editing two thousand of five thousand bookmarks', () => {
  let reads = 0;
  /** Counts how often its id is read. */
  const bookmark = (index: number): Bookmark => ({
    get mediaId() {
      reads += 1;
      return 1 + (index % 2_000);
    },
    mediaType: 'movie',
    category: ['watchlist', 'favorites', 'watched'][Math.floor(index / 2_000)] ?? '',
    addedAt: index,
  });
  const lists = Array.from({ length: 5_000 }, (_, index) => bookmark(index));
  const titles = lists.slice(0, 2_000);

  it('does not walk the lists for each title, nor does taking it back [BOOKMARK-25]', () => {
    const moved = moveBookmarks(lists, titles, { to: 'Later' }, 10_000);
    const back = undoBookmarkChange(moved, compareBookmarks(lists, moved), 20_000);
    expect(reads).toBeLessThan(50 * lists.length);
    expect(moved.filter(isBookmarkAlive)).toHaveLength(2_000);
    expect(back.filter(isBookmarkAlive)).toHaveLength(5_000);
  });
});

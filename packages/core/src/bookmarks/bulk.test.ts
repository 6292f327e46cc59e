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

  it('wins on a device that has heard of the removal', () => {
    const removed = removeBookmarks(shelf(), [one], 50);
    const back = undoBookmarkChange(removed, compareBookmarks(shelf(), removed), 50);
    expect(where(mergeBookmarks(removed, back))).toEqual(where(shelf()));
  });
});

describe('an old entry without a type', () => {
  it('learns it and joins the entry that knew already', () => {
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

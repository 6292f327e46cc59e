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
    expect(setBookmarkType(old, 1, 'movie')).toEqual([
      { mediaId: 1, category: 'watchlist', addedAt: 9, mediaType: 'movie' },
      { mediaId: 1, category: 'Noir', addedAt: 5, mediaType: 'movie' },
    ]);
  });

  it('does not bring back what was removed under its type', () => {
    const entries: Bookmark[] = [
      { mediaId: 1, category: 'watchlist', addedAt: 5 },
      { mediaId: 1, category: 'watchlist', addedAt: 6, removedAt: 7, mediaType: 'tv' },
    ];
    expect(isBookmarked(setBookmarkType(entries, 1, 'tv'), { mediaId: 1 })).toBe(false);
  });
});

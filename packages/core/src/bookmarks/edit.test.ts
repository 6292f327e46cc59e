import { describe, expect, it } from '@jest/globals';
import { findEntry, toEntries } from '../sync/merge-entries';
import {
  bookmarkRules,
  bookmarksFromEntries,
  bookmarkToEntry,
  compareBookmarks,
  copyBookmark,
  emptyCategory,
  isBookmarkAlive,
  isBookmarked,
  moveBookmark,
  removeBookmark,
  renameInBookmarks,
  setBookmarkType,
  undoBookmarkChange,
  type Bookmark,
  type BookmarkTarget,
} from './index';
import { add, categoriesOf, merge, put, remove, type Shelf } from './testing/shelf';

const one = { mediaId: 1, mediaType: 'movie' as const };
const two = { mediaId: 2, mediaType: 'tv' as const };
const shelf = (): Shelf => add(add(add({}, one, 10), two, 20), one, 30, 'Noir');
const where = (bookmarks: Shelf) => [one, two].map((target) => categoriesOf(bookmarks, target).sort());
const stored = (bookmarks: Bookmark[]): Shelf => toEntries(bookmarkRules, bookmarks.map(bookmarkToEntry));
const alive = (bookmarks: Shelf): Bookmark[] => bookmarksFromEntries(bookmarks).filter(isBookmarkAlive);

type Targets = readonly BookmarkTarget[];
type Edit = (group: Shelf[string] | undefined, target: BookmarkTarget) => ReturnType<typeof removeBookmark>;
const each = (all: Shelf, targets: Targets, edit: Edit): Shelf =>
  put(
    all,
    targets.flatMap((target) => edit(all[target.mediaId], target)),
  );
const removeAll = (all: Shelf, targets: Targets, nowMs: number, category?: string): Shelf =>
  each(all, targets, (group, target) => removeBookmark(group, target, nowMs, category));
const copyAll = (all: Shelf, targets: Targets, to: string, nowMs: number): Shelf =>
  each(all, targets, (group, target) => copyBookmark(group, target, to, nowMs));
const moveAll = (all: Shelf, targets: Targets, ways: { from?: string; to: string }, nowMs: number): Shelf =>
  each(all, targets, (group, target) => moveBookmark(group, target, ways, nowMs));
const rename = (all: Shelf, from: string, to: string, nowMs: number): Shelf =>
  put(all, renameInBookmarks(all, from, to, nowMs));
const empty = (all: Shelf, category: string, nowMs: number): Shelf => put(all, emptyCategory(all, category, nowMs));
const undo = (all: Shelf, change: ReturnType<typeof compareBookmarks>, nowMs: number): Shelf =>
  put(all, undoBookmarkChange(all, change, nowMs));
const typed = (all: Shelf, mediaId: number, mediaType: 'movie' | 'tv'): Shelf =>
  put(all, setBookmarkType(all[mediaId], mediaType, {}));

describe('editing many bookmarks', () => {
  it('takes them out of one category, or of all', () => {
    expect(where(removeAll(shelf(), [one, two], 50, 'watchlist'))).toEqual([['Noir'], []]);
    expect(where(removeAll(shelf(), [one], 50))).toEqual([[], ['watchlist']]);
  });

  it('moves them from one category, or from all the others', () => {
    expect(where(moveAll(shelf(), [one, two], { from: 'watchlist', to: 'Later' }, 50))).toEqual([
      ['Later', 'Noir'],
      ['Later'],
    ]);
    expect(where(moveAll(shelf(), [one], { to: 'Later' }, 50))).toEqual([['Later'], ['watchlist']]);
    expect(where(moveAll(shelf(), [one], { from: 'Noir', to: 'Noir' }, 50))).toEqual(where(shelf()));
  });

  it('keeps the date of what changes its category', () => {
    const moved = moveAll(shelf(), [two], { from: 'watchlist', to: 'Later' }, 50);
    expect(findEntry(moved, '2/tv/Later')?.changedAt).toBe(20);
  });

  it('puts a title into a category once', () => {
    const copied = copyAll(copyAll(shelf(), [one], 'Later', 50), [one], 'Later', 60);
    expect(findEntry(copied, '1/movie/Later')?.changedAt).toBe(30);
    expect(copyAll(shelf(), [one], 'watchlist', 50)).toEqual(shelf());
  });

  it('comes back to a category it was removed from', () => {
    const away = removeAll(shelf(), [two], 50, 'watchlist');
    expect(where(moveAll(add(away, two, 60, 'Noir'), [two], { from: 'Noir', to: 'watchlist' }, 70))[1]).toEqual([
      'watchlist',
    ]);
  });

  it('renames and empties a category', () => {
    expect(where(rename(shelf(), 'Noir', 'Film noir', 50))[0]).toEqual(['Film noir', 'watchlist']);
    expect(where(empty(shelf(), 'watchlist', 50))).toEqual([['Noir'], []]);
  });
});

describe('editing many bookmarks, of clocks and of what was removed before:', () => {
  it('what a faster clock added is removed all the same', () => {
    expect(where(removeAll(shelf(), [one, two], 5))).toEqual([[], []]);
  });

  it('a removal that was made before keeps its time', () => {
    const removed = removeAll(shelf(), [two], 50);
    expect(removeAll(removed, [two], 70)).toEqual(removed);
    expect(findEntry(empty(removed, 'watchlist', 70), '2/tv/watchlist')?.removedAt).toBe(50);
  });

  it('a title that was nowhere is added now, one that was somewhere keeps its latest date', () => {
    expect(alive(copyAll({}, [one], 'Later', 50))).toEqual([{ ...one, category: 'Later', addedAt: 50 }]);
    const dateOf = (all: Shelf) => findEntry(copyAll(all, [one], 'Later', 50), '1/movie/Later')?.changedAt;
    expect(dateOf(shelf())).toBe(30);
    expect(dateOf(removeAll(shelf(), [one], 40, 'Noir'))).toBe(10);
    expect(dateOf(removeAll(shelf(), [one], 40))).toBe(50);
  });

  it('a category that is renamed brings nothing back, and leaves the others as they are', () => {
    const away = removeAll(shelf(), [two], 50, 'watchlist');
    expect(where(rename(away, 'watchlist', 'Later', 60))).toEqual([['Later', 'Noir'], []]);
    expect(rename(shelf(), 'Unknown', 'Later', 60)).toEqual(shelf());
  });

  it('a title is moved out of every other category, wherever it is', () => {
    const all = copyAll(shelf(), [one], 'Rainy days', 50);
    expect(where(moveAll(all, [one], { to: 'Noir' }, 60))).toEqual([['Noir'], ['watchlist']]);
  });
});

describe('what an edit did', () => {
  const series = { mediaId: 1, mediaType: 'tv' as const };

  it('tells a film from the series of the same number, and an entry without a type from both', () => {
    const before = add({}, one, 10);
    const after = add(before, series, 20);
    const keys = ({ removed, added }: ReturnType<typeof compareBookmarks>) =>
      [removed, added].map((entries) => entries.map(({ key }) => key));
    expect(keys(compareBookmarks(before, after))).toEqual([[], ['1/tv/watchlist']]);
    expect(keys(compareBookmarks(after, before))).toEqual([['1/tv/watchlist'], []]);
    const untyped = add({}, { mediaId: 1 }, 10);
    expect(keys(compareBookmarks(before, untyped))).toEqual([['1/movie/watchlist'], ['1/any/watchlist']]);
  });

  it('is taken back in the old order and leaves titles without a type without one', () => {
    const untyped = { mediaId: 3 };
    const all = add(shelf(), untyped, 15);
    const without = removeAll(all, [one, two, untyped], 50);
    const { removed, added } = compareBookmarks(all, without);
    const back = alive(undo(without, { removed: [...removed].reverse(), added }, 60));
    const order = back.filter(({ category }) => category === 'watchlist').map(({ mediaId }) => mediaId);
    expect(order).toEqual([1, 3, 2]);
    expect(back.find(({ mediaId }) => mediaId === 3)).not.toHaveProperty('mediaType');
  });
});

describe('taking an edit back', () => {
  it.each([
    ['a removal', (all: Shelf) => removeAll(all, [one, two], 50)],
    ['a move', (all: Shelf) => moveAll(all, [one, two], { to: 'Later' }, 50)],
    ['a rename', (all: Shelf) => rename(all, 'Noir', 'Film noir', 50)],
  ])('undoes %s, whatever was added in between', (_name, edit) => {
    const after = edit(shelf());
    const change = compareBookmarks(shelf(), after);
    const back = undo(add(after, { mediaId: 3 }, 55), change, 60);
    expect(where(back)).toEqual(where(shelf()));
    expect(isBookmarked(back[3])).toBe(true);
  });

  it('brings back the film and the series of one number, each as it was', () => {
    const both = add(shelf(), { mediaId: 1, mediaType: 'tv' }, 40);
    const removed = removeAll(both, [{ mediaId: 1 }], 50);
    const back = undo(removed, compareBookmarks(both, removed), 60);
    expect(compareBookmarks(both, back)).toEqual({ removed: [], added: [] });
  });

  it('wins on a device that has heard of the removal', () => {
    const removed = removeAll(shelf(), [one], 50);
    const back = undo(removed, compareBookmarks(shelf(), removed), 50);
    expect(where(merge(removed, back))).toEqual(where(shelf()));
  });
});

describe('an old entry without a type', () => {
  const untyped: Bookmark = { mediaId: 1, category: 'watchlist', addedAt: 5 };
  const old = stored([untyped]);
  const film = { mediaId: 1, mediaType: 'movie' as const };

  it('learns it and joins the entry that knew already [BOOKMARK-19]', () => {
    const all = stored([untyped, { ...untyped, ...film, addedAt: 9 }, { ...untyped, category: 'Noir' }]);
    expect(alive(typed(all, 1, 'movie'))).toEqual([
      { ...untyped, ...film, category: 'Noir' },
      { ...untyped, ...film, addedAt: 9 },
    ]);
  });

  it('learns nothing from what another title turned out to be', () => {
    const others = stored([
      { ...untyped, mediaId: 2 },
      { ...untyped, category: 'Noir', mediaType: 'tv' },
    ]);
    expect(typed(others, 1, 'movie')).toBe(others);
    const known = typed(old, 1, 'movie');
    expect(typed(known, 1, 'tv')).toBe(known);
  });

  it('is shown once, though other devices still send the old entry', () => {
    const known = typed(old, 1, 'movie');
    expect(alive(merge(known, old))).toHaveLength(1);
    expect(alive(merge(old, known))).toHaveLength(1);
  });

  it('stays removed under its type though another device still sends it without', () => {
    expect(alive(merge(old, remove(typed(old, 1, 'movie'), film, 9)))).toEqual([]);
  });

  it('takes its removal on one device to the typed entry on another', () => {
    expect(alive(merge(typed(old, 1, 'movie'), remove(old, { mediaId: 1 }, 9)))).toEqual([]);
  });

  it('leaves the series of the same number alone when the film is removed', () => {
    const both = add(add({}, film, 3), { mediaId: 1, mediaType: 'tv' }, 4);
    const merged = merge(stored([{ ...untyped, addedAt: 2 }]), remove(both, film, 9));
    expect(alive(merged)).toMatchObject([{ mediaType: 'tv' }]);
  });

  it('does not bring back what was removed under its type', () => {
    const all = stored([untyped, { ...untyped, addedAt: 6, removedAt: 7, mediaType: 'tv' }]);
    expect(isBookmarked(typed(all, 1, 'tv')[1])).toBe(false);
  });
});

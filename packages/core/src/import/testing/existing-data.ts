import { bookmarkRules, type BookmarkValue, type CategoryValue } from '../../bookmarks';
import type { Favorite } from '../../collections/favorites';
import { historyRules, type HistoryValue } from '../../history';
import type { Play } from '../../plays';
import type { Note, Rating } from '../../ratings';
import { mergeEntries } from '../../sync/merge-entries';
import type { Additions, ExistingData } from '../plan/plan-types';

export const nothing: ExistingData = {
  plays: {},
  bookmarks: {},
  history: {},
  categories: {},
  ratings: {},
  notes: {},
  favorites: {},
};

/** The data after an import. */
export const dataAfter = (
  existing: ExistingData,
  { plays: p, bookmarks: b, history: h, categories: c, ratings, notes, favorites }: Additions,
): ExistingData => ({
  plays: mergeEntries<Play>({}, existing.plays, p),
  bookmarks: mergeEntries<BookmarkValue>(bookmarkRules, existing.bookmarks, b),
  history: mergeEntries<HistoryValue>(historyRules, existing.history, h),
  categories: mergeEntries<CategoryValue>({}, existing.categories, c),
  ratings: mergeEntries<Rating>({}, existing.ratings, ratings),
  notes: mergeEntries<Note>({}, existing.notes, notes),
  favorites: mergeEntries<Favorite>({}, existing.favorites, favorites),
});

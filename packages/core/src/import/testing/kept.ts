import { bookmarkRules, type BookmarkValue, type CategoryValue } from '../../bookmarks';
import type { Heart } from '../../collections/hearts';
import { historyRules, type HistoryValue } from '../../history';
import type { Play } from '../../plays';
import type { Note, Rating } from '../../ratings';
import { mergeEntries } from '../../sync/merge-entries';
import type { Additions, Kept } from '../plan/kept';

export const nothing: Kept = {
  plays: {},
  bookmarks: {},
  history: {},
  categories: {},
  ratings: {},
  notes: {},
  hearts: {},
};

/** The data after an import. */
export const keptAfter = (
  kept: Kept,
  { plays: p, bookmarks: b, history: h, categories: c, ratings, notes, hearts }: Additions,
): Kept => ({
  plays: mergeEntries<Play>({}, kept.plays, p),
  bookmarks: mergeEntries<BookmarkValue>(bookmarkRules, kept.bookmarks, b),
  history: mergeEntries<HistoryValue>(historyRules, kept.history, h),
  categories: mergeEntries<CategoryValue>({}, kept.categories, c),
  ratings: mergeEntries<Rating>({}, kept.ratings, ratings),
  notes: mergeEntries<Note>({}, kept.notes, notes),
  hearts: mergeEntries<Heart>({}, kept.hearts, hearts),
});

import { bookmarksFromEntries, setBookmarkType, type MediaType } from '@marquee/core';
import { entriesEdited } from '../../../shared/store/collections';
import { entryWithTitle, selectBookmarkEntries, type BookmarkEdit } from '../bookmarks';

interface FoundTitle {
  id: number;
  mediaType: MediaType;
  title: string;
  year: number | null;
}
/** Stores the types of titles in old entries (BOOKMARK-20). */
export const typesFound =
  (found: readonly FoundTitle[]): BookmarkEdit =>
  (dispatch, getState) => {
    const all = selectBookmarkEntries(getState());
    const entries = found.flatMap(({ id, mediaType, title, year }) => {
      const before = bookmarksFromEntries({ [id]: all[String(id)] ?? {} });
      const known = new Set(before);
      const changed = setBookmarkType(before, id, mediaType).filter((entry) => !known.has(entry));
      return changed.map((entry) => entryWithTitle(all, entry, { title, year }));
    });
    if (entries.length > 0) dispatch(entriesEdited('bookmarks', entries));
  };

import { setBookmarkType, type MediaType } from '@marquee/core';
import { changeLists, type BookmarkEdit } from '../bookmarks';

interface FoundTitle {
  id: number;
  mediaType: MediaType;
  title: string;
  year: number | null;
}
/** Stores the types of titles in old entries (BOOKMARK-20). */
export const typesFound = (found: readonly FoundTitle[]): BookmarkEdit =>
  changeLists(({ bookmarks }) => ({
    bookmarks: found.flatMap(({ id, mediaType, title, year }) =>
      setBookmarkType(bookmarks[id], mediaType, { title, year }),
    ),
  }));

export { BookmarkButton } from './bookmark-button';
export { bookmarkAdded, bookmarkRemoved, bookmarksSlice, selectBookmarks, selectIsBookmarked } from './bookmarks.slice';
export { toggleBookmark, type BookmarkedTitle } from './toggle-bookmark';

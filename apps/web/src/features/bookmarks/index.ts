export { BookmarkButton } from './bookmark-button';
export { ALL_CATEGORIES, bookmarkSorts, bookmarkTypes, type BookmarkFilters } from './page/arrange';
export { BookmarksPage } from './page/bookmarks-page';
export {
  bookmarkAdded,
  bookmarkRemoved,
  bookmarksSlice,
  selectBookmarks,
  selectIsBookmarked,
  selectOwnCategories,
} from './bookmarks.slice';
export { toggleBookmark, type BookmarkedTitle } from './toggle-bookmark';

export { ALL_CATEGORIES, bookmarkSorts, bookmarkTypes, type BookmarkFilters } from './arrange';
export { BookmarksPage } from './bookmarks-page';

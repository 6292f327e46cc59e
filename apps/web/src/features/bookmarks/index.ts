export { BookmarkButton } from './bookmark-button';
export { FavoriteButton } from './lazy-favorite-button';
export { ListCount } from './list-count';
export { ALL_CATEGORIES, bookmarkSorts, bookmarkTypes, type BookmarkFilters } from './page/filter-and-sort';
export { BookmarksPage } from './page/bookmarks-page';
export { bookmarkAdded, bookmarkRemoved } from './bookmarks';
export { ListRow } from './page/list-row';
export { useListOptions } from './use-list-options';

import { useAppDispatch, useAppSelector, useAppStore, afterRehydration } from '../../shared/store';
import { FavoriteToggle } from '../../shared/ui/favorite-toggle';
import { selectIsIn } from './bookmarks';
import { toggleBookmark, type BookmarkedTitle } from './edit-bookmarks';
import { FAVORITES } from './page/filter-and-sort';

/** Adds a title to the favorites or removes it. */
export function FavoriteButton({ title: { id, mediaType, title, year } }: { title: BookmarkedTitle }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isFavorite = useAppSelector((state) => selectIsIn(state, { mediaId: id, mediaType }, FAVORITES));
  const toggle = () =>
    afterRehydration(store, () => dispatch(toggleBookmark({ id, mediaType, title, year }, FAVORITES)));
  return <FavoriteToggle title={title} isFavorite={isFavorite} onToggle={toggle} />;
}

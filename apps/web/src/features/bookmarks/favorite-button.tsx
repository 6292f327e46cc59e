import { t } from '@lingui/core/macro';
import { Heart } from 'lucide-react';
import { cx } from '../../shared/lib/cx';
import { useAppDispatch, useAppSelector, useAppStore, afterRehydration } from '../../shared/store';
import { IconButton } from '../../shared/ui';
import { selectIsIn } from './bookmarks';
import { toggleBookmark, type BookmarkedTitle } from './edit-bookmarks';

const FAVORITES = 'favorites';

/** The heart: whether a title is among the favorites. */
export function FavoriteButton({ title: { id, mediaType, title, year } }: { title: BookmarkedTitle }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isFavorite = useAppSelector((state) => selectIsIn(state, { mediaId: id, mediaType }, FAVORITES));
  const toggle = () =>
    afterRehydration(store, () => dispatch(toggleBookmark({ id, mediaType, title, year }, FAVORITES)));
  return (
    <IconButton
      label={isFavorite ? t`Remove ${title} from favorites` : t`Add ${title} to favorites`}
      aria-pressed={isFavorite}
      onClick={toggle}
      className={cx(isFavorite && 'text-accent-ink')}
    >
      <Heart aria-hidden className={cx('size-5', isFavorite && 'fill-current')} />
    </IconButton>
  );
}

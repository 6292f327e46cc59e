import { DEFAULT_CATEGORY } from '@marquee/core';
import { Bookmark } from 'lucide-react';
import { cx } from '../../shared/lib/cx';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { buttonClass } from '../../shared/ui';
import { selectIsBookmarked, selectIsIn } from './bookmarks.slice';
import { toggleBookmark, type BookmarkedTitle } from './toggle-bookmark';

interface BookmarkButtonProps {
  title: BookmarkedTitle;
  /** `card`: an icon in the corner of a picture; `page`: a round button beside Watch. */
  look?: 'card' | 'page';
}

/** Filled when the title is in any category, outlined otherwise; a click puts it on the watchlist or takes it off. */
export function BookmarkButton({ title, look = 'card' }: BookmarkButtonProps) {
  const dispatch = useAppDispatch();
  const isRestored = useIsRestored();
  const target = { mediaId: title.id, mediaType: title.mediaType };
  const isBookmarked = useAppSelector((state) => selectIsBookmarked(state, target));
  const isIn = useAppSelector((state) => selectIsIn(state, target, DEFAULT_CATEGORY));
  const label = `${isIn ? 'Remove' : 'Add'} ${title.title} ${isIn ? 'from' : 'to'} ${DEFAULT_CATEGORY}`;
  const icon = (
    <Bookmark aria-hidden className={cx(look === 'card' ? 'size-4' : 'size-5', isBookmarked && 'fill-current')} />
  );
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isIn}
      title={label}
      disabled={!isRestored}
      onClick={() => dispatch(toggleBookmark(title))}
      className={
        look === 'card'
          ? 'group/bookmark flex size-11 items-center justify-center text-ivory'
          : cx(buttonClass('secondary', 'lg'), 'w-13 px-0!', isBookmarked && 'text-accent-ink')
      }
    >
      {look === 'card' ? (
        <span
          className={cx(
            'flex size-8 items-center justify-center rounded-full transition-colors',
            isBookmarked ? 'bg-accent text-on-accent' : 'bg-black/70 group-hover/bookmark:bg-black',
          )}
        >
          {icon}
        </span>
      ) : (
        icon
      )}
    </button>
  );
}

import { t } from '@lingui/core/macro';
import { DEFAULT_CATEGORY } from '@marquee/core';
import { Bookmark, ChevronDown } from 'lucide-react';
import { Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../shared/lib/cx';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useAppDispatch, useAppSelector, useAppStore, afterRehydration, type AppState } from '../../shared/store';
import { buttonClass, keyInCard } from '../../shared/ui';
import { selectIsBookmarked, selectIsIn, selectOwnCategories } from './bookmarks';
import { categoryInText } from './category-in-text';
import { toggleBookmark, type BookmarkedTitle } from './edit-bookmarks';
import { useLongPress } from './use-long-press';

const BookmarkMenu = lazyComponent(() => import('./bookmark-menu').then((chunk) => chunk.BookmarkMenu));

interface BookmarkButtonProps {
  title: BookmarkedTitle;
  /** The category that a click toggles; the watchlist by default. */
  category?: string | undefined;
  /** `card`: icons in the corner of a picture; `page`: a round button beside Watch. */
  look?: 'card' | 'page' | undefined;
}

const looks = {
  card: {
    group: 'group/mark flex flex-col items-center',
    button: 'group/bookmark flex size-11 touch-manipulation items-start justify-center',
    // On touch screens a long press opens the list, so the caret is hidden. It covers the details below the ribbon, so
    // it is shown only on hover and focus.
    caret:
      'group/bookmark -mt-3.5 hidden size-11 items-center justify-center opacity-0 transition-opacity group-hover/mark:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:hover)]:flex',
  },
  page: {
    group: 'flex items-stretch',
    button: cx(buttonClass('secondary', 'lg'), 'min-w-13 grow touch-manipulation rounded-e-none! px-0!'),
    caret: cx(buttonClass('secondary', 'lg'), '-ms-px min-w-11 grow rounded-s-none! px-0!'),
  },
} as const;

/** A bookmark ribbon at the upper edge of the picture. */
const Ribbon = ({ isFilled }: { isFilled: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 30"
    className={cx(
      'h-7.5 w-6 stroke-2 transition-colors',
      isFilled
        ? 'fill-current stroke-current text-accent'
        : 'fill-surface stroke-ink-faint group-hover/bookmark:fill-raised group-hover/bookmark:stroke-ink',
    )}
  >
    <path d="M2 0v27l10-8 10 8V0" strokeLinejoin="round" />
  </svg>
);

/**
 * Filled if the title is in any category. A click adds it to the watchlist or removes it, and opens the list of
 * categories if the visitor has created some; the caret, a long press and Shift+Enter always open it. On a card, B and Shift+B press them.
 */
export function BookmarkButton({ title, category, look = 'card' }: BookmarkButtonProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const target = { mediaId: title.id, mediaType: title.mediaType };
  const plain = category ?? DEFAULT_CATEGORY;
  const isBookmarked = useAppSelector((state) => selectIsBookmarked(state, target));
  const isIn = useAppSelector((state) => selectIsIn(state, target, plain));
  const asksIn = (state: AppState) => category === undefined && selectOwnCategories(state).length > 0;
  const asks = useAppSelector(asksIn);

  const open = () => afterRehydration(store, () => setIsOpen(true));
  const act = (wasDelayed: boolean) => {
    const state = store.getState();
    if (asksIn(state)) open();
    // If the title was already on the list, the button just had not shown it yet.
    else if (!(wasDelayed && selectIsIn(state, target, plain))) dispatch(toggleBookmark(title, plain));
  };
  const press = useLongPress(open, () => afterRehydration(store, act));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    open();
  };

  const [name, list] = [title.title, categoryInText(plain)];
  const listLabel = t`Choose lists for ${name}`;
  const toggleLabel = isIn ? t`Remove ${name} from ${list}` : t`Add ${name} to ${list}`;
  const label = asks ? listLabel : toggleLabel;
  const popup = { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } as const;
  const isCard = look === 'card';
  const keyOf = (key: string) => (isCard ? keyInCard(key) : {});
  return (
    <div ref={anchor} className={looks[look].group}>
      <button
        type="button"
        aria-label={label}
        title={label}
        {...(asks ? popup : { 'aria-pressed': isIn })}
        {...keyOf('b')}
        {...press}
        onKeyDown={onKeyDown}
        className={cx(looks[look].button, !isCard && isBookmarked && 'text-accent-ink')}
      >
        {isCard ? (
          <Ribbon isFilled={isBookmarked} />
        ) : (
          <Bookmark aria-hidden className={cx('size-5', isBookmarked && 'fill-current')} />
        )}
      </button>
      {!(isCard && asks) && (
        <button
          type="button"
          aria-label={listLabel}
          title={listLabel}
          {...popup}
          {...keyOf('Shift+B')}
          onClick={open}
          className={looks[look].caret}
        >
          {isCard ? (
            <span className="flex size-6 items-center justify-center rounded-full border bg-surface text-ink-soft transition-colors group-hover/bookmark:text-ink">
              <ChevronDown aria-hidden className="size-3.5" />
            </span>
          ) : (
            <ChevronDown aria-hidden className="size-4" />
          )}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <BookmarkMenu title={title} anchor={anchor} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

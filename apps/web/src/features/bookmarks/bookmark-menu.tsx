import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { allCategories, resolveCategory, titleKey } from '@marquee/core';
import { Check, EyeOff } from 'lucide-react';
import type { RefObject } from 'react';
import { cx } from '../../shared/lib/cx';
import { toggleInterest } from '../../shared/interest/toggle-interest';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { selectIsNotInterested } from '../../shared/store/not-interested';
import { Menu, menuItemClass } from '../../shared/ui/dialog';
import { selectIsIn, selectOwnCategories } from './bookmarks';
import { categoryLabel } from './category-label';
import { CategoryForm } from './category-form';
import { addToCategory, type BookmarkedTitle } from './edit-bookmarks';
import { toggleCategory } from './toggle-category';

interface BookmarkMenuProps {
  title: BookmarkedTitle;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * The categories as checkboxes, and a field for a new one; below them, whether the title may be suggested. Selecting one
 * toggles it and closes the list.
 */
export function BookmarkMenu({ title, anchor, onClose }: BookmarkMenuProps) {
  const dispatch = useAppDispatch();
  const own = useAppSelector(selectOwnCategories);
  const name = title.title;
  const choose = (category: string) => {
    dispatch(toggleCategory(title, category));
    onClose();
  };
  const add = (typed: string) => {
    const category = resolveCategory(typed, own);
    if (category === null) return;
    dispatch(addToCategory(title, category));
    onClose();
  };
  return (
    <Menu title={t`Lists for ${name}`} anchor={anchor} onClose={onClose} className="flex w-68 flex-col">
      <p className="label truncate px-4 pt-3.5 pb-1.5 text-ink-faint">
        <Trans comment="Heading above a list of categories, such as “Watchlist” and “Favorites”">Save {name} in</Trans>
      </p>
      <ul className="min-h-0 overflow-y-auto px-1.5">
        {allCategories(own).map((category, index) => (
          <li key={category}>
            <CategoryCheckbox
              title={title}
              category={category}
              isFirst={index === 0}
              onChoose={() => choose(category)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-1.5 border-t border-line p-2.5">
        <CategoryForm onSubmit={add} />
      </div>
      <div className="border-t border-line p-1.5">
        <InterestItem title={title} onChoose={onClose} />
      </div>
    </Menu>
  );
}

/** Leaves the title out of lists and suggestions, or has it back. */
function InterestItem({ title, onChoose }: { title: BookmarkedTitle; onChoose: () => void }) {
  const dispatch = useAppDispatch();
  const key = titleKey(title.mediaType, title.id);
  const isLeftOut = useAppSelector((state) => selectIsNotInterested(state, key));
  const choose = () => {
    dispatch(toggleInterest({ key, title: title.title, year: title.year ?? null }));
    onChoose();
  };
  return (
    <button type="button" onClick={choose} className={menuItemClass}>
      <EyeOff aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span>{isLeftOut ? t`Suggest again` : t`Not interested`}</span>
    </button>
  );
}

interface CategoryCheckboxProps {
  title: BookmarkedTitle;
  category: string;
  isFirst: boolean;
  onChoose: () => void;
}

function CategoryCheckbox({ title, category, isFirst, onChoose }: CategoryCheckboxProps) {
  const target = { mediaId: title.id, mediaType: title.mediaType };
  const isIn = useAppSelector((state) => selectIsIn(state, target, category));
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isIn}
      data-autofocus={isFirst || undefined}
      onClick={onChoose}
      className={menuItemClass}
    >
      <span
        aria-hidden
        className={cx(
          'flex size-5 shrink-0 items-center justify-center rounded-sm border',
          isIn ? 'border-accent bg-accent text-on-accent' : 'border-line-strong',
        )}
      >
        {isIn && <Check className="size-3.5" strokeWidth={3} />}
      </span>
      <span className="min-w-0 truncate">{categoryLabel(category)}</span>
    </button>
  );
}

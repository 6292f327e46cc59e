import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Move } from '@marquee/core';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { i18n } from '../../../shared/i18n';
import { useAppDispatch } from '../../../shared/store';
import { Button } from '../../../shared/ui';
import { Menu, menuItemClass } from '../../../shared/ui/dialog';
import { categoryLabel } from '../category-label';
import type { BookmarkThunk } from '../edit-bookmarks';
import { copyMany, moveMany, removeMany } from './bulk-edits';
import type { Selection } from './use-selection';

interface BulkBarProps {
  selection: Selection;
  categories: readonly string[];
  /** The category shown; moving and removing apply to it only. */
  from?: string | undefined;
  /** Moves the selected titles in a list with a custom order; undefined elsewhere. */
  onMove?: ((move: Move) => void) | undefined;
}

/** Actions for the selected titles; each can be undone from its toast. */
export function BulkBar({ selection, categories, from, onMove }: BulkBarProps) {
  const dispatch = useAppDispatch();
  const { selected, total } = selection;
  const count = selected.length;
  const isNone = count === 0;
  const run = (thunk: BookmarkThunk) => {
    dispatch(thunk);
    selection.stop();
  };
  return (
    <section
      aria-label={t`Selected titles`}
      className="sticky top-(--header-height) z-20 -mx-(--page-x) mb-6 flex flex-wrap items-center gap-2 border-y border-line bg-canvas px-(--page-x) py-2.5"
    >
      <p role="status" className="tabular me-auto min-w-28 font-semibold">
        <Trans>
          {count} of {total} selected
        </Trans>
      </p>
      {onMove && <MoveButtons isDisabled={isNone} onMove={onMove} />}
      <Button variant="quiet" className="px-3.5!" onClick={count === total ? selection.clear : selection.selectAll}>
        {count === total ? t`Select none` : t`Select all`}
      </Button>
      <CategoryMenu
        label={t`Add to`}
        categories={categories}
        isDisabled={isNone}
        onChoose={(to) => run(copyMany(selected, to))}
      />
      <CategoryMenu
        label={t`Move to`}
        categories={categories.filter((name) => name !== from)}
        isDisabled={isNone}
        onChoose={(to) => run(moveMany(selected, to, from))}
      />
      <Button variant="secondary" className="px-4!" disabled={isNone} onClick={() => run(removeMany(selected, from))}>
        <Trash2 aria-hidden className="size-4" /> <Trans>Remove</Trans>
      </Button>
      <Button variant="quiet" className="px-3.5!" onClick={selection.stop}>
        <Trans>Done</Trans>
      </Button>
    </section>
  );
}

const moves = [
  { move: 'first', label: msg`Move to the front`, icon: ChevronsLeft },
  { move: 'earlier', label: msg`Move one earlier`, icon: ChevronLeft },
  { move: 'later', label: msg`Move one later`, icon: ChevronRight },
  { move: 'last', label: msg`Move to the end`, icon: ChevronsRight },
] as const;

const MoveButtons = ({ isDisabled, onMove }: { isDisabled: boolean; onMove: (move: Move) => void }) => (
  <div role="group" aria-label={t({ message: 'Order', context: 'sequence' })} className="flex gap-1">
    {moves.map(({ move, label, icon: Icon }) => (
      <Button
        key={move}
        variant="secondary"
        className="w-11 px-0!"
        aria-label={i18n._(label)}
        title={i18n._(label)}
        disabled={isDisabled}
        onClick={() => onMove(move)}
      >
        <Icon aria-hidden className="size-4 rtl:-scale-x-100" />
      </Button>
    ))}
  </div>
);

interface CategoryMenuProps {
  label: string;
  categories: readonly string[];
  isDisabled: boolean;
  onChoose: (category: string) => void;
}

function CategoryMenu({ label, categories, isDisabled, onChoose }: CategoryMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  return (
    <div ref={button}>
      <Button
        variant="secondary"
        className="px-4!"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        {label} <ChevronDown aria-hidden className="size-4" />
      </Button>
      {isOpen && (
        <Menu title={label} anchor={button} onClose={() => setIsOpen(false)}>
          {categories.map((category) => (
            <button key={category} type="button" onClick={() => onChoose(category)} className={menuItemClass}>
              <span className="truncate">{categoryLabel(category)}</span>
            </button>
          ))}
        </Menu>
      )}
    </div>
  );
}

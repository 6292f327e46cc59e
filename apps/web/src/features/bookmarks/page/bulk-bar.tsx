import { categoryLabel, type Move } from '@marquee/core';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useAppDispatch } from '../../../shared/store';
import { Button } from '../../../shared/ui';
import type { BookmarkThunk } from '../edit-bookmarks';
import { copyMany, moveMany, removeMany } from './bulk-edits';
import type { Selection } from './use-selection';

interface BulkBarProps {
  selection: Selection;
  categories: readonly string[];
  /** The category that is shown; moving and removing concern it alone. */
  from?: string;
  /** Moves what is selected in a list that is ordered by hand; left out elsewhere. */
  onMove?: ((move: Move) => void) | undefined;
}

/** What can be done with the selected titles; each edit can be taken back from its message. */
export function BulkBar({ selection, categories, from, onMove }: BulkBarProps) {
  const dispatch = useAppDispatch();
  const { selected, total } = selection;
  const isNone = selected.length === 0;
  const run = (thunk: BookmarkThunk) => {
    dispatch(thunk);
    selection.stop();
  };
  return (
    <section
      aria-label="Selected titles"
      className="sticky top-(--header-height) z-20 -mx-(--page-x) mb-6 flex flex-wrap items-center gap-2 border-y border-line bg-canvas px-(--page-x) py-2.5"
    >
      <p role="status" className="tabular mr-auto min-w-28 font-semibold">
        {selected.length} of {total} selected
      </p>
      {onMove && <MoveButtons isDisabled={isNone} onMove={onMove} />}
      <Button
        variant="quiet"
        className="px-3.5!"
        onClick={selected.length === total ? selection.clear : selection.selectAll}
      >
        {selected.length === total ? 'Select none' : 'Select all'}
      </Button>
      <CategoryMenu
        label="Add to"
        categories={categories}
        isDisabled={isNone}
        onChoose={(to) => run(copyMany(selected, to))}
      />
      <CategoryMenu
        label="Move to"
        categories={categories.filter((name) => name !== from)}
        isDisabled={isNone}
        onChoose={(to) => run(moveMany(selected, to, from))}
      />
      <Button variant="secondary" className="px-4!" disabled={isNone} onClick={() => run(removeMany(selected, from))}>
        <Trash2 aria-hidden className="size-4" /> Remove
      </Button>
      <Button variant="quiet" className="px-3.5!" onClick={selection.stop}>
        Done
      </Button>
    </section>
  );
}

const moves = [
  { move: 'first', label: 'Move to the front', icon: ChevronsLeft },
  { move: 'earlier', label: 'Move one earlier', icon: ChevronLeft },
  { move: 'later', label: 'Move one later', icon: ChevronRight },
  { move: 'last', label: 'Move to the end', icon: ChevronsRight },
] as const;

const MoveButtons = ({ isDisabled, onMove }: { isDisabled: boolean; onMove: (move: Move) => void }) => (
  <div role="group" aria-label="Order" className="flex gap-1">
    {moves.map(({ move, label, icon: Icon }) => (
      <Button
        key={move}
        variant="secondary"
        className="w-11 px-0!"
        aria-label={label}
        title={label}
        disabled={isDisabled}
        onClick={() => onMove(move)}
      >
        <Icon aria-hidden className="size-4" />
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

const CategoryMenu = ({ label, categories, isDisabled, onChoose }: CategoryMenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>
      <Button variant="secondary" className="px-4!" disabled={isDisabled}>
        {label} <ChevronDown aria-hidden className="size-4" />
      </Button>
    </DropdownMenu.Trigger>
    {/* In its place, and not at the end of the document: so it belongs to a landmark. */}
    <DropdownMenu.Content
      align="end"
      sideOffset={6}
      collisionPadding={12}
      className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-56 animate-[fade-in_150ms] overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-panel"
    >
      {categories.map((category) => (
        <DropdownMenu.Item
          key={category}
          onSelect={() => onChoose(category)}
          className="flex min-h-11 cursor-pointer items-center rounded-md px-3 text-sm font-medium outline-none data-highlighted:bg-raised"
        >
          <span className="truncate">{categoryLabel(category)}</span>
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { resolveCategory, builtInCategory } from '@marquee/core';
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { formatInteger } from '../../../shared/lib/format/format-integer';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import { IconButton } from '../../../shared/ui';
import { Modal } from '../../../shared/ui/dialog';
import { selectCategoryCounts, selectOwnCategories } from '../bookmarks';
import { CategoryForm, NAME_LENGTH } from '../category-form';
import { addCategory, deleteCategory, renameCategory } from './bulk-edits';

interface CategoriesDialogProps {
  onClose: () => void;
  onRenamed: (from: string, to: string) => void;
}

/** Creates, renames and deletes custom categories. Deleting can be undone from its toast. */
export function CategoriesDialog({ onClose, onRenamed }: CategoriesDialogProps) {
  const dispatch = useAppDispatch();
  const own = useAppSelector(selectOwnCategories);
  const counts = useAppSelector(selectCategoryCounts);
  const [editing, setEditing] = useState<string | null>(null);
  const countOf = (name: string) => counts.get(name) ?? 0;
  const add = (typed: string) => {
    const name = resolveCategory(typed, own);
    if (name !== null) dispatch(addCategory(name));
  };
  const rename = (from: string, to: string) => {
    setEditing(null);
    if (to === from) return;
    dispatch(renameCategory(from, to));
    onRenamed(from, to);
  };
  return (
    <Modal
      title={t`Lists`}
      onClose={onClose}
      isSheet
      className="inset-x-0 bottom-0 flex max-h-[85svh] flex-col rounded-t-xl p-5 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[28rem] sm:-translate-1/2 sm:rounded-xl"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="display text-2xl">
            <Trans>Lists</Trans>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            <Trans>Watchlist, Watched and Favorites are built in.</Trans>
          </p>
        </div>
        <IconButton label={t`Close`} onClick={onClose} className="-mt-1.5 -me-1.5">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <ul className="my-4 min-h-0 overflow-y-auto border-y border-line py-1.5 empty:hidden">
        {own.map((name) => (
          <li key={name}>
            {editing === name ? (
              <RenameForm name={name} own={own} onRename={(to) => rename(name, to)} onCancel={() => setEditing(null)} />
            ) : (
              <div className="flex min-h-12 items-center gap-1">
                <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
                <span className="tabular px-2 text-sm text-ink-faint">
                  <span aria-hidden>{formatInteger(countOf(name))}</span>
                  <span className="sr-only">{plural(countOf(name), { one: '# title', other: '# titles' })}</span>
                </span>
                <IconButton label={t`Rename ${name}`} onClick={() => setEditing(name)}>
                  <Pencil aria-hidden className="size-4" />
                </IconButton>
                <IconButton label={t`Delete ${name}`} onClick={() => dispatch(deleteCategory(name))}>
                  <Trash2 aria-hidden className="size-4" />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {own.length === 0 && (
        <p className="mb-4 text-sm text-ink-soft">
          <Trans>You haven’t created any lists yet.</Trans>
        </p>
      )}
      <CategoryForm onSubmit={add} />
    </Modal>
  );
}

interface RenameFormProps {
  name: string;
  own: readonly string[];
  onRename: (to: string) => void;
  onCancel: () => void;
}

/** Validates a new name for a category; null if it is valid. */
function refusal(typed: string, name: string, own: readonly string[]): string | null {
  const to = typed.trim();
  if (builtInCategory(to)) return t`${to} is a built-in list`;
  const taken = own.some((other) => other !== name && other.toLowerCase() === to.toLowerCase());
  return taken ? t`You already have a list called ${to}` : null;
}

function RenameForm({ name, own, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const problem = refusal(typed, name, own);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && problem === null) onRename(typed.trim());
  };
  return (
    <form onSubmit={submit} className="py-0.5">
      <div className="flex items-center gap-1">
        <input
          aria-label={t`New name for ${name}`}
          aria-invalid={problem !== null}
          value={typed}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The field replaces the button that was pressed.
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onCancel();
          }}
          className="h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-canvas px-3 text-ink"
        />
        <IconButton type="submit" label={t`Save name`} disabled={typed.trim() === '' || problem !== null}>
          <Check aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t`Cancel`} onClick={onCancel}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      {problem !== null && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </form>
  );
}

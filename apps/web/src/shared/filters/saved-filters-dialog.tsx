import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FILTER_NAME_LENGTH, writeFilters, type SearchFilters } from '@marquee/core';
import { Trash2 } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { AddToHomeButton } from '../home/add-to-home-button';
import { randomId } from '../lib/browser/random-id';
import { joinList } from '../lib/format/format-list';
import type { EditHandler } from '../lib/routing/use-latest-search-params';
import { useAppDispatch, useAppSelector } from '../store';
import { filterRemoved, filterSaved, filtersOf, selectSavedFilters, type SavedFilter } from '../store/saved-filters';
import { Button, IconButton, INPUT_CLASS, offerUndo } from '../ui';
import { HeadedModal } from '../ui/dialog';
import { activeFilters } from './active-filters';
import { useKeywordNames } from './keywords';

const queryOf = (filters: SearchFilters): string => {
  const params = new URLSearchParams();
  writeFilters(filters, params);
  return params.toString();
};

/** Says of filters in words what they are. */
function useDescription(filters: SearchFilters): string {
  return joinList(activeFilters(filters, useKeywordNames(filters.keywords)).map(({ label }) => label));
}

interface SavedFiltersDialogProps {
  filters: SearchFilters;
  onChange: EditHandler<SearchFilters>;
  onClose: () => void;
}

/** Saves the filters under a name; applies, renames and removes those that were saved. */
export function SavedFiltersDialog({ filters, onChange, onClose }: SavedFiltersDialogProps) {
  const saved = useAppSelector(selectSavedFilters);
  const query = queryOf(filters);
  const isSaved = saved.some((filter) => filter.query === query);
  const apply = (filter: SavedFilter) => {
    onChange(({ ownServices }) => ({ ...filtersOf(filter), ownServices }));
    onClose();
  };
  return (
    <HeadedModal title={t`Saved filters`} onClose={onClose}>
      {query !== '' && !isSaved && <SaveForm query={query} />}
      <ul className="mt-4 empty:hidden">
        {saved.map((filter) => (
          <SavedRow key={filter.id} filter={filter} isOn={filter.query === query} onApply={() => apply(filter)} />
        ))}
      </ul>
    </HeadedModal>
  );
}

/** A name for the filters that are set, at first what they say. */
function SaveForm({ query }: { query: string }) {
  const text = useDescription(filtersOf({ query }));
  const dispatch = useAppDispatch();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const name = (typed ?? text.slice(0, FILTER_NAME_LENGTH)).trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name !== '') dispatch(filterSaved({ id: randomId(), name, query }));
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        <Trans>Save these filters as</Trans>
      </label>
      <div className="flex gap-3">
        <input
          id={id}
          data-autofocus
          value={typed ?? text.slice(0, FILTER_NAME_LENGTH)}
          maxLength={FILTER_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          className={INPUT_CLASS}
        />
        <Button type="submit" disabled={name === ''}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

interface SavedRowProps {
  filter: SavedFilter;
  /** Whether it is the one that is set. */
  isOn: boolean;
  onApply: () => void;
}

function SavedRow({ filter, isOn, onApply }: SavedRowProps) {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(filter.name);
  const { id, name } = filter;
  const description = useDescription(filtersOf(filter));
  const rename = () => {
    const changed = typed.trim();
    if (changed === '') setTyped(name);
    else if (changed !== name) dispatch(filterSaved({ ...filter, name: changed }));
  };
  const remove = () => {
    dispatch(filterRemoved(id));
    offerUndo(t`Removed ${name}`, () => dispatch(filterSaved(filter)));
  };
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <div className="flex items-center gap-1">
        <input
          aria-label={t`Name of ${name}`}
          value={typed}
          maxLength={FILTER_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={rename}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          className={INPUT_CLASS}
        />
        <AddToHomeButton row={{ kind: 'filter', id }} name={name} />
        <IconButton label={t`Remove ${name}`} onClick={remove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{description}</p>
        <Button variant="secondary" size="sm" aria-label={t`Apply ${name}`} disabled={isOn} onClick={onApply}>
          {isOn ? t({ message: 'Applied', context: 'filters' }) : t({ message: 'Apply', context: 'filters' })}
        </Button>
      </div>
    </li>
  );
}

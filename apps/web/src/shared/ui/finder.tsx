import { t } from '@lingui/core/macro';
import { useId, useState, type ReactNode } from 'react';
import { useDebounced } from '../lib/timing/use-debounced';
import { FINDER, FinderField } from './finder-field';

interface FinderProps<Item> {
  label: string;
  useFound: (query: string) => { found: readonly Item[] | undefined; isFetching: boolean; isError: boolean };
  keyOf: (item: Item) => string | number;
  textOf: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
}

const scrollIntoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' });

/** A search field to choose results; Enter chooses the first. */
export function Finder<Item>({ label, useFound, keyOf, textOf, onChoose }: FinderProps<Item>) {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), FINDER.delayMs);
  const { found, isFetching, isError } = useFound(query);
  const id = useId();
  const shown = query === '' ? [] : (found ?? []).slice(0, FINDER.shown);
  const choose = (item: Item) => {
    onChoose(item);
    setTyped('');
  };
  return (
    <>
      <label htmlFor={id} className="mb-2 block text-sm text-ink-soft">
        {label}
      </label>
      <FinderField
        id={id}
        isFetching={isFetching}
        isError={isError}
        emptyText={query !== '' && found?.length === 0 && t`No results found`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form around it.
          event.preventDefault();
          if (shown[0] !== undefined && query === typed.trim()) choose(shown[0]);
        }}
        className="h-12 w-full rounded-md border border-line-strong bg-surface px-4 transition-colors hover:border-ink"
      />
      <ul className="mt-1">
        {shown.map((item) => (
          // In a form that scrolls, what was found may be below its edge.
          <li key={keyOf(item)} ref={scrollIntoView}>
            <button
              type="button"
              onClick={() => choose(item)}
              className="flex min-h-11 w-full items-center rounded-md px-3 text-start text-sm font-medium transition-colors hover:bg-raised"
            >
              {textOf(item)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

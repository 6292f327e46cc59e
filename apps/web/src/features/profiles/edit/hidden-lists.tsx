import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { parseTitleKey, type TitleKey } from '@marquee/core';
import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useSnapshot } from '../../../shared/api';
import { useDebounced } from '../../../shared/lib/timing/use-debounced';
import { IconButton, Spinner } from '../../../shared/ui';
import { finderApi } from '../api/finder-api';

const SHOWN = 6;
const DELAY_MS = 250;

interface FinderProps<Item> {
  label: string;
  useFound: (query: string) => { found: readonly Item[] | undefined; isFetching: boolean; isError: boolean };
  keyOf: (item: Item) => string | number;
  textOf: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
}

/** A search field to choose results. */
function Finder<Item>({ label, useFound, keyOf, textOf, onChoose }: FinderProps<Item>) {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), DELAY_MS);
  const { found = [], isFetching, isError } = useFound(query);
  const id = useId();
  const shown = query === '' ? [] : found.slice(0, SHOWN);
  return (
    <>
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <div className="relative mt-2">
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="h-12 w-full rounded-md border border-line-strong bg-surface px-4 transition-colors hover:border-ink"
        />
        {isFetching && (
          <span className="absolute top-1/2 end-4 -translate-y-1/2">
            <Spinner />
          </span>
        )}
      </div>
      {isError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          <Trans>The search failed. Try again.</Trans>
        </p>
      )}
      <ul className="mt-1">
        {shown.map((item) => (
          <li key={keyOf(item)}>
            <button
              type="button"
              onClick={() => {
                onChoose(item);
                setTyped('');
              }}
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

/** A hidden item with a button to show it again. */
const Hidden = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <li className="flex items-center rounded-full border border-line-strong ps-4 text-sm font-medium">
    <span dir="auto" className="max-w-56 truncate">
      {name}
    </span>
    <IconButton label={t`Show ${name} again`} onClick={onRemove}>
      <X aria-hidden className="size-4" />
    </IconButton>
  </li>
);

function HiddenTitle({ titleKey, onRemove }: { titleKey: TitleKey; onRemove: () => void }) {
  const title = parseTitleKey(titleKey);
  const snapshot = useSnapshot(title ?? { id: 0 });
  return <Hidden name={snapshot?.title ?? titleKey} onRemove={onRemove} />;
}

function HiddenKeyword({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data } = finderApi.useKeywordNameQuery(id);
  return <Hidden name={data?.name ?? String(id)} onRemove={onRemove} />;
}

const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="mt-3 flex flex-wrap gap-2 empty:hidden">
    {children}
  </ul>
);

interface HiddenListProps<Key> {
  isFull: boolean;
  onChange: (keys: Key[]) => void;
}

function useFoundTitles(query: string) {
  const { currentData, isFetching, isError } = finderApi.useHideableTitlesQuery(query, { skip: query === '' });
  return { found: currentData, isFetching, isError };
}
function useFoundKeywords(query: string) {
  const { currentData, isFetching, isError } = finderApi.useHideableKeywordsQuery(query, { skip: query === '' });
  return { found: currentData, isFetching, isError };
}

export const HiddenTitles = ({ keys, isFull, onChange }: HiddenListProps<TitleKey> & { keys: readonly TitleKey[] }) => (
  <div>
    <p className="mb-1 font-semibold">
      <Trans>Hidden titles</Trans>
    </p>
    {!isFull && (
      <Finder
        label={t`Find a movie or series to hide`}
        useFound={useFoundTitles}
        keyOf={({ key }) => key}
        textOf={({ title, year }) => <span dir="auto">{year === null ? title : `${title} (${year})`}</span>}
        onChoose={({ key }) => onChange([...new Set([...keys, key])])}
      />
    )}
    <Chips label={t`Hidden titles`}>
      {keys.map((key) => (
        <HiddenTitle key={key} titleKey={key} onRemove={() => onChange(keys.filter((each) => each !== key))} />
      ))}
    </Chips>
  </div>
);

export const HiddenKeywords = ({ ids, isFull, onChange }: HiddenListProps<number> & { ids: readonly number[] }) => (
  <div>
    <p className="mb-1 font-semibold">
      <Trans>Hidden keywords</Trans>
    </p>
    {!isFull && (
      <Finder
        label={t`Find a keyword to hide, such as “horror”`}
        useFound={useFoundKeywords}
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        onChoose={({ id }) => onChange([...new Set([...ids, id])])}
      />
    )}
    <Chips label={t`Hidden keywords`}>
      {ids.map((id) => (
        <HiddenKeyword key={id} id={id} onRemove={() => onChange(ids.filter((each) => each !== id))} />
      ))}
    </Chips>
  </div>
);

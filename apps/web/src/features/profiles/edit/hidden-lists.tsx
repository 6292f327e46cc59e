import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { parseTitleKey, type TitleKey } from '@marquee/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from '../../../shared/api';
import { useFoundKeywords, useKeywordNames } from '../../../shared/filters';
import { IconButton } from '../../../shared/ui';
import { titleFinderApi } from '../../../shared/titles/title-finder-api';
import { Finder } from '../../../shared/ui/finder';

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
  return <Hidden name={useKeywordNames([id])(id)} onRemove={onRemove} />;
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
  const { currentData, isFetching, isError } = titleFinderApi.useFindTitlesQuery(query, { skip: query === '' });
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

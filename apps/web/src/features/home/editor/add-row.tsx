import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { anime, genres, hasHomeRow, networks, rowIdOf, type AddedRow, type HomeRow } from '@marquee/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, ChoiceField } from '../../../shared/ui';
import { rowNames, type RowSources } from './row-names';

interface AddRowProps {
  rows: readonly HomeRow[];
  sources: RowSources;
  onAdd: (id: string, name: string) => void;
}

/** Everything that can be added here: saved filters, lists, genres, networks. */
const addable = ({ lists, filters }: RowSources): AddedRow[] => [
  ...filters.map(({ id }) => ({ kind: 'filter' as const, id })),
  ...lists.map(({ value }) => ({ kind: 'list' as const, category: value })),
  ...[...genres, anime].map(({ slug }) => ({ kind: 'genre' as const, slug })),
  ...networks.map(({ slug }) => ({ kind: 'network' as const, slug })),
];

/** Adds a row to the end of home. People and collections are added on their pages. */
export function AddRow({ rows, sources, onAdd }: AddRowProps) {
  const [chosen, setChosen] = useState('');
  const options = addable(sources)
    .map(rowIdOf)
    .filter((id) => !hasHomeRow(rows, id))
    .flatMap((id) => {
      const names = rowNames(id, sources);
      return names ? [{ value: id, ...names, label: `${names.kind}: ${names.name}` }] : [];
    });
  const option = options.find(({ value }) => value === chosen) ?? options[0];
  if (!option) return null;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <ChoiceField label={t`Add a row`} options={options} value={option.value} onChange={setChosen} />
        <Button variant="secondary" onClick={() => onAdd(option.value, option.name)}>
          <Plus aria-hidden className="size-4" />
          <Trans>Add</Trans>
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>You can also add a person or a collection from its page.</Trans>
      </p>
    </div>
  );
}

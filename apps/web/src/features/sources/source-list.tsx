import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { moveItem, type UserServer } from '@marquee/core';
import { useState } from 'react';
import type { ListedSource } from '../../shared/sources';
import { useAppDispatch } from '../../shared/store';
import { sourcesArranged, sourceSwitched } from '../../shared/store/sources.slice';
import { Button, EmptyState, VisuallyHidden } from '../../shared/ui';
import { SourceRow } from './source-row';
import { removeServer } from './source-thunks';
import { useDragOrder } from '../../shared/lib/interaction/use-drag-order';
import { useSourceChecks } from './use-source-checks';

interface SourceListProps {
  sources: readonly (ListedSource & { isOn: boolean })[];
  onSignIn: (server: UserServer) => void;
}

/** All sources in the order in which they are queried. */
export function SourceList({ sources, onSignIn }: SourceListProps) {
  const dispatch = useAppDispatch();
  const { states, check } = useSourceChecks();
  const [said, setSaid] = useState('');
  const ids = sources.map(({ id }) => id);
  const filterAndSort = (order: string[], id: string) => {
    const name = sources.find((source) => source.id === id)?.name ?? '';
    dispatch(sourcesArranged(order));
    const place = order.indexOf(id) + 1;
    const count = order.length;
    setSaid(t`${name} is now number ${place} of ${count}`);
  };
  const drag = useDragOrder(ids, filterAndSort);
  const shown = drag.order.flatMap((id) => sources.filter((source) => source.id === id));

  if (sources.length === 0) {
    return (
      <EmptyState title={t`No sources yet`} text={t`You need a source to play anything. Add your own server below.`} />
    );
  }
  const on = shown.filter(({ isOn }) => isOn);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-ink-soft">
          {on.length === 0
            ? t`Every source is turned off, so nothing can play.`
            : t`We try sources from top to bottom. Drag to reorder, or use the arrows.`}
        </p>
        <Button variant="secondary" disabled={on.length === 0} onClick={() => on.forEach(check)}>
          <Trans>Test all</Trans>
        </Button>
      </div>
      <ol aria-label={t`Sources by priority`} className="border-b border-line">
        {shown.map((source, index) => {
          const server = 'server' in source ? source.server : null;
          return (
            <SourceRow
              key={source.id}
              source={source}
              place={index + 1}
              count={shown.length}
              check={states[source.id]}
              isDragged={drag.draggedId === source.id}
              onGrab={drag.start(source.id)}
              onMove={(by) => filterAndSort(moveItem(ids, index, index + by), source.id)}
              onSwitch={(isOn) => dispatch(sourceSwitched({ id: source.id, isOn }))}
              onTest={() => check(source)}
              onRemove={server ? () => dispatch(removeServer(server)) : undefined}
              needsSignIn={server?.kind === 'jellyfin' && !server.account}
              onSignIn={server?.kind === 'jellyfin' ? () => onSignIn(server) : undefined}
            />
          );
        })}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  hideHomeRow,
  moveItem,
  orderHomeRows,
  rowContent,
  withHomeRow,
  withoutHomeRow,
  type HomeRow,
} from '@marquee/core';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConfig } from '../../../shared/api';
import { homeChanged } from '../../../shared/home/change-home';
import { selectHomeRows } from '../../../shared/home/home-layout';
import { useDragOrder } from '../../../shared/lib/interaction/use-drag-order';
import { scrollBehavior } from '../../../shared/lib/viewport/use-media-query';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import { selectSavedFilters } from '../../../shared/store/saved-filters';
import { useSetting, useStoreSetting } from '../../../shared/store/settings';
import { Button, IconButton, offerUndo, VisuallyHidden } from '../../../shared/ui';
import { Modal } from '../../../shared/ui/dialog';
import { AddRow } from './add-row';
import { EditorRow } from './editor-row';
import { rowNames } from './row-names';

interface HomeEditorProps {
  /** The visitor's lists. */
  lists: readonly { value: string; label: string }[];
  onClose: () => void;
}

/** Rows of the library on a site without one. */
const ofLibrary = ['recent', 'library'];

/** Shows on the page what has just been changed. */
const showRow = (id: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')]
    .find(({ dataset }) => dataset.row === id)
    ?.firstElementChild?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });

/** Arranges home, beside the page, which shows each change at once. */
export function HomeEditor({ lists, onClose }: HomeEditorProps) {
  const dispatch = useAppDispatch();
  const { hasLibrary } = useConfig();
  const rows = useAppSelector(selectHomeRows);
  const own = useSetting('homeRows');
  const store = useStoreSetting();
  const sources = { lists, filters: useAppSelector(selectSavedFilters) };
  const [said, setSaid] = useState('');
  const [changed, setChanged] = useState<string | null>(null);
  useEffect(() => {
    if (changed !== null) showRow(changed);
  }, [changed, rows]);

  const listed = rows.flatMap((row) => {
    const names = rowNames(row.id, sources);
    const isBuiltIn = rowContent(row.id)?.kind === 'built-in';
    const isShown = hasLibrary || !ofLibrary.includes(row.id);
    return names && isShown ? [{ ...row, ...names, isBuiltIn }] : [];
  });
  const ids = listed.map(({ id }) => id);
  const change = (id: string, edit: (before: readonly HomeRow[]) => readonly HomeRow[], text = '') => {
    if (!dispatch(homeChanged(edit))) return;
    setChanged(id);
    setSaid(text);
  };
  const arrange = (order: string[], id: string) => {
    const name = listed.find((row) => row.id === id)?.name ?? '';
    const [place, count] = [order.indexOf(id) + 1, order.length];
    change(id, (before) => orderHomeRows(before, order), t`${name} is now number ${place} of ${count}`);
  };
  const drag = useDragOrder(ids, arrange);
  const reset = () => {
    store('homeRows', null);
    offerUndo(t`Home is back to its default`, () => store('homeRows', own));
  };
  return (
    <Modal
      title={t`Edit home`}
      onClose={onClose}
      isClear
      isSheet
      className="inset-x-0 bottom-0 flex max-h-[62svh] animate-[rise-in_180ms_var(--ease-out)] flex-col rounded-t-xl border-t border-line sm:inset-x-auto sm:inset-y-0 sm:end-0 sm:max-h-none sm:w-[26rem] sm:rounded-none sm:border-s sm:border-t-0"
    >
      <div className="flex h-16 shrink-0 items-center justify-between border-b px-5">
        <h2 className="display text-2xl">
          <Trans>Edit home</Trans>
        </h2>
        <IconButton label={t`Close`} onClick={onClose} className="-me-2">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-4 pb-6">
        <p className="mb-4 text-sm text-ink-soft">
          <Trans>Drag to reorder, or use the arrows. Changes show at once.</Trans>
        </p>
        <ol aria-label={t`Rows of home`} className="mb-6 border-b border-line">
          {drag.order.flatMap((id, index) => {
            const row = listed.find((each) => each.id === id);
            if (!row) return [];
            const { name, kind, isHidden, isBuiltIn } = row;
            return [
              <EditorRow
                key={id}
                name={name}
                kind={kind}
                isHidden={isHidden}
                isFirst={index === 0}
                isLast={index === ids.length - 1}
                isDragged={drag.draggedId === id}
                onGrab={drag.start(id)}
                onMove={(by) => arrange(moveItem(ids, index, index + by), id)}
                onHide={(value) => change(id, (before) => hideHomeRow(before, id, value))}
                onRemove={
                  isBuiltIn
                    ? undefined
                    : () => change(id, (before) => withoutHomeRow(before, id), t`${name} was removed from home`)
                }
              />,
            ];
          })}
        </ol>
        <AddRow
          rows={rows}
          sources={sources}
          onAdd={(id, name) => change(id, (before) => withHomeRow(before, id), t`${name} was added to home`)}
        />
      </div>
      <div className="flex shrink-0 gap-3 border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button variant="secondary" disabled={own === null} onClick={reset}>
          <Trans>Reset to default</Trans>
        </Button>
        <Button className="flex-1" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </Modal>
  );
}

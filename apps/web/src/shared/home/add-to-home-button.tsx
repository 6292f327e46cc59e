import { t } from '@lingui/core/macro';
import { hasHomeRow, rowIdOf, withHomeRow, withoutHomeRow, type AddedRow } from '@marquee/core';
import { House } from 'lucide-react';
import { cx } from '../lib/cx';
import { afterRehydration, useAppDispatch, useAppSelector, useAppStore } from '../store';
import { IconButton, showToast } from '../ui';
import { homeChanged } from './change-home';
import { selectHomeRows } from './home-layout';

interface AddToHomeButtonProps {
  row: AddedRow;
  name: string;
}

/** Adds a row to the end of home, or takes it away. */
export function AddToHomeButton({ row: added, name }: AddToHomeButtonProps) {
  const row = rowIdOf(added);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOn = useAppSelector((state) => hasHomeRow(selectHomeRows(state), row));
  const toggle = () => {
    const wasOn = hasHomeRow(selectHomeRows(store.getState()), row);
    const isStored = dispatch(homeChanged((rows) => (wasOn ? withoutHomeRow(rows, row) : withHomeRow(rows, row))));
    if (isStored)
      showToast({ kind: 'success', message: wasOn ? t`${name} was removed from home` : t`${name} was added to home` });
  };
  return (
    <IconButton
      label={isOn ? t`Remove ${name} from home` : t`Add ${name} to home`}
      aria-pressed={isOn}
      onClick={() => afterRehydration(store, toggle)}
      className={cx(isOn && 'text-accent-ink')}
    >
      <House aria-hidden className="size-5" />
    </IconButton>
  );
}

import { t } from '@lingui/core/macro';
import type { DiaryRow } from '@marquee/core';
import { X } from 'lucide-react';
import { formatDate } from '../../../shared/lib/format/format-date';
import { useAppDispatch } from '../../../shared/store';
import { IconButton } from '../../../shared/ui';
import { removeFromDiary } from '../remove-from-history';
import { rowName } from '../episodes-text';

/** Removes a diary row, with Undo. */
export function RemoveRowButton({ row, title }: { row: DiaryRow; title: string }) {
  const dispatch = useAppDispatch();
  const date = formatDate(row.day);
  const name = rowName(title, row.episodes);
  return (
    <IconButton
      label={date === null ? t`Remove ${name}` : t`Remove ${name}, ${date}`}
      onClick={() => dispatch(removeFromDiary(row, title))}
      className="relative"
    >
      <X aria-hidden className="size-4" />
    </IconButton>
  );
}

import { t } from '@lingui/core/macro';
import type { DiaryRow } from '@marquee/core';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../shared/lib/format/format-date';
import { IconButton } from '../../../shared/ui';
import { rowName } from '../episodes-text';
import { EditPlayDialog } from './edit-play-dialog';

/** Opens the dialog to edit a diary row. */
export function EditPlayButton({ row, title }: { row: DiaryRow; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const date = formatDate(row.day);
  const name = rowName(title, row.episodes);
  return (
    <>
      <IconButton
        label={date === null ? t`Edit ${name}, date unknown` : t`Edit ${name}, ${date}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="relative"
      >
        <Pencil aria-hidden className="size-4" />
      </IconButton>
      {isOpen && <EditPlayDialog row={row} title={title} onClose={() => setIsOpen(false)} />}
    </>
  );
}

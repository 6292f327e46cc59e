import { t } from '@lingui/core/macro';
import type { DiaryRow } from '@marquee/core';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatDate } from '../../../shared/lib/format/format-date';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { IconButton } from '../../../shared/ui';
import { rowName } from '../episodes-text';

const EditPlayDialog = lazyComponent(() => import('./edit-play-dialog').then((chunk) => chunk.EditPlayDialog));

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
      {isOpen && (
        <Suspense>
          <EditPlayDialog row={row} title={title} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

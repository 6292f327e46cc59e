import { t } from '@lingui/core/macro';
import type { DiaryMonth } from '@marquee/core';
import { useCallback, useMemo } from 'react';
import { useMediaQuery } from '../../../shared/lib/viewport/use-media-query';
import { Skeleton } from '../../../shared/ui';
import { VirtualGrid } from '../../../shared/ui/virtual-grid';
import { DiaryCard, type RowAction } from './diary-card';
import { diaryLineKey, diaryLines, type DiaryLine } from './diary-lines';
import { MonthHeading } from './month-heading';

/** Width from which the grid has two columns (`line-grid`). */
const WIDE = '(width >= 110rem)';

const renderPlaceholder = () => (
  <div className="grid h-full grid-cols-[2.25rem_6.5rem_minmax(0,1fr)] items-center gap-x-3 md:grid-cols-[3.5rem_8.5rem_minmax(0,1fr)] md:gap-x-5">
    <Skeleton className="mx-auto size-8" />
    <Skeleton className="aspect-video w-full rounded-md" />
    <div>
      <Skeleton className="h-5 w-2/3 max-w-72" />
      <Skeleton className="mt-1.5 h-4 w-1/3 max-w-40" />
    </div>
  </div>
);

interface DiaryListProps {
  months: readonly DiaryMonth[];
  placeholders: number;
  /** Renders the controls of a row; must be a stable function. */
  renderAction: RowAction;
}

/** Months and their rows, in a virtualised list, because there may be thousands. */
export function DiaryList({ months, placeholders, renderAction }: DiaryListProps) {
  const columns = useMediaQuery(WIDE) ? 2 : 1;
  const lines = useMemo(() => diaryLines(months, columns), [months, columns]);
  const renderLine = useCallback(
    (line: DiaryLine) =>
      'gap' in line ? null : 'month' in line ? (
        <MonthHeading {...line.month} />
      ) : (
        <DiaryCard row={line.row} hasDate={line.hasDate} renderAction={renderAction} />
      ),
    [renderAction],
  );
  return (
    <div className="-mt-6">
      <VirtualGrid
        label={t`Titles, newest first`}
        look="line"
        items={lines}
        keyOf={diaryLineKey}
        renderItem={renderLine}
        placeholders={placeholders}
        renderPlaceholder={renderPlaceholder}
      />
    </div>
  );
}

import { t } from '@lingui/core/macro';
import type { DiaryMonth } from '@marquee/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../shared/ui';
import { monthName } from './month-name';
import { MonthPictureButton } from './month-picture-button';
import { TicketStub } from './ticket-stub';
import { totalsText } from './totals-text';

interface PinboardProps {
  month: DiaryMonth;
  /** The previous and the next month; null if there is none. */
  earlier: string | null;
  later: string | null;
  onChoose: (month: string) => void;
}

/** A month as ticket stubs on a pinboard. */
export const Pinboard = ({ month, earlier, later, onChoose }: PinboardProps) => {
  const name = monthName(month.month);
  return (
    <section aria-label={t`Tickets from ${name}`}>
      <div className="mt-8 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="me-auto">
          <h2 className="display text-2xl md:text-3xl">{name}</h2>
          <p className="tabular mt-1 text-sm text-ink-soft">{totalsText(month.totals)}</p>
        </div>
        <IconButton label={t`Previous month`} disabled={earlier === null} onClick={() => earlier && onChoose(earlier)}>
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <IconButton label={t`Next month`} disabled={later === null} onClick={() => later && onChoose(later)}>
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <MonthPictureButton month={month} />
      </div>
      <ul className="grid gap-x-6 gap-y-7 sm:grid-cols-2 xl:grid-cols-3">
        {month.rows.map((row, index) => (
          <li
            key={row.id}
            className="[contain-intrinsic-block-size:9.5rem] [content-visibility:auto] [overflow-clip-margin:1rem]"
          >
            <TicketStub row={row} index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
};

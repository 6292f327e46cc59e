import type { DiaryMonth } from '@marquee/core';
import { Link } from 'react-router-dom';
import { monthName } from './month-name';
import { totalsText } from './totals-text';

/** A month with its totals; links to the diary of that month. */
export const MonthHeading = ({ month, totals }: Pick<DiaryMonth, 'month' | 'totals'>) => (
  <div
    data-whole-row
    className="flex h-full flex-wrap content-end items-baseline justify-between gap-x-4 border-b pb-2"
  >
    <h3 className="display text-xl md:text-2xl">
      <Link to={{ search: `?month=${month ?? 'unknown'}` }} className="hover:text-accent-ink">
        {monthName(month)}
      </Link>
    </h3>
    <p className="tabular text-sm text-ink-soft">{totalsText(totals)}</p>
  </div>
);

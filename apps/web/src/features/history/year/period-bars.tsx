import { plural, t } from '@lingui/core/macro';
import type { ReviewedPeriod } from '@marquee/core';
import { monthLabel } from '../month-labels';
import { hoursText } from './time-text';

const labelOf = (period: string): string => (period.includes('-') ? monthLabel(period) : period);

/** Formats `Mar: 12 titles, 20 hr`. */
function figuresText(period: string, count: number, hours: string): string {
  const label = labelOf(period);
  return t({
    message: plural(count, { one: `${label}: # title, ${hours}`, other: `${label}: # titles, ${hours}` }),
    comment: 'What a bar says: {label} is a month or a year, {hours} is “20 hr” or “45 min”',
  });
}

/** Bar chart of the months of a year, or of years; each bar has its figures as a label. */
export function PeriodBars({ periods }: { periods: readonly ReviewedPeriod[] }) {
  const most = Math.max(1, ...periods.map(({ plays }) => plays));
  return (
    <ol className="no-scrollbar flex h-56 items-stretch gap-1.5 overflow-x-auto md:gap-3">
      {periods.map(({ period, plays, minutes }) => (
        <li key={period} className="flex min-w-6 flex-1 flex-col justify-end text-center">
          <span aria-hidden className="tabular text-xs text-ink-soft">
            {plays > 0 && plays}
          </span>
          <span
            aria-hidden
            className="mt-1 min-h-0.5 rounded-t-sm bg-accent [print-color-adjust:exact]"
            style={{ height: `${(plays / most) * 75}%` }}
          />
          <span aria-hidden className="mt-2 text-xs text-ink-faint">
            {labelOf(period)}
          </span>
          <span className="sr-only">{figuresText(period, plays, hoursText(minutes))}</span>
        </li>
      ))}
    </ol>
  );
}

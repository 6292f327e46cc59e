import { plural, t } from '@lingui/core/macro';
import { heatCalendar, type HeatDay } from '@marquee/core';
import { useCallback, useMemo } from 'react';
import { formatDate } from '../../shared/lib/format/format-date';
import { monthLabel } from './month-labels';

const CELL = 12;
const SQUARE = 10;
const LABELS_HEIGHT = 16;
/** In units of the SVG, which grows with the window: the names of months keep the size of text. */
const LABEL = { fontSize: 'calc(0.75rem - 0.35vw)' };

const fills: Record<HeatDay['level'], string> = {
  0: 'fill-raised',
  1: 'fill-accent/35',
  2: 'fill-accent/55',
  3: 'fill-accent/75',
  4: 'fill-accent',
};

const textOf = ({ day, count }: HeatDay): string => {
  const date = formatDate(day) ?? day;
  if (count === 0) return t`${date}: nothing watched`;
  return plural(count, { one: `${date}: # title`, other: `${date}: # titles` });
};

const watchedText = (year: number, days: number): string =>
  plural(days, { one: `${year}: something watched on # day`, other: `${year}: something watched on # days` });

/** Scrolls to this week on mount. */
const useScrollTo = (week: number, weeks: number) =>
  useCallback(
    (scroller: HTMLDivElement | null) => {
      if (!scroller) return;
      const { scrollWidth, clientWidth } = scroller;
      scroller.scrollLeft = (scrollWidth * (week + 2)) / weeks - clientWidth;
    },
    [week, weeks],
  );

interface HeatMapProps {
  year: number;
  /** Number of plays by day, `YYYY-MM-DD`. */
  counts: ReadonlyMap<string, number>;
}

/** A heat map of the days of a year. On narrow screens it scrolls, starting at the latest activity. */
export function HeatMap({ year, counts }: HeatMapProps) {
  const { days, months, weeks } = useMemo(() => heatCalendar(year, counts), [year, counts]);
  const watched = days.filter(({ count }) => count > 0);
  const lastWeek = watched.at(-1)?.week ?? weeks;
  const scrollToLast = useScrollTo(lastWeek, weeks);
  return (
    <div
      ref={scrollToLast}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={t`${year} calendar`}
      // Time runs from left to right in charts of every language.
      dir="ltr"
      className="page-bleed no-scrollbar overflow-x-auto"
    >
      <svg
        role="img"
        aria-label={watchedText(year, watched.length)}
        viewBox={`0 0 ${weeks * CELL} ${LABELS_HEIGHT + 7 * CELL}`}
        className="w-full min-w-160"
      >
        {months.map(({ month, week }) => (
          <text key={month} x={week * CELL} y={10} className="fill-ink-soft" style={LABEL}>
            {monthLabel(month)}
          </text>
        ))}
        {days.map((day) => (
          <rect
            key={day.day}
            x={day.week * CELL}
            y={LABELS_HEIGHT + day.weekday * CELL}
            width={SQUARE}
            height={SQUARE}
            rx={2}
            className={fills[day.level]}
          >
            <title>{textOf(day)}</title>
          </rect>
        ))}
      </svg>
    </div>
  );
}

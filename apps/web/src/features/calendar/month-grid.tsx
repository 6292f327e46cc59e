import { plural, t } from '@lingui/core/macro';
import { dayByKey, monthGrid, monthOf, type AgendaDay, type AgendaEntry } from '@marquee/core';
import { Check } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { cx } from '../../shared/lib/cx';
import { logicalKey } from '../../shared/lib/interaction/logical-key';
import { dayText, firstWeekday, weekdayText } from './day-texts';
import { placeText } from './entry-texts';
import { useIsSeen } from './use-is-seen';

/** Entries that a day lists itself. */
const SHOWN = 3;

function CellEntry({ entry }: { entry: AgendaEntry }) {
  const isSeen = useIsSeen(entry);
  return (
    <li className="flex items-center gap-1 rounded-xs bg-raised px-1.5 py-0.5 text-xs">
      <span dir="auto" className="truncate font-medium">
        {entry[0].title} <span className="tabular font-normal text-ink-soft">{placeText(entry)}</span>
      </span>
      {isSeen && <Check aria-hidden className="ms-auto size-3.5 shrink-0 text-success" />}
    </li>
  );
}

interface CellProps {
  day: string;
  entries: readonly AgendaEntry[];
  month: string;
  today: string;
  isChosen: boolean;
  onChoose: (day: string) => void;
}

function labelOf(day: string, count: number, isSeen: boolean): string {
  const date = dayText(day);
  if (count === 0) return t`${date}: nothing`;
  const text = plural(count, { one: `${date}: # title`, other: `${date}: # titles` });
  return isSeen ? t`${text}, all watched` : text;
}

function DayCell({ day, entries, month, today, isChosen, onChoose }: CellProps) {
  const isSeen = useIsSeen(...entries);
  const isDone = isSeen && day <= today;
  const rest = entries.length - SHOWN;
  return (
    <td
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={day === today ? 'date' : undefined}
      aria-label={labelOf(day, entries.length, isDone)}
      onClick={() => onChoose(day)}
      className={cx(
        'h-24 cursor-pointer border border-line p-1.5 align-top transition-colors hover:bg-raised',
        isChosen && 'bg-raised outline-2 -outline-offset-2 outline-accent',
        monthOf(day) !== month && 'text-ink-faint',
      )}
    >
      <div aria-hidden className="mb-1 flex items-center justify-between">
        <span
          className={cx(
            'tabular inline-flex size-7 items-center justify-center rounded-full text-sm font-semibold',
            day === today && 'bg-accent text-on-accent',
          )}
        >
          {Number(day.slice(-2))}
        </span>
        {isDone && <Check className="size-4 text-success" />}
      </div>
      <ul aria-hidden className="grid grid-cols-1 gap-1 text-ink">
        {entries.slice(0, SHOWN).map((entry) => (
          <CellEntry key={entry[0].id} entry={entry} />
        ))}
        {rest > 0 && <li className="px-1.5 text-xs text-ink-soft">{t`+${rest} more`}</li>}
      </ul>
    </td>
  );
}

interface MonthGridProps {
  /** Of its heading. */
  labelId: string;
  days: readonly AgendaDay[];
  chosen: string;
  today: string;
  onChoose: (edit: (now: string) => string) => void;
}

/** A month as a grid of days, after ARIA's example of a date grid: the arrow keys choose days, Page Up and Page Down months. */
export function MonthGrid({ labelId, days, chosen, today, onChoose }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const hasFocus = useRef(false);
  const first = firstWeekday();
  const month = monthOf(chosen);
  const weeks = monthGrid(month, first);
  const entriesOf = new Map(days.map(({ day, entries }) => [day, entries]));
  useEffect(() => {
    if (hasFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
    hasFocus.current = false;
  }, [chosen]);
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const pressed = { key: logicalKey(event.key), shiftKey: event.shiftKey };
    if (dayByKey(chosen, pressed, first) === null) return;
    event.preventDefault();
    hasFocus.current = true;
    onChoose((now) => dayByKey(now, pressed, first) ?? now);
  };
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's date grid is a table.
      role="grid"
      aria-labelledby={labelId}
      onKeyDown={move}
      className="w-full table-fixed"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => {
            const { long, short } = weekdayText(day);
            return (
              <th key={day} scope="col" abbr={long} className="pb-2 text-start text-sm font-medium text-ink-soft">
                {short}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                entries={entriesOf.get(day) ?? []}
                month={month}
                today={today}
                isChosen={day === chosen}
                onChoose={(to) => onChoose(() => to)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

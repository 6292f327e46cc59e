import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addMonths, monthOf, type AgendaDay } from '@marquee/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { formatMonth } from '../../shared/lib/format/format-date';
import { Button, IconButton } from '../../shared/ui';
import { CalendarEntries } from './calendar-entries';
import { dayText } from './day-texts';
import { MonthGrid } from './month-grid';

interface MonthViewProps {
  days: readonly AgendaDay[];
  /** Null: today. */
  chosen: string | null;
  today: string;
  onChoose: (edit: (now: string | null) => string | null) => void;
}

/** A month, and what the chosen day has. */
export function MonthView({ days, chosen, today, onChoose }: MonthViewProps) {
  const id = useId();
  const day = chosen ?? today;
  const choose = (edit: (now: string) => string) => onChoose((now) => edit(now ?? today));
  const entries = days.find((each) => each.day === day)?.entries ?? [];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 id={id} aria-live="polite" className="display me-2 min-w-48 text-2xl">
          {formatMonth(monthOf(day))}
        </h2>
        <IconButton label={t`Previous month`} onClick={() => choose((now) => addMonths(now, -1))}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100 size-5" />
        </IconButton>
        <IconButton label={t`Next month`} onClick={() => choose((now) => addMonths(now, 1))}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100 size-5" />
        </IconButton>
        <Button variant="secondary" onClick={() => onChoose(() => null)}>
          <Trans>Today</Trans>
        </Button>
      </div>
      <div className="flex items-start gap-8">
        <div className="min-w-0 flex-1">
          <MonthGrid labelId={id} days={days} chosen={day} today={today} onChoose={choose} />
        </div>
        <section aria-label={dayText(day)} className="sticky top-24 w-72 shrink-0">
          <h3 className="mb-2 text-lg font-semibold">{dayText(day)}</h3>
          {entries.length === 0 ? (
            <p className="text-ink-soft">
              <Trans>Nothing on this day.</Trans>
            </p>
          ) : (
            <CalendarEntries entries={entries} />
          )}
        </section>
      </div>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addDays, type AgendaDay } from '@marquee/core';
import { useState } from 'react';
import { formatDate } from '../../shared/lib/format/format-date';
import { Button } from '../../shared/ui';
import { CalendarEntries } from './calendar-entries';
import { dayText } from './day-texts';

/** Days that a press of "Show more" or "Show earlier" adds. */
const STEP = 30;

function headingOf(day: string, today: string): string {
  if (day === today) return t`Today`;
  if (day === addDays(today, 1)) return t`Tomorrow`;
  if (day === addDays(today, -1)) return t`Yesterday`;
  return day.slice(0, 4) === today.slice(0, 4) ? dayText(day) : (formatDate(day) ?? day);
}

interface AgendaViewProps {
  days: readonly AgendaDay[];
  today: string;
}

/** Day by day, from today on; a part at a time. */
export function AgendaView({ days, today }: AgendaViewProps) {
  const [before, setBefore] = useState(0);
  const [after, setAfter] = useState(STEP);
  const past = days.filter(({ day }) => day < today);
  const coming = days.filter(({ day }) => day >= today);
  const shown = [...past.slice(before === 0 ? past.length : -before), ...coming.slice(0, after)];
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
        {past.length > before && (
          <Button variant="secondary" size="sm" onClick={() => setBefore(before + STEP)}>
            <Trans>Show earlier</Trans>
          </Button>
        )}
        {before > 0 && (
          <Button variant="secondary" size="sm" onClick={() => setBefore(0)}>
            <Trans>Today</Trans>
          </Button>
        )}
      </div>
      {coming.length === 0 && (
        <p className="mb-4 text-ink-soft">
          <Trans>Nothing is announced yet.</Trans>
        </p>
      )}
      <ul>
        {shown.map(({ day, entries }) => (
          <li key={day} className="border-t border-line py-3">
            <h2 className="font-semibold">
              <time dateTime={day}>{headingOf(day, today)}</time>
            </h2>
            <CalendarEntries entries={entries} />
          </li>
        ))}
      </ul>
      {coming.length > after && (
        <Button variant="secondary" className="mt-4" onClick={() => setAfter(after + STEP)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

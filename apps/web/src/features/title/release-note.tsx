import { t } from '@lingui/core/macro';
import { CalendarClock } from 'lucide-react';
import { formatDate } from '../../shared/lib/format/format-date';

/** Explains why an unreleased title has no Watch button. */
export function ReleaseNote({ date }: { date: string | null }) {
  const day = formatDate(date);
  return (
    <p className="tabular flex items-center gap-2 text-sm font-medium text-ink-soft">
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      <span>
        {day ? t`Not released yet. It comes out on ${day}.` : t`Not released yet. No date has been announced.`}
      </span>
    </p>
  );
}

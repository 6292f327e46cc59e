import { plural, t } from '@lingui/core/macro';
import { formatInteger } from '../../../shared/lib/format/format-integer';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1440;

/** Formats a duration as `412 hr`, or in minutes below two hours. */
export function hoursText(total: number): string {
  if (total < 2 * MINUTES_PER_HOUR) {
    const minutes = Math.round(total);
    return t`${minutes} min`;
  }
  const hours = formatInteger(Math.round(total / MINUTES_PER_HOUR));
  return t`${hours} hr`;
}

/** Formats a duration as `17.2 days`; null below one day. */
export function daysText(minutes: number): string | null {
  const days = Math.round((minutes / MINUTES_PER_DAY) * 10) / 10;
  if (days < 1) return null;
  return plural(days, { one: '# day', other: '# days' });
}

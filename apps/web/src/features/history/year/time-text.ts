import { formatInteger } from '../../../shared/lib/format/format-integer';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1440;

/** `412 hr`, or minutes below two hours. */
export const hoursText = (minutes: number): string =>
  minutes < 2 * MINUTES_PER_HOUR
    ? `${Math.round(minutes)} min`
    : `${formatInteger(Math.round(minutes / MINUTES_PER_HOUR))} hr`;

/** `17.2 days`; null below one. */
export function daysText(minutes: number): string | null {
  const days = Math.round((minutes / MINUTES_PER_DAY) * 10) / 10;
  if (days < 1) return null;
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

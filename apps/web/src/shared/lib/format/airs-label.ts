import { t } from '@lingui/core/macro';
import { DAY_MS, parseIsoDate } from '@marquee/core';
import { formatDate } from './format-date';
import { longWeekday } from './weekday';

/**
 * When an episode airs, seen from a day in the visitor's zone (`YYYY-MM-DD`): `Airs Friday`; null once it is over, and for
 * an invalid date.
 */
export function airsLabel(airDate: string | null, today: string): string | null {
  const [airs, seenFrom, day] = [parseIsoDate(airDate), parseIsoDate(today), formatDate(airDate)];
  if (airs === null || seenFrom === null || day === null) return null;
  const days = (airs - seenFrom) / DAY_MS;
  if (days < 0) return null;
  if (days === 0) return t`Airs today`;
  if (days === 1) return t`Airs tomorrow`;
  if (days > 6) return t({ message: `Airs ${day}`, comment: 'Of an episode; {day} is a date: “December 4, 2026”' });
  const weekday = longWeekday(airs);
  return t({ message: `Airs ${weekday}`, comment: 'Of an episode; {weekday} is a day of the coming week: “Friday”' });
}

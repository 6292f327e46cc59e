import { addDays, addMonths, monthOf, weekdayOf } from './days';

const WEEK = 7;

const startOfWeek = (day: string, firstWeekday: number): string =>
  addDays(day, -((weekdayOf(day) - firstWeekday + WEEK) % WEEK));

/** The weeks that a month touches, each of seven days. @param firstWeekday 0 for Sunday */
export function monthGrid(month: string, firstWeekday: number): string[][] {
  const weeks: string[][] = [];
  let start = startOfWeek(`${month}-01`, firstWeekday);
  do {
    const first = start;
    weeks.push(Array.from({ length: WEEK }, (_, index) => addDays(first, index)));
    start = addDays(start, WEEK);
  } while (monthOf(start) === month);
  return weeks;
}

/**
 * The day to which a key leads in a grid of days, as in ARIA's example of a date grid: Page Up and Page Down change the month,
 * with Shift the year. Null for other keys.
 */
export function dayByKey(
  day: string,
  { key, shiftKey = false }: { key: string; shiftKey?: boolean },
  firstWeekday: number,
): string | null {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK);
    case 'ArrowDown':
      return addDays(day, WEEK);
    case 'Home':
      return startOfWeek(day, firstWeekday);
    case 'End':
      return addDays(startOfWeek(day, firstWeekday), WEEK - 1);
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}

import { parseIsoDate, readCalendarFilter, writeCalendarFilter, type CalendarFilter } from '@marquee/core';

/** What the page shows, in its URL. */
export interface CalendarView extends CalendarFilter {
  /** The chosen day of the month view, `YYYY-MM-DD`; null for today. */
  day: string | null;
}

export function readCalendarView(params: URLSearchParams): CalendarView {
  const day = params.get('day');
  return { ...readCalendarFilter(params), day: parseIsoDate(day) === null ? null : day };
}

export function writeCalendarView({ day, ...filter }: CalendarView): URLSearchParams {
  const params = new URLSearchParams();
  writeCalendarFilter(filter, params);
  if (day !== null) params.set('day', day);
  return params;
}

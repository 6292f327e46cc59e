import type { UrlParams } from '../search';
import type { CalendarEvent } from './events';

export const calendarKinds = ['all', 'series', 'movies'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** What a calendar shows. Premieres and finales together are either. */
export interface CalendarFilter {
  show: CalendarKind;
  /** Of episodes, only the first of each season. */
  isPremieres: boolean;
  /** Of episodes, only the last of each season. */
  isFinales: boolean;
}

export const wholeCalendar: CalendarFilter = { show: 'all', isPremieres: false, isFinales: false };

/** Reads a filter from the parameters of a URL, of the page as of a feed; what is none of their values is left out. */
export const readCalendarFilter = (params: Pick<UrlParams, 'get'>): CalendarFilter => ({
  show: calendarKinds.find((kind) => kind === params.get('show')) ?? wholeCalendar.show,
  isPremieres: params.get('premieres') === '1',
  isFinales: params.get('finales') === '1',
});

/** Writes a filter to a URL; defaults are left out. */
export function writeCalendarFilter(
  { show, isPremieres, isFinales }: CalendarFilter,
  params: Pick<UrlParams, 'set'>,
): void {
  if (show !== wholeCalendar.show) params.set('show', show);
  if (isPremieres) params.set('premieres', '1');
  if (isFinales) params.set('finales', '1');
}

export function passesCalendarFilter(event: CalendarEvent, { show, isPremieres, isFinales }: CalendarFilter): boolean {
  if (event.kind === 'film') return show !== 'series';
  if (show === 'movies') return false;
  if (!isPremieres && !isFinales) return true;
  return (isPremieres && event.isPremiere) || (isFinales && event.isFinale);
}

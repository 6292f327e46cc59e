import type { CalendarEvent, EpisodeEvent } from './events';

/** What a title has on one day: a film's releases, or the episodes of a series, of which a service may publish all at once. */
export type AgendaEntry<Event extends CalendarEvent = CalendarEvent> = readonly [Event, ...Event[]];

export interface AgendaDay {
  /** `YYYY-MM-DD`. */
  day: string;
  entries: readonly AgendaEntry[];
}

export const isEpisodes = (entry: AgendaEntry): entry is AgendaEntry<EpisodeEvent> => entry[0].kind === 'episode';

/** Events by day and title, in their order. @param events by date */
export function agendaOf(events: readonly CalendarEvent[]): AgendaDay[] {
  const days = new Map<string, Map<string, [CalendarEvent, ...CalendarEvent[]]>>();
  for (const event of events) {
    const entries = days.get(event.date) ?? new Map<string, [CalendarEvent, ...CalendarEvent[]]>();
    days.set(event.date, entries);
    const entry = entries.get(event.key);
    if (entry) entry.push(event);
    else entries.set(event.key, [event]);
  }
  return [...days].map(([day, entries]) => ({ day, entries: [...entries.values()] }));
}

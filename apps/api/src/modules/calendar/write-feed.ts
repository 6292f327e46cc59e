import {
  episodeHref,
  eventSequence,
  eventStamp,
  eventUid,
  parseTitleKey,
  titleHref,
  type CalendarEvent,
} from '@marquee/core';
import ical, { escape, ICalEventTransparency } from 'ical-generator';
import type { FeedTexts } from './feed-texts';

/** How often calendar programs are asked to look again: what airs is asked of TMDB once a day. */
const REFRESH_SEC = 6 * 60 * 60;

interface FeedOptions {
  siteName: string;
  /** The address of the site, which events link to. */
  origin: string;
  texts: FeedTexts;
  /** Since when the profile sees the releases of its region, in epoch milliseconds. */
  since: number;
}

function summaryOf(event: CalendarEvent, texts: FeedTexts): string {
  if (event.kind === 'film') return `${event.title} · ${texts[event.release]}`;
  const { title, season, episode, name, isPremiere, isFinale } = event;
  const parts = [`${title} S${season} E${episode}`, name, isPremiere && texts.premiere, isFinale && texts.finale];
  return parts.filter(Boolean).join(' · ');
}

function pathOf(event: CalendarEvent): string {
  const id = parseTitleKey(event.key)?.id ?? 0;
  return event.kind === 'film' ? titleHref('movie', id, event.title) : episodeHref(id, event.season, event.episode);
}

/** Events as an iCalendar file (RFC 5545, RFC 7986). The same events give the same text, so that it has an ETag. */
export function writeFeed(events: readonly CalendarEvent[], { siteName, origin, texts, since }: FeedOptions): string {
  const name = escape(siteName, false);
  const calendar = ical({
    name,
    prodId: { company: 'Marquee', product: 'Calendar', language: 'EN' },
    ttl: REFRESH_SEC,
  });
  for (const event of events) {
    const stamp = eventStamp(event, event.kind === 'film' ? since : 0);
    calendar.createEvent({
      id: eventUid(event),
      sequence: eventSequence(stamp),
      stamp: new Date(stamp),
      lastModified: new Date(stamp),
      // UTC midnight, of which only the day is written.
      start: new Date(`${event.date}T00:00:00Z`),
      allDay: true,
      summary: summaryOf(event, texts),
      url: `${origin}${pathOf(event)}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

import type { CalendarEvent } from './events';

/** Path below which calendar programs read feeds. */
export const CALENDAR_FEED_PATH = '/api/calendar';

/** The address of a feed, which is all that it takes to read it. */
export const calendarFeedAddress = (origin: string, secret: string): string =>
  `${origin}${CALENDAR_FEED_PATH}/${encodeURIComponent(secret)}.ics`;

/** Opens the device's calendar program, which then asks whether to subscribe. */
export const calendarSubscribeLink = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Before anything was stamped. Counted from here, seconds stay within the 31 bits of a sequence number until 2094. */
const FIRST_STAMP_MS = Date.UTC(2026, 0, 1);

/** The time at which an event became what it is: never before the stamps began, nor before `since`. */
export const eventStamp = ({ changedAt = 0 }: Pick<CalendarEvent, 'changedAt'>, since = 0): number =>
  Math.max(changedAt, since, FIRST_STAMP_MS);

/**
 * The revision of an event: the second of its stamp. It rises whenever the event changes, also if what was known of it
 * before has been lost meanwhile (docs/decisions/0212).
 */
export const eventSequence = (stampMs: number): number => Math.floor((stampMs - FIRST_STAMP_MS) / 1_000);

/** Stays the same wherever the event moves. */
export const eventUid = ({ id }: Pick<CalendarEvent, 'id'>): string => `${id.replace(/[:/]/g, '-')}@marquee`;

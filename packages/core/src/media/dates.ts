import type { MediaType } from './title-key';

export const DAY_MS = 86_400_000;

/**
 * Time after UTC midnight of its release date at which a title counts as released, so that Watch and Download are
 * offered (MEDIA-05): half a day for a film, one day for a series.
 */
const RELEASE_DELAY_MS: Record<MediaType, number> = { movie: DAY_MS / 2, tv: DAY_MS };

/** Epoch milliseconds of UTC midnight of a `YYYY-MM-DD` date; null if it is missing or invalid. */
export function parseIsoDate(date: string | null | undefined): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '');
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // Date.UTC treats years 0 to 99 as 1900 to 1999, and no film is that old.
  if (year < 1000) return null;
  const ms = Date.UTC(year, month - 1, day);
  // A day that does not exist would roll over into the next month.
  return new Date(ms).getUTCMonth() === month - 1 ? ms : null;
}

/** `YYYY-MM-DD` of a time in UTC. */
export const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A day without a time is stored as its noon in UTC: epoch milliseconds, or null for an invalid date. */
export function dayToMs(day: string): number | null {
  const ms = parseIsoDate(day);
  return ms === null ? null : ms + DAY_MS / 2;
}

/** Whether a time represents a whole day (its noon in UTC), regardless of the reader's time zone. */
export const isDayOnly = (ms: number): boolean => ms % DAY_MS === DAY_MS / 2;

/** Year of a `YYYY-MM-DD` date, or null. */
export function releaseYear(date: string | null | undefined): number | null {
  const ms = parseIsoDate(date);
  return ms === null ? null : new Date(ms).getUTCFullYear();
}

/** Whether a title is out. A missing or invalid date is not released. */
export function isReleased(mediaType: MediaType, date: string | null | undefined, nowMs: number): boolean {
  const ms = parseIsoDate(date);
  return ms !== null && nowMs - ms >= RELEASE_DELAY_MS[mediaType];
}

/** Whether an episode has aired: its air date has begun in UTC. */
export function hasAired(airDate: string | null | undefined, nowMs: number): boolean {
  const ms = parseIsoDate(airDate);
  return ms !== null && ms <= nowMs;
}

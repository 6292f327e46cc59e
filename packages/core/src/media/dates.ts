import type { MediaType } from './title-key';

export const DAY_MS = 86_400_000;

/**
 * How long after UTC midnight of its date a title counts as released, so that Watch and
 * Download are offered (MEDIA-05): half a day for a movie, one day for a series.
 */
const RELEASE_DELAY_MS: Record<MediaType, number> = { movie: DAY_MS / 2, tv: DAY_MS };

/** Epoch milliseconds of UTC midnight of a `YYYY-MM-DD` date; null when it is missing or no real date. */
export function parseIsoDate(date: string | null | undefined): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '');
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // Years 0000–0099 would be read as 1900–1999 by Date.UTC, and no film is that old.
  if (year < 1000) return null;
  const ms = Date.UTC(year, month - 1, day);
  // A day that the month does not have falls into another one.
  return new Date(ms).getUTCMonth() === month - 1 ? ms : null;
}

/** A day without a time of day is kept as its noon in UTC: epoch milliseconds, or null for no real date. */
export function dayToMs(day: string): number | null {
  const ms = parseIsoDate(day);
  return ms === null ? null : ms + DAY_MS / 2;
}

/** Whether a moment stands for its whole day in UTC, whatever the zone of whoever looks. */
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

/** Whether an episode has aired: the day of its air date has come, in UTC. */
export function hasAired(airDate: string | null | undefined, nowMs: number): boolean {
  const ms = parseIsoDate(airDate);
  return ms !== null && ms <= nowMs;
}

/** Whether an episode can be watched: one without a known date counts as aired. */
export const isEpisodeOut = (airDate: string | null, nowMs: number): boolean =>
  airDate === null || hasAired(airDate, nowMs);

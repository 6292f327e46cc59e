import { localTime } from './local-time';

/** When nothing is sent: minutes after midnight, on the clock of the device. The end may be on the next day. */
export interface QuietHours {
  from: number;
  to: number;
}

export const MINUTES_OF_DAY = 24 * 60;
export const DEFAULT_QUIET_HOURS: QuietHours = { from: 22 * 60, to: 8 * 60 };

/**
 * Whether a moment is in the quiet hours of a place. It goes by what the clock shows, so that an hour that comes twice in
 * autumn is quiet twice.
 */
export function isQuietAt(hours: QuietHours | null, ms: number, timeZone: string): boolean {
  if (!hours) return false;
  const { from, to } = hours;
  const { minute } = localTime(ms, timeZone);
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
}

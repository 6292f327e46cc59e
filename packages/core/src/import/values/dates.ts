import { DAY_MS } from '../../media';

/** A point in time, or a day as its noon in UTC. */
export interface WhenKnown {
  ms: number;
  isDayOnly: boolean;
}

const HALF_DAY_MS = DAY_MS / 2;
const MAX_TIME_MS = 8_640_000_000_000_000;

/** Noon UTC of a day; null if the day does not exist. */
function noonOf(year: number, month: number, day: number): number | null {
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const ms = Date.UTC(year, month - 1, day);
  return new Date(ms).getUTCMonth() === month - 1 ? ms + HALF_DAY_MS : null;
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;

function offsetMs(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? [];
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ms : ms;
}

/**
 * Parses `2024-03-05`, `2024-03-05T20:41:30.000Z` and `2024-03-05 20:41:30`, each also with an offset. A time without
 * a zone is taken as UTC, as trackers store it. Null for anything else, including the `0000-00-00` of an empty date.
 */
export function parseIsoTime(text: string): WhenKnown | null {
  const match = ISO.exec(text.trim());
  if (!match) return null;
  const [, year, month, day, hour, minute, second = '0', fraction = '', zone] = match;
  const noon = noonOf(Number(year), Number(month), Number(day));
  if (noon === null) return null;
  if (hour === undefined) return { ms: noon, isDayOnly: true };
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return null;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const time = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + milliseconds;
  return { ms: noon - HALF_DAY_MS + time - offsetMs(zone), isDayOnly: false };
}

/** Converts seconds or milliseconds since 1970, told apart by their size. */
export function epochTime(value: number): WhenKnown | null {
  if (!Number.isFinite(value) || value <= 0) return null;
  // 100,000,000,000 seconds are the year 5138, as many milliseconds March 1973.
  const ms = value < 100_000_000_000 ? value * 1000 : value;
  return ms > MAX_TIME_MS ? null : { ms: Math.floor(ms), isDayOnly: false };
}

export type DayOrder = 'day-first' | 'month-first' | 'year-first';

const PARTS = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})\.?$/;

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** The parts of a numeric date such as `12/31/26` or `31.12.2026`; null for anything else. */
function dayParts(text: string): [number, number, number] | null {
  const [, a, b, c] = PARTS.exec(text.trim()) ?? [];
  return a === undefined ? null : [Number(a), Number(b), Number(c)];
}

/** Detects a file's order of day and month from the dates that are valid in only one order; null if there are none. */
export function detectDayOrder(dates: Iterable<string>): DayOrder | null {
  const possible = new Set<DayOrder>(['month-first', 'day-first']);
  for (const text of dates) {
    const parts = dayParts(text);
    if (!parts) continue;
    const [a, b] = parts;
    if (a > 31) return 'year-first';
    if (a > 12) possible.delete('month-first');
    if (b > 12) possible.delete('day-first');
  }
  return possible.size === 1 ? ([...possible][0] ?? null) : null;
}

/** Parses a numeric date. If the order is unknown, only a date that means the same in both orders is accepted. */
export function parseDay(text: string, order: DayOrder | null): WhenKnown | null {
  const parts = dayParts(text);
  if (!parts) return null;
  const [a, b, c] = parts;
  const read = (known: DayOrder): number | null => {
    if (known === 'year-first') return noonOf(fullYear(a), b, c);
    return known === 'month-first' ? noonOf(fullYear(c), a, b) : noonOf(fullYear(c), b, a);
  };
  const ms = order ? read(order) : a === b ? read('day-first') : null;
  return ms === null ? null : { ms, isDayOnly: true };
}

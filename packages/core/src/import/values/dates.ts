import { isRecord } from '../../json';
import { DAY_MS } from '../../media';
import { textOf } from './fields';

/** A point in time, or a day as its noon in UTC. */
export interface WhenKnown {
  ms: number;
  isDayOnly: boolean;
}

const HALF_DAY_MS = DAY_MS / 2;
const MAX_TIME_MS = 8_640_000_000_000_000;

/** Noon UTC of a day; null if the day does not exist. */
function noonOf(year: number, month: number, day: number): number | null {
  if (!(year >= 1000) || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const ms = Date.UTC(year, month - 1, day);
  return new Date(ms).getUTCMonth() === month - 1 ? ms + HALF_DAY_MS : null;
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|UTC|[+-]\d{2}:?\d{2})?(?: UTC)?)?$/i;

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

/** `31.12.2026`, `12/31/26`, `21. 12. 27.`, each also with a time of day. */
const NUMERIC = /^(\d{1,4})[./-] ?(\d{1,2})[./-] ?(\d{1,4})\.?(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

type Parts = [number, number, number];

function partsOf(text: string): { day: Parts; timeMs: number | null } | null {
  const [, a, b, c, hour, minute, second = '0'] = NUMERIC.exec(text.trim()) ?? [];
  if (a === undefined) return null;
  const timeMs = hour === undefined ? null : ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
  return { day: [Number(a), Number(b), Number(c)], timeMs };
}

/** Noon of a day in an order; null if there is no such day. */
function dayIn(order: DayOrder, [a, b, c]: Parts): number | null {
  if (order === 'year-first') return noonOf(fullYear(a), b, c);
  return order === 'month-first' ? noonOf(fullYear(c), a, b) : noonOf(fullYear(c), b, a);
}

class Range {
  #from = Infinity;
  #to = -Infinity;
  add(value: number): void {
    this.#from = Math.min(this.#from, value);
    this.#to = Math.max(this.#to, value);
  }
  get size(): number {
    return this.#to - this.#from;
  }
}

/** Detects the only order in which all dates of a file are days; null if several are possible, or none. */
export function detectDayOrder(dates: Iterable<string>): DayOrder | null {
  const possible = new Set<DayOrder>(['month-first', 'day-first', 'year-first']);
  const ranges = [new Range(), new Range()] as const;
  for (const text of dates) {
    const parts = parseIsoTime(text) ? null : partsOf(text);
    if (!parts) continue;
    for (const order of possible) if (dayIn(order, parts.day) === null) possible.delete(order);
    ranges[0].add(parts.day[0]);
    ranges[1].add(parts.day[2]);
  }
  // Two digits on either side may be the year: it is the side that varies less, because a history has few years.
  const [first, last] = [ranges[0].size, ranges[1].size];
  if (possible.size > 1 && first < last) return possible.has('year-first') ? 'year-first' : null;
  if (first > last) possible.delete('year-first');
  return possible.size === 1 ? ([...possible][0] ?? null) : null;
}

/** Parses a numeric date. If the order is unknown, only a date that means the same in both orders is accepted. */
export function parseDay(text: string, order: DayOrder | null): WhenKnown | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const { day, timeMs } = parts;
  const noon = order ? dayIn(order, day) : day[0] === day[1] ? dayIn('day-first', day) : null;
  if (noon === null) return null;
  return timeMs === null ? { ms: noon, isDayOnly: true } : { ms: noon - HALF_DAY_MS + timeMs, isDayOnly: false };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Sat Dec 31 00:00:00 2016`, as C prints a date; only its day is meant. */
function parsePrintedDay(text: string): WhenKnown | null {
  const [, month = '', day, year] = /^[a-z]{3} ([a-z]{3}) +(\d{1,2}) [\d:]{8} (\d{4})$/i.exec(text) ?? [];
  const ms = noonOf(Number(year), MONTHS.indexOf(month.toLowerCase()) + 1, Number(day));
  return ms === null ? null : { ms, isDayOnly: true };
}

/** A date as a table writes it, and the order of day and month in its column. */
export interface WrittenDate {
  text: string;
  order: DayOrder | null;
}

const isWritten = (value: unknown): value is WrittenDate => isRecord(value) && 'order' in value;

/** Values that stand for "no date", zeros included. */
const NO_DATE = /^(?:|null|none|unknown|n\/a|-|000[01]-.*)$/i;

/** Trackers write the first day of Unix time, or one of the first year, where they know no date. */
const isKnown = ({ ms }: WhenKnown): boolean => ms >= DAY_MS + HALF_DAY_MS || (ms < 0 && ms >= Date.UTC(1900, 0));

export interface DateRead {
  when: WhenKnown | null;
  /** Why a date that is there cannot be read. */
  problem: 'unknown_date' | 'ambiguous_date' | null;
  text: string;
}

/** Reads a date in any of the forms that exports use. */
export function readDate(value: unknown): DateRead {
  const text = textOf(isWritten(value) ? value.text : value);
  const order = isWritten(value) ? value.order : null;
  const when =
    typeof value === 'number'
      ? epochTime(value)
      : (parseIsoTime(text) ?? parseDay(text, order) ?? parsePrintedDay(text));
  if (when) return { when: isKnown(when) ? when : null, problem: null, text };
  if (NO_DATE.test(text) || value === 0) return { when: null, problem: null, text };
  const isEither = (['day-first', 'month-first'] as const).some((known) => parseDay(text, known));
  return { when: null, problem: isEither ? 'ambiguous_date' : 'unknown_date', text };
}

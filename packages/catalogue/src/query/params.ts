import { parseIsoDate } from '@marquee/core';

/** AND of ORs: `28,12|16` is `[[28], [12, 16]]`. */
export type Alternatives<Value> = readonly (readonly Value[])[];

const MAX_TEXT = 200;
const MAX_TERMS = 100;

/** Query parameters, parsed leniently like TMDB: invalid ones count as absent. */
export interface Params {
  text(name: string): string | null;
  integer(name: string): number | null;
  decimal(name: string): number | null;
  /** Epoch milliseconds of a `YYYY-MM-DD`. */
  date(name: string): number | null;
  flag(name: string): boolean;
  /** Comma is AND, pipe is OR. */
  ids(name: string): Alternatives<number> | null;
  /** As `ids`, for codes; lower case. */
  codes(name: string): Alternatives<string> | null;
}

function alternatives<Value>(text: string | null, read: (term: string) => Value | null): Alternatives<Value> | null {
  if (text === null) return null;
  const groups = text
    .split(',', MAX_TERMS)
    .map((group) => group.split('|', MAX_TERMS).flatMap((term) => read(term.trim()) ?? []))
    .filter((group) => group.length > 0);
  return groups.length > 0 ? groups : null;
}

const readInteger = (text: string): number | null => (/^-?\d{1,15}$/.test(text) ? Number(text) : null);

export function readParams(query: URLSearchParams): Params {
  const text = (name: string): string | null => query.get(name)?.trim().slice(0, MAX_TEXT) || null;
  const whole = (name: string): string | null => query.get(name)?.slice(0, MAX_TERMS * 20) || null;
  return {
    text,
    integer: (name) => readInteger(text(name) ?? ''),
    decimal(name) {
      const value = text(name);
      return value !== null && /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : null;
    },
    date: (name) => parseIsoDate(text(name)?.slice(0, 10)),
    flag: (name) => text(name)?.toLowerCase() === 'true',
    ids: (name) => alternatives(whole(name), readInteger),
    codes: (name) => alternatives(whole(name), (term) => term.toLowerCase() || null),
  };
}

import { parseJson } from '../json';
import { builtInRows } from './built-in-rows';

/** A row of home, shown or hidden. */
export interface HomeRow {
  id: string;
  isHidden: boolean;
}

/** Longest text of a layout, which is one synced setting. */
export const HOME_ROWS_LENGTH = 2000;
/** Begins the text of a hidden row. */
export const HIDDEN = '-';

/** What identifies a row: that a person is called otherwise by now makes no other row. */
export const rowKey = (id: string): string => /^(?:person|collection):\d+/.exec(id)?.[0] ?? id;

/** Each row once: that of the first place counts. */
export function uniqueRows(rows: readonly HomeRow[]): HomeRow[] {
  const byKey = new Map<string, HomeRow>();
  for (const row of rows) if (!byKey.has(rowKey(row.id))) byKey.set(rowKey(row.id), row);
  return [...byKey.values()];
}

function readRow(text: unknown): HomeRow[] {
  if (typeof text !== 'string') return [];
  const isHidden = text.startsWith(HIDDEN);
  const id = isHidden ? text.slice(HIDDEN.length) : text;
  return id === '' || id.startsWith(HIDDEN) ? [] : [{ id, isHidden }];
}

/** Reads a stored layout: rows of a later version are kept; null if it is none. */
export function readHomeRows(text: string | null | undefined): HomeRow[] | null {
  if (text === null || text === undefined || text.length > HOME_ROWS_LENGTH) return null;
  const list = parseJson(text);
  return Array.isArray(list) ? uniqueRows(list.flatMap(readRow)) : null;
}

/** With the rows that it does not name, as those of a later version: each after the one that home has before it. */
function completed(rows: readonly HomeRow[]): HomeRow[] {
  const all = [...rows];
  for (const [at, id] of builtInRows.entries()) {
    if (all.some((row) => row.id === id)) continue;
    const before = all.findIndex((row) => row.id === builtInRows[at - 1]);
    all.splice(before + 1, 0, { id, isHidden: false });
  }
  return all;
}

/**
 * The rows of home: the visitor's layout, else the operator's, else the site's own. Every built-in row is among them,
 * if only hidden.
 */
export const homeRows = (own: string | null | undefined, operators: string | null | undefined): HomeRow[] =>
  completed(readHomeRows(own) ?? readHomeRows(operators) ?? []);

import { HIDDEN, HOME_ROWS_LENGTH, rowKey, uniqueRows, type HomeRow } from './home-rows';

/** The text of a layout; null if it is too long to be stored. */
export function writeHomeRows(rows: readonly HomeRow[]): string | null {
  const text = JSON.stringify(rows.map(({ id, isHidden }) => (isHidden ? HIDDEN + id : id)));
  return text.length > HOME_ROWS_LENGTH ? null : text;
}

export const hasHomeRow = (rows: readonly HomeRow[], id: string): boolean =>
  rows.some((row) => rowKey(row.id) === rowKey(id));

/** With a row at its end, if it is not among them. */
export const withHomeRow = (rows: readonly HomeRow[], id: string): HomeRow[] =>
  uniqueRows([...rows, { id, isHidden: false }]);

export const withoutHomeRow = (rows: readonly HomeRow[], id: string): HomeRow[] =>
  rows.filter((row) => rowKey(row.id) !== rowKey(id));

export const hideHomeRow = (rows: readonly HomeRow[], id: string, isHidden: boolean): HomeRow[] =>
  rows.map((row) => (row.id === id ? { id, isHidden } : row));

/** The named rows in this order; the others stay where they are. */
export function orderHomeRows(rows: readonly HomeRow[], ids: readonly string[]): HomeRow[] {
  const named = rows.filter(({ id }) => ids.includes(id));
  named.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return rows.map((row) => (ids.includes(row.id) ? (named.shift() ?? row) : row));
}

/** What everybody may be shown: a list or a saved filter is one person's. */
export const publicHomeRows = (rows: readonly HomeRow[]): HomeRow[] =>
  rows.filter(({ id }) => !/^(?:list|filter):/.test(id));

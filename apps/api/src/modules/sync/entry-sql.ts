import type { Entry } from '@marquee/core';

/** A row with its indexes, beside its texts, on average. */
const ROW_BYTES = 200;

/**
 * What a row of `entries` costs its owner (`syncLimits.accountBytes`). A removed entry counts half until it is forgotten:
 * removing makes room.
 */
export const ENTRY_BYTES = `((${ROW_BYTES} + octet_length(key) + octet_length(value::text))
  / CASE WHEN removed_at_ms >= changed_at_ms THEN 2 ELSE 1 END)`;

/** The same of an entry that is about to be stored. */
export function entryBytes(key: string, value: unknown, isRemoved: boolean): number {
  const bytes = ROW_BYTES + Buffer.byteLength(key) + Buffer.byteLength(JSON.stringify(value));
  return isRemoved ? Math.floor(bytes / 2) : bytes;
}

const MEMBERS = `'"key":' || to_json(key) || ',"value":' || value || ',"changedAt":' || changed_at_ms
  || coalesce(',"removedAt":' || removed_at_ms, '')`;

/** An entry as the wire and core have it, as text. */
export const ENTRY_JSON = `'{' || ${MEMBERS} || '}'`;

/** An entry that is stored, with what it costs. */
export interface StoredEntry extends Entry {
  bytes: number;
}
export const STORED_ENTRY_JSON = `'{' || ${MEMBERS} || ',"bytes":' || ${ENTRY_BYTES} || '}'`;

/** The same with the time when it was written, by the server's clock. */
export interface AgedEntry extends StoredEntry {
  receivedAt: number;
}
export const AGED_ENTRY_JSON = `'{' || ${MEMBERS} || ',"bytes":' || ${ENTRY_BYTES} || ',"receivedAt":' || received_at_ms || '}'`;

export const jsonList = (entry: string): string => `'[' || coalesce(string_agg(${entry}, ','), '') || ']'`;

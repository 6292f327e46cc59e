import type { Entry } from '@marquee/core';

/** Average size of a row with its indexes, without its texts. */
const ROW_BYTES = 200;

/**
 * Bytes that a row of `entries` counts against `syncLimits.accountBytes`. A removed entry counts half until its
 * tombstone is deleted, so that removing frees space.
 */
export const ENTRY_BYTES = `((${ROW_BYTES} + octet_length(key) + octet_length(value::text))
  / CASE WHEN removed_at_ms >= changed_at_ms THEN 2 ELSE 1 END)`;

/** The same for an entry that is about to be stored. */
export function entryBytes(key: string, value: unknown, isRemoved: boolean): number {
  const bytes = ROW_BYTES + Buffer.byteLength(key) + Buffer.byteLength(JSON.stringify(value));
  return isRemoved ? Math.floor(bytes / 2) : bytes;
}

const MEMBERS = `'"key":' || to_json(key) || ',"value":' || value || ',"changedAt":' || changed_at_ms
  || coalesce(',"removedAt":' || removed_at_ms, '')`;

/** An entry as JSON text, as in the API and in core. */
export const ENTRY_JSON = `'{' || ${MEMBERS} || '}'`;

/** A stored entry with its size. */
export interface StoredEntry<Value = unknown> extends Entry<Value> {
  bytes: number;
}
export const STORED_ENTRY_JSON = `'{' || ${MEMBERS} || ',"bytes":' || ${ENTRY_BYTES} || '}'`;

/** A stored entry with the server's time of its last write. */
export interface AgedEntry extends StoredEntry {
  receivedAt: number;
}
export const AGED_ENTRY_JSON = `'{' || ${MEMBERS} || ',"bytes":' || ${ENTRY_BYTES} || ',"receivedAt":' || received_at_ms || '}'`;

/** Names the past of the database, as in the API. */
export const EPOCH = `(SELECT epoch FROM sync_epoch)::text`;

/** The entries of a row that `jsonList` made, of the collection that was asked for. */
export const entriesIn = <Row extends Entry>(row: { entries: string } | undefined): Row[] =>
  JSON.parse(row?.entries ?? '[]') as Row[];

export const jsonList = (entry: string): string => `'[' || coalesce(string_agg(${entry}, ','), '') || ']'`;

import * as z from 'zod/mini';
import { groupOf, isLive, type Entry, type Group, type MergeRules } from './merge-entries';

/** How long tombstones are stored. A device that was offline for longer may bring back what was removed in the meantime. */
export const TOMBSTONE_TTL_MS = 180 * 24 * 60 * 60 * 1000;

/** Maximum length of a key, in UTF-16 code units. */
const KEY_LENGTH = 300;

/** Matches the id of the title in a key. */
const TITLE_ID = /^(?:movie:|tv:)?(\d{1,10})/;
/** The largest PostgreSQL integer, and the largest id that the specification allows. */
const MAX_TITLE_ID = 2_147_483_647;

/** A lone surrogate, which databases reject. */
const HALF_CHARACTER = /[\uD800-\uDFFF]/u;

/** The latest time that a Date can represent. */
const MAX_TIME_MS = 8_640_000_000_000_000;

/**
 * A set of timestamped entries. Storage, sync, export, deletion and the database's rows are derived from this definition
 * (docs/collections.md).
 */
export interface Collection<Value = unknown> extends MergeRules<Value> {
  /** Used in the database, in requests and in the browser's storage, so it must never change. */
  name: string;
  /** Pattern of a valid key. */
  key: RegExp;
  /** Validates a value; unknown members are dropped. */
  value: z.ZodMiniType<Value>;
  /** Maximum number of live entries per person. */
  limit: number;
  /** The server's message when the limit is exceeded. */
  limitText: string;
  /**
   * Which entries of a group may be deleted, given which of its tombstones are old. By default each entry is judged alone.
   */
  expire?: (group: Group<Value>, isOld: (entry: Entry<Value>) => boolean) => Entry<Value>[];
}

export const defineCollection = <Value>(collection: Collection<Value>): Collection<Value> => collection;

const time = z.number().check(z.nonnegative(), z.maximum(MAX_TIME_MS), z.overwrite(Math.floor));
const head = z.object({ key: z.string(), changedAt: time, removedAt: z.optional(time), value: z.unknown() });

/** Validates a received entry; null if it does not belong to the collection. */
export function readEntry<Value>({ key, value }: Collection<Value>, received: unknown): Entry<Value> | null {
  const stamped = head.safeParse(received);
  if (!stamped.success) return null;
  const { key: name } = stamped.data;
  if (name.length > KEY_LENGTH || !key.test(name) || HALF_CHARACTER.test(name)) return null;
  if (Number(TITLE_ID.exec(name)?.[1] ?? 0) > MAX_TITLE_ID) return null;
  const read = value.safeParse(stamped.data.value);
  return read.success ? { ...stamped.data, value: read.data } : null;
}

/** The entries of a group that may be deleted. */
export const expiredEntries = <Value>(
  { expire }: Pick<Collection<Value>, 'expire'>,
  group: Group<Value>,
  isOld: (entry: Entry<Value>) => boolean,
): Entry<Value>[] =>
  expire ? expire(group, isOld) : Object.values(group).filter((entry) => !isLive(entry) && isOld(entry));

/** The clocks involved when entries arrive at a device or the server. Epoch milliseconds. */
export interface ClockContext {
  /** The receiver's clock; between a device and the server, the server's. */
  nowMs: number;
  /** The sender's clock at the time of sending: the `updatedAt` of a push. */
  sentAtMs?: number;
}

/** Times from a clock further ahead than this are meaningless. */
const MAX_AHEAD_MS = 366 * 24 * 60 * 60 * 1000;

/**
 * How far to move times back. All times of a group move together to preserve their order: clamping each to `nowMs` would
 * give an addition and the removal before it the same time, and then the removal would win.
 */
function shiftOf(latest: number, { nowMs, sentAtMs = nowMs }: ClockContext): number {
  if (latest <= nowMs) return 0;
  const ahead = sentAtMs - nowMs;
  return Math.max(latest - nowMs, ahead <= MAX_AHEAD_MS ? ahead : 0);
}

function moveBack<Value>(entry: Entry<Value>, shift: number): Entry<Value> {
  const moved = { ...entry, changedAt: Math.max(0, entry.changedAt - shift) };
  return entry.removedAt === undefined ? moved : { ...moved, removedAt: Math.max(0, entry.removedAt - shift) };
}

/**
 * Moves times that lie in the future back: a clock that is ahead must not win over every later change. The entries of one
 * group move together. Returns the same list if nothing lies in the future.
 */
export function clampEntries<Value>(entries: readonly Entry<Value>[], arrival: ClockContext): readonly Entry<Value>[] {
  const latest = new Map<string, number>();
  let isAhead = false;
  for (const { key, changedAt, removedAt = 0 } of entries) {
    const time = Math.max(changedAt, removedAt);
    isAhead ||= time > arrival.nowMs;
    latest.set(groupOf(key), Math.max(latest.get(groupOf(key)) ?? 0, time));
  }
  if (!isAhead) return entries;
  return entries.map((entry) => {
    const shift = shiftOf(latest.get(groupOf(entry.key)) ?? 0, arrival);
    return shift === 0 ? entry : moveBack(entry, shift);
  });
}

import * as z from 'zod/mini';
import type { Entry, Group, MergeRules } from './entry';
import { isLive } from './entry';

/** How long a removal is remembered: a device that was away for longer may bring back what was removed meanwhile. */
export const TOMBSTONE_TTL_MS = 180 * 24 * 60 * 60 * 1000;

/** Of a key, in UTF-16 units. */
const KEY_LENGTH = 300;

/** The number of the title that a key names. */
const TITLE_ID = /^(?:movie:|tv:)?(\d{1,10})/;
/** PostgreSQL's integer, and the specification's largest. */
const MAX_TITLE_ID = 2_147_483_647;

/** Half of a surrogate pair: no database stores it. */
const HALF_CHARACTER = /[\uD800-\uDFFF]/u;

/** The last moment that a Date can hold. */
const MAX_TIME_MS = 8_640_000_000_000_000;

/**
 * A set of stamped entries that a person keeps. Storage, syncing, export, deletion and the database's rows follow from it
 * (docs/collections.md).
 */
export interface Collection<Value = unknown> extends MergeRules<Value> {
  /** Names it in the database, on the wire and in the browser's storage: it never changes. */
  name: string;
  /** What a key looks like. */
  key: RegExp;
  /** Checks a value; members that it does not name are dropped. */
  value: z.ZodMiniType<Value>;
  /** Live entries of one person. */
  limit: number;
  /** What the server says when there are more. */
  limitText: string;
  /**
   * Which entries of a group may be forgotten, given which of its tombstones are old. Each for itself where it is missing.
   */
  expire?: (group: Group<Value>, isOld: (entry: Entry<Value>) => boolean) => Entry<Value>[];
}

export const defineCollection = <Value>(collection: Collection<Value>): Collection<Value> => collection;

const time = z.number().check(z.nonnegative(), z.maximum(MAX_TIME_MS), z.overwrite(Math.floor));
const head = z.object({ key: z.string(), changedAt: time, removedAt: z.optional(time) });

/** The entry in something that was received; null when it is none of the collection's. */
export function readEntry<Value>({ key, value }: Collection<Value>, received: unknown): Entry<Value> | null {
  const stamped = head.safeParse(received);
  if (!stamped.success) return null;
  const { key: name } = stamped.data;
  if (name.length > KEY_LENGTH || !key.test(name) || HALF_CHARACTER.test(name)) return null;
  if (Number(TITLE_ID.exec(name)?.[1] ?? 0) > MAX_TITLE_ID) return null;
  const read = value.safeParse((received as { value?: unknown }).value);
  return read.success ? { ...stamped.data, value: read.data } : null;
}

/** The entries of a group that may be forgotten. */
export const expiredEntries = <Value>(
  { expire }: Pick<Collection<Value>, 'expire'>,
  group: Group<Value>,
  isOld: (entry: Entry<Value>) => boolean,
): Entry<Value>[] =>
  expire ? expire(group, isOld) : Object.values(group).filter((entry) => !isLive(entry) && isOld(entry));

import {
  changedEntries,
  findEntry,
  isLive,
  listEntries,
  mergeEntries,
  mergeEntry,
  toEntries,
  type Entry,
} from '@marquee/core';
import type { Collection } from '@marquee/core/collections';
import { syncLimits } from '@marquee/core/contracts';
import { entryBytes, type StoredEntry } from './entry-sql';

/** What a person has: bytes of all collections, live entries of one. */
export interface Room {
  bytes: number;
  live: number;
}

/** Whether `full` (too many entries) or `over_quota` (too many bytes) keeps an entry out. */
export type Obstacle = 'full' | 'over_quota';

export interface JoinedPush {
  /** Entries to store. */
  changed: Entry[];
  refused: { key: string; obstacle: Obstacle }[];
  room: Room;
}

/** Changes of what is there may go so far beyond the account's limit: only what is new has to wait for room. */
const QUOTA_FOR_CHANGES = 1.1 * syncLimits.accountBytes;

/**
 * Joins pushed entries with those that are stored, by core's rules. Beyond a limit new entries are refused; removals and
 * changes of known ones pass.
 *
 * @param stored those of the pushed keys and of the keys related to them
 */
export function joinPush(
  collection: Collection,
  stored: readonly StoredEntry[],
  pushed: readonly Entry[],
  room: Room,
): JoinedPush {
  const before = toEntries({}, stored as readonly Entry[]);
  const sizes = new Map(stored.map(({ key, bytes }) => [key, bytes]));
  const refused: JoinedPush['refused'] = [];
  let planned = room;
  const isKnown = ({ key }: Entry) => sizes.has(key);
  // One that comes twice counts once; what the push removes makes room for what it adds.
  const entries = listEntries(toEntries(collection, pushed));
  const admitted = [...entries.filter(isKnown), ...entries.filter((entry) => !isKnown(entry))].filter((entry) => {
    const known = findEntry(before, entry.key);
    const after = known ? mergeEntry(collection, known, entry) : entry;
    if (after === known) return false;
    const next = roomAfter(planned, [after], (key) => (key === entry.key ? known : undefined), sizes);
    const obstacle = obstacleOf(collection, { known, planned, next });
    if (obstacle) refused.push({ key: entry.key, obstacle });
    else planned = next;
    return !obstacle;
  });
  const changed = changedEntries(before, mergeEntries(collection, before, admitted));
  return { changed, refused, room: roomAfter(room, changed, (key) => findEntry(before, key), sizes) };
}

function obstacleOf(
  { limit }: Collection,
  { known, planned, next }: { known: Entry | undefined; planned: Room; next: Room },
): Obstacle | undefined {
  if (next.live > planned.live && next.live > limit) return 'full';
  if (next.bytes > planned.bytes && next.bytes > (known ? QUOTA_FOR_CHANGES : syncLimits.accountBytes))
    return 'over_quota';
  return undefined;
}

function roomAfter(
  { bytes, live }: Room,
  changed: readonly Entry[],
  find: (key: string) => Entry | undefined,
  sizes: ReadonlyMap<string, number>,
): Room {
  for (const entry of changed) {
    const known = find(entry.key);
    bytes += entryBytes(entry.key, entry.value, !isLive(entry)) - (known ? (sizes.get(entry.key) ?? 0) : 0);
    live += Number(isLive(entry)) - Number(known !== undefined && isLive(known));
  }
  return { bytes, live };
}

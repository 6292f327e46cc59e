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

/** The space in use: bytes of all collections, and live entries of one. */
export interface Room {
  bytes: number;
  live: number;
}

/** Why an entry is refused: too many entries in its collection, or too many bytes in the account. */
export type Obstacle = 'collection_full' | 'account_full';

export interface JoinedPush {
  /** Entries to store. */
  changed: Entry[];
  refused: { key: string; obstacle: Obstacle }[];
  room: Room;
}

/**
 * Changes to existing entries may exceed the account's limit by this much; only new entries are refused at the limit.
 */
const QUOTA_FOR_CHANGES = 1.1 * syncLimits.accountBytes;

/**
 * Merges pushed entries with the stored ones by core's rules. Beyond a limit new entries are refused; removals and
 * changes of existing ones are accepted.
 *
 * @param stored entries with the pushed keys and with keys related to them
 */
export function joinPush(
  collection: Collection,
  stored: readonly StoredEntry[],
  pushed: readonly Entry[],
  room: Room,
): JoinedPush {
  const before = toEntries<unknown>({}, stored);
  const sizes = new Map(stored.map(({ key, bytes }) => [key, bytes]));
  const refused: JoinedPush['refused'] = [];
  let planned = room;
  const isKnown = ({ key }: Entry) => sizes.has(key);
  // Duplicates count once; removals in the push free space for its additions.
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
  if (next.live > planned.live && next.live > limit) return 'collection_full';
  if (next.bytes > planned.bytes && next.bytes > (known ? QUOTA_FOR_CHANGES : syncLimits.accountBytes))
    return 'account_full';
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

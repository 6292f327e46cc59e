import { setImmediate as nextTurn } from 'node:timers/promises';
import { isLive, type Entry } from '@marquee/core';
import { clampEntries, collectionByName, type CollectionName, type ValueOf } from '@marquee/core/collections';
import type { StoredChange } from '@marquee/core/webhooks';
import type { Prisma, PrismaClient } from '../../generated/prisma/client';
import { entriesIn, ENTRY_JSON, EPOCH, jsonList, STORED_ENTRY_JSON, type StoredEntry } from './entry-sql';
import { findByKeys, type Keys } from './entries-by-keys.repository';
import type { ProfileKey } from '../profiles/profile-key';
import { joinPush, type Obstacle } from './join-push';

/** Entries of one push, by collection. */
export interface Push {
  entries: ReadonlyMap<CollectionName, readonly Entry[]>;
  /** The sender's clock at the time of sending. */
  sentAtMs: number;
}

export interface Write {
  owner: ProfileKey;
  push: Push;
  /** The server's clock. */
  nowMs: number;
  /** The sending tab, which ignores the notification of its own push. */
  origin?: string;
}

export interface Refused {
  collection: CollectionName;
  key: string;
  obstacle: Obstacle;
}

export interface Written {
  /** The profile's revision after the push. */
  revision: number;
  epoch: string;
  refused: Refused[];
}

/** What a push has changed. */
export interface StoredPush {
  owner: ProfileKey;
  changes: readonly StoredChange[];
  nowMs: number;
}
/** Told of what was stored, after it was. */
export type OnStored = (push: StoredPush) => void;

type Counts = Partial<Record<CollectionName, number>>;
type ChangedEntry = Entry & { collection: CollectionName };

/**
 * Entries per transaction: other accounts wait for the processors of the database no longer than this takes, about 20 ms.
 */
const SLICE = 500;

/** Merges the entries that devices push: one revision for the changes of a transaction, none if nothing changed. */
export class EntriesRepository {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly onStored?: OnStored,
  ) {}

  /**
   * Writes a push in short transactions; whoever repeats one that was broken off changes nothing twice. Each locks the
   * profile's row, so that revisions become visible in the order in which they are assigned and no reader skips one.
   *
   * @returns undefined if the profile no longer exists
   */
  async write({ push, ...write }: Write): Promise<Written | undefined> {
    const { owner, nowMs } = write;
    const refused: Refused[] = [];
    const changes: StoredChange[] = [];
    let written: Written | undefined;
    try {
      for (const entries of slicesOf(clampPush(push, nowMs))) {
        if (written) await nextTurn();
        const next = await this.prisma.$transaction((tx) => writeIn(tx, { ...write, entries }));
        if (!next) return undefined;
        refused.push(...next.refused);
        changes.push(...next.changes);
        written = { revision: next.revision, epoch: next.epoch, refused };
      }
    } finally {
      // Of a push that was broken off, what was stored before.
      if (changes.length > 0) this.onStored?.({ owner, changes, nowMs });
    }
    return written;
  }

  findByKeys<Name extends CollectionName>(keys: Keys<Name>): Promise<StoredEntry<ValueOf<Name>>[]> {
    return findByKeys(this.prisma, keys);
  }

  /** The entries that changed last and are not removed. */
  async findLatest<Name extends CollectionName>(
    { userId, profileId }: ProfileKey,
    collection: Name,
    most: number,
  ): Promise<Entry<ValueOf<Name>>[]> {
    const [row] = await this.prisma.$queryRawUnsafe<{ entries: string }[]>(
      `SELECT ${jsonList(ENTRY_JSON)} AS entries FROM (
         SELECT * FROM entries WHERE user_id = $1::uuid AND profile_id = $2 AND collection = $3
           AND (removed_at_ms IS NULL OR changed_at_ms > removed_at_ms)
         ORDER BY changed_at_ms DESC, key LIMIT $4::int) AS latest`,
      userId,
      profileId,
      collection,
      most,
    );
    return entriesIn(row);
  }

  /** Entries whose keys begin with `prefix`, which ends with a slash. */
  async findByPrefix<Name extends CollectionName>(
    owner: ProfileKey,
    collection: Name,
    prefix: string,
  ): Promise<StoredEntry<ValueOf<Name>>[]> {
    const [row] = await this.prisma.$queryRawUnsafe<{ entries: string }[]>(
      `SELECT ${jsonList(STORED_ENTRY_JSON)} AS entries
       FROM entries WHERE user_id = $1::uuid AND profile_id = $2 AND collection = $3 AND key > $4 AND key < $5`,
      owner.userId,
      owner.profileId,
      collection,
      prefix,
      // What follows the slash in the order of the keys' bytes.
      `${prefix.slice(0, -1)}0`,
    );
    return entriesIn(row);
  }
}

const clampPush = ({ entries, sentAtMs }: Push, nowMs: number): Push['entries'] =>
  new Map([...entries].map(([name, mine]) => [name, clampEntries(mine, { nowMs, sentAtMs })]));

/** At least one. Removals come first, because they make room for what is new. */
function* slicesOf(entries: Push['entries']): Generator<Push['entries']> {
  let slice = new Map<CollectionName, Entry[]>();
  let size = 0;
  for (const [name, mine] of entries)
    for (const entry of [...mine.filter((each) => !isLive(each)), ...mine.filter(isLive)]) {
      if (size === SLICE) {
        yield slice;
        slice = new Map();
        size = 0;
      }
      const list = slice.get(name);
      if (list) list.push(entry);
      else slice.set(name, [entry]);
      size += 1;
    }
  yield slice;
}

type Slice = Omit<Write, 'push'> & Pick<Push, 'entries'>;

type WrittenSlice = Written & { changes: StoredChange[] };

async function writeIn(tx: Prisma.TransactionClient, slice: Slice): Promise<WrittenSlice | undefined> {
  const { owner } = slice;
  const profile = await lockProfile(tx, owner);
  if (!profile) return undefined;
  const { epoch } = profile;
  const changes: StoredChange[] = [];
  const refused: Refused[] = [];
  const counts = { ...profile.counts };
  // The account's limit applies to all of its profiles together.
  let bytes = profile.bytes + profile.otherBytes;
  for (const [name, pushed] of slice.entries) {
    const collection = collectionByName(name);
    const keys = new Set(pushed.flatMap(({ key }) => [key, ...(collection.related?.(key) ?? [])]));
    const stored = await findByKeys(tx, { owner, collection: name, keys: [...keys] });
    const joined = joinPush(collection, stored, pushed, { bytes, live: counts[name] ?? 0 });
    const before = new Map(stored.map((entry) => [entry.key, entry]));
    changes.push(...joined.changed.map((after) => ({ collection: name, before: before.get(after.key), after })));
    refused.push(...joined.refused.map((each) => ({ collection: name, ...each })));
    bytes = joined.room.bytes;
    counts[name] = joined.room.live;
  }
  if (changes.length === 0) return { revision: profile.revision, epoch, refused, changes };
  const revision = profile.revision + 1;
  const changed = changes.map(({ collection, after }) => ({ collection, ...after }));
  await store(tx, slice, { changed, revision, bytes: bytes - profile.otherBytes, counts });
  return { revision, epoch, refused, changes };
}

async function lockProfile(tx: Prisma.TransactionClient, { userId, profileId }: ProfileKey) {
  const [profile] = await tx.$queryRawUnsafe<
    { revision: number; epoch: string; bytes: number; otherBytes: number; counts: Counts }[]
  >(
    `SELECT revision::float8, ${EPOCH} AS epoch, synced_bytes::float8 AS bytes, entry_counts AS counts,
       (SELECT coalesce(sum(synced_bytes), 0) FROM profiles AS other
        WHERE other.user_id = profiles.user_id AND other.id <> profiles.id)::float8 AS "otherBytes"
     FROM profiles WHERE user_id = $1::uuid AND id = $2 FOR UPDATE`,
    userId,
    profileId,
  );
  return profile;
}

interface Outcome {
  changed: ChangedEntry[];
  revision: number;
  bytes: number;
  counts: Counts;
}

/** Other processes are notified when the transaction commits. */
async function store(
  tx: Prisma.TransactionClient,
  { owner: { userId, profileId }, nowMs, origin }: Slice,
  { changed, revision, bytes, counts }: Outcome,
): Promise<void> {
  const notices = [...new Set(changed.map(({ collection }) => collection))].map((collection) =>
    JSON.stringify({ userId, profileId, revision, collection, origin }),
  );
  await tx.$queryRawUnsafe(
    `WITH stored AS (
       INSERT INTO entries
         (user_id, profile_id, collection, key, value, changed_at_ms, removed_at_ms, received_at_ms, revision)
       SELECT $1::uuid, $8::text, collection, key, coalesce(value, 'null'), "changedAt", "removedAt", $3::bigint, $4::bigint
       FROM json_to_recordset($2::json)
         AS changed(collection text, key text, value json, "changedAt" bigint, "removedAt" bigint)
       ON CONFLICT (user_id, profile_id, collection, key) DO UPDATE
       SET value = excluded.value, changed_at_ms = excluded.changed_at_ms, removed_at_ms = excluded.removed_at_ms,
         received_at_ms = excluded.received_at_ms, revision = excluded.revision
     ), counted AS (
       UPDATE profiles SET revision = $4::bigint, synced_bytes = $5::bigint, entry_counts = $6::jsonb
       WHERE user_id = $1::uuid AND id = $8)
     SELECT pg_notify('marquee_changes', notice)::text FROM unnest($7::text[]) AS notice`,
    userId,
    JSON.stringify(changed),
    nowMs,
    revision,
    bytes,
    JSON.stringify(counts),
    notices,
    profileId,
  );
}

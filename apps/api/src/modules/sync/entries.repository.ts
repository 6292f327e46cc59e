import { createHash } from 'node:crypto';
import type { Entry } from '@marquee/core';
import { clampEntries, collectionByName, type CollectionName } from '@marquee/core/collections';
import type { Prisma, PrismaClient } from '../../generated/prisma/client';
import { jsonList, STORED_ENTRY_JSON, type StoredEntry } from './entry-sql';
import type { ProfileKey } from '../profiles/profile-key';
import { joinPush, type Obstacle } from './join-push';

/** In the embedded database transactions are queued, so many of them are slow but do not fail. */
export const TRANSACTION = { maxWait: 10_000, timeout: 20_000 };

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
  /** Stores nothing if any entry is refused. */
  isWhole?: boolean;
}

export interface Refused {
  collection: CollectionName;
  key: string;
  obstacle: Obstacle;
}

export interface Written {
  /** The profile's revision after the push. */
  revision: number;
  refused: Refused[];
}

type Counts = Partial<Record<CollectionName, number>>;
type ChangedEntry = Entry & { collection: CollectionName };
type Keys = { owner: ProfileKey; collection: CollectionName; keys: readonly string[] };

/** Merges the entries that devices push: one revision for all changes, none if nothing changed. */
export class EntriesRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /**
   * Locks the profile's row, so that revisions become visible in the order in which they are assigned and no reader
   * skips one.
   *
   * @returns undefined if the profile no longer exists
   */
  write(write: Write): Promise<Written | undefined> {
    return this.prisma.$transaction((tx) => writeIn(tx, write), TRANSACTION);
  }

  findByKeys(keys: Keys): Promise<StoredEntry[]> {
    return findByKeys(this.prisma, keys);
  }
}

async function writeIn(tx: Prisma.TransactionClient, write: Write): Promise<Written | undefined> {
  const { owner, nowMs, isWhole } = write;
  const profile = await lockProfile(tx, owner, digestOf(write.push));
  if (!profile) return undefined;
  const changed: ChangedEntry[] = [];
  const refused: Refused[] = [];
  const counts = { ...profile.counts };
  // The account's limit applies to all of its profiles together.
  let bytes = profile.bytes + profile.otherBytes;
  for (const [name, pushed] of await clampPush(tx, { owner, push: write.push, nowMs, firstMs: profile.firstMs })) {
    const collection = collectionByName(name);
    const keys = new Set(pushed.flatMap(({ key }) => [key, ...(collection.related?.(key) ?? [])]));
    const stored = await findByKeys(tx, { owner, collection: name, keys: [...keys] });
    const joined = joinPush(collection, stored, pushed, { bytes, live: counts[name] ?? 0 });
    changed.push(...joined.changed.map((entry) => ({ collection: name, ...entry })));
    refused.push(...joined.refused.map((each) => ({ collection: name, ...each })));
    bytes = joined.room.bytes;
    counts[name] = joined.room.live;
  }
  if (changed.length === 0 || (isWhole && refused.length > 0)) return { revision: profile.revision, refused };
  const revision = profile.revision + 1;
  await store(tx, write, { changed, revision, bytes: bytes - profile.otherBytes, counts });
  return { revision, refused };
}

async function lockProfile(tx: Prisma.TransactionClient, { userId, profileId }: ProfileKey, digest: Uint8Array) {
  const [profile] = await tx.$queryRawUnsafe<
    { revision: number; bytes: number; otherBytes: number; counts: Counts; firstMs: number | null }[]
  >(
    `SELECT revision::float8, synced_bytes::float8 AS bytes, entry_counts AS counts, ${FIRST_ARRIVAL} AS "firstMs",
       (SELECT coalesce(sum(synced_bytes), 0) FROM profiles AS other
        WHERE other.user_id = profiles.user_id AND other.id <> profiles.id)::float8 AS "otherBytes"
     FROM profiles WHERE user_id = $1::uuid AND id = $3 FOR UPDATE`,
    userId,
    digest,
    profileId,
  );
  return profile;
}

async function findByKeys(tx: Prisma.TransactionClient, { owner, collection, keys }: Keys): Promise<StoredEntry[]> {
  if (keys.length === 0) return [];
  const [row] = await tx.$queryRawUnsafe<{ entries: string }[]>(
    `SELECT ${jsonList(STORED_ENTRY_JSON)} AS entries
     FROM entries WHERE user_id = $1::uuid AND profile_id = $4 AND collection = $2 AND key = ANY ($3::text[])`,
    owner.userId,
    collection,
    keys,
    owner.profileId,
  );
  return JSON.parse(row?.entries ?? '[]') as StoredEntry[];
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
  { owner: { userId, profileId }, nowMs, origin }: Write,
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

/** Maximum number of remembered pushes per profile. */
const MOST_FUTURE_PUSHES = 1_000;

const digestOf = ({ entries, sentAtMs }: Push): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    createHash('sha256')
      .update(JSON.stringify([sentAtMs, ...entries]))
      .digest(),
  );

/**
 * When a push with times in the future first arrived; null for other pushes. An expression on `profiles`; $2 is its
 * digest.
 */
const FIRST_ARRIVAL = `(SELECT arrived_at_ms FROM future_pushes
  WHERE user_id = profiles.user_id AND profile_id = profiles.id AND digest = $2)::float8`;

interface Arrival {
  owner: ProfileKey;
  push: Push;
  nowMs: number;
  /** When the same push first arrived, if it has arrived before. */
  firstMs: number | null;
}

/**
 * Clamps times in the future. Pushes with such times are remembered: if the network delivers one again, its times are
 * interpreted as at first and do not override later changes.
 */
async function clampPush(
  tx: Prisma.TransactionClient,
  { owner, push, nowMs, firstMs }: Arrival,
): Promise<Push['entries']> {
  const { entries, sentAtMs } = push;
  const clamped = new Map(
    [...entries].map(([name, mine]) => [name, clampEntries(mine, { nowMs: firstMs ?? nowMs, sentAtMs })]),
  );
  const isFuture = [...entries].some(([name, mine]) => clamped.get(name) !== mine);
  if (isFuture && firstMs === null) await rememberArrival(tx, owner, digestOf(push), nowMs);
  return clamped;
}

async function rememberArrival(
  tx: Prisma.TransactionClient,
  { userId, profileId }: ProfileKey,
  digest: Uint8Array,
  nowMs: number,
) {
  await tx.$executeRawUnsafe(
    `WITH remembered AS (
       INSERT INTO future_pushes (user_id, profile_id, digest, arrived_at_ms) VALUES ($1::uuid, $4, $2, $3::bigint)
       ON CONFLICT DO NOTHING)
     DELETE FROM future_pushes WHERE user_id = $1::uuid AND profile_id = $4 AND digest IN (
       SELECT digest FROM future_pushes WHERE user_id = $1::uuid AND profile_id = $4
       ORDER BY arrived_at_ms DESC OFFSET ${MOST_FUTURE_PUSHES - 1})`,
    userId,
    digest,
    nowMs,
    profileId,
  );
}

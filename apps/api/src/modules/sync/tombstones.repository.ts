import { isLive, toEntries, type Entry } from '@marquee/core';
import { collectionByName, collectionNames, expiredEntries, type CollectionName } from '@marquee/core/collections';
import type { Prisma, PrismaClient } from '../../generated/prisma/client';
import type { ProfileKey } from '../profiles/profile-key';
import { AGED_ENTRY_JSON, entriesIn, jsonList, type AgedEntry } from './entry-sql';

/** Tombstones that arrived before $1; one changed since may still cover others of its group. */
const OLD = 'removed_at_ms IS NOT NULL AND received_at_ms < $1::bigint';
const GROUP = `split_part(key, '/', 1)`;

interface Place extends ProfileKey {
  collection: CollectionName;
}

/** Deletes tombstones that every device has received, or has been offline too long to receive. */
export class TombstonesRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /**
   * Deletes tombstones that arrived before `cutoffMs`, profile by profile, with the profile's row locked as in pushes.
   *
   * @returns the number of deleted entries
   */
  async deleteBefore(cutoffMs: number): Promise<number> {
    const places = await this.prisma.$queryRawUnsafe<Place[]>(
      `SELECT DISTINCT user_id AS "userId", profile_id AS "profileId", collection FROM entries WHERE ${OLD} AND collection = ANY ($2::text[])`,
      cutoffMs,
      collectionNames,
    );
    let forgotten = 0;
    for (const place of places) forgotten += await this.prisma.$transaction((tx) => deleteIn(tx, place, cutoffMs));
    return forgotten;
  }
}

async function deleteIn(tx: Prisma.TransactionClient, place: Place, cutoffMs: number): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM profiles
    WHERE user_id = ${place.userId}::uuid AND id = ${place.profileId} FOR UPDATE`;
  const entries = await readGroups(tx, place, cutoffMs);
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const arrivedEarlier = ({ key }: Entry) => (byKey.get(key)?.receivedAt ?? cutoffMs) < cutoffMs;
  const expired = Object.values(toEntries<unknown>({}, entries)).flatMap((group) =>
    expiredEntries(collectionByName(place.collection), group, arrivedEarlier),
  );
  if (expired.length > 0)
    await forget(
      tx,
      place,
      expired.flatMap(({ key }) => byKey.get(key) ?? []),
    );
  return expired.length;
}

/** Whole groups that contain an old tombstone; the collection defines which entries form a group. */
async function readGroups(tx: Prisma.TransactionClient, { userId, profileId, collection }: Place, cutoffMs: number) {
  const [row] = await tx.$queryRawUnsafe<{ entries: string }[]>(
    `SELECT ${jsonList(AGED_ENTRY_JSON)} AS entries
     FROM entries WHERE user_id = $2::uuid AND profile_id = $4 AND collection = $3 AND ${GROUP} IN (
       SELECT ${GROUP} FROM entries WHERE user_id = $2::uuid AND profile_id = $4 AND collection = $3 AND ${OLD})`,
    cutoffMs,
    userId,
    collection,
    profileId,
  );
  return entriesIn<AgedEntry>(row);
}

async function forget(
  tx: Prisma.TransactionClient,
  { userId, profileId, collection }: Place,
  entries: readonly AgedEntry[],
) {
  await tx.$executeRawUnsafe(
    `WITH gone AS (
       DELETE FROM entries WHERE user_id = $1::uuid AND profile_id = $6 AND collection = $2 AND key = ANY ($3::text[]))
     UPDATE profiles SET synced_bytes = synced_bytes - $4::bigint,
       entry_counts = entry_counts || jsonb_build_object($2::text, coalesce((entry_counts ->> $2)::int, 0) - $5::int)
     WHERE user_id = $1::uuid AND id = $6`,
    userId,
    collection,
    entries.map(({ key }) => key),
    entries.reduce((sum, { bytes }) => sum + bytes, 0),
    entries.filter(isLive).length,
    profileId,
  );
}

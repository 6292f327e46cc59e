import { createHash } from 'node:crypto';
import { clampEntries, type Entry } from '@marquee/core';
import type { CollectionName } from '@marquee/core/collections';
import type { Prisma } from '../../generated/prisma/client';
import type { ProfileKey } from '../profiles/profile-key';

/** Entries of one push, by collection. */
export interface Push {
  entries: ReadonlyMap<CollectionName, readonly Entry[]>;
  /** The sender's clock when it sent. */
  sentAtMs: number;
}

/** So many of one profile's are remembered. */
const MOST = 1_000;

export const digestOf = ({ entries, sentAtMs }: Push): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    createHash('sha256')
      .update(JSON.stringify([sentAtMs, ...entries]))
      .digest(),
  );

/** When a push with times in the future arrived first; null for any other. An expression on `profiles`, $2 its digest. */
export const FIRST_ARRIVAL = `(SELECT arrived_at_ms FROM future_pushes
  WHERE user_id = profiles.user_id AND profile_id = profiles.id AND digest = $2)::float8`;

interface Arrival {
  owner: ProfileKey;
  push: Push;
  nowMs: number;
  /** Of the same push, when it came before. */
  firstMs: number | null;
}

/**
 * The push without times in the future. One that had such times is remembered: when the network delivers it again, its
 * times mean what they meant at first, and do not beat what happened since.
 */
export async function clampPush(
  tx: Prisma.TransactionClient,
  { owner, push, nowMs, firstMs }: Arrival,
): Promise<Push['entries']> {
  const { entries, sentAtMs } = push;
  const clamped = new Map(
    [...entries].map(([name, mine]) => [name, clampEntries(mine, { nowMs: firstMs ?? nowMs, sentAtMs })]),
  );
  const isFuture = [...entries].some(([name, mine]) => clamped.get(name) !== mine);
  if (isFuture && firstMs === null) await remember(tx, owner, digestOf(push), nowMs);
  return clamped;
}

async function remember(
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
       ORDER BY arrived_at_ms DESC OFFSET ${MOST - 1})`,
    userId,
    digest,
    nowMs,
    profileId,
  );
}

import type { CollectionName, ValueOf } from '@marquee/core/collections';
import type { Prisma } from '../../generated/prisma/client';
import type { ProfileKey } from '../profiles/profile-key';
import { entriesIn, jsonList, STORED_ENTRY_JSON, type StoredEntry } from './entry-sql';

export interface Keys<Name> {
  owner: ProfileKey;
  collection: Name;
  keys: readonly string[];
}

export async function findByKeys<Name extends CollectionName>(
  tx: Prisma.TransactionClient,
  { owner, collection, keys }: Keys<Name>,
): Promise<StoredEntry<ValueOf<Name>>[]> {
  if (keys.length === 0) return [];
  const [row] = await tx.$queryRawUnsafe<{ entries: string }[]>(
    `SELECT ${jsonList(STORED_ENTRY_JSON)} AS entries
     FROM entries WHERE user_id = $1::uuid AND profile_id = $4 AND collection = $2 AND key = ANY ($3::text[])`,
    owner.userId,
    collection,
    keys,
    owner.profileId,
  );
  return entriesIn(row);
}

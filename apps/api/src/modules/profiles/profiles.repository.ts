import {
  OWNER_PROFILE_ID,
  PROFILE_LIMIT,
  isRestrictedProfile,
  toEntries,
  type Entries,
  type ProfileValues,
} from '@marquee/core';
import type { TasteEntries } from '@marquee/core/recommendations';
import type { Transaction } from '../../db';
import { entriesIn, ENTRY_JSON, jsonList } from '../sync/entry-sql';
import type { ProfileKey } from './profile-key';

export interface StoredProfile {
  id: string;
  details: ProfileValues;
  pinHash: string | null;
  /** Identifies the uploaded picture; null if there is none. */
  avatarHash: string | null;
}

interface NewProfile extends ProfileKey {
  details: ProfileValues;
  nowMs: number;
}

/** What says what a profile likes, and what it does not want to see. */
type Likes = TasteEntries & { notInterested: Entries };

const noEntries = { plays: {}, history: {}, ratings: {}, bookmarks: {}, favorites: {}, notInterested: {} };

/** $1 user, $2 profile, $3 collections. */
const TASTE = `SELECT collection, ${jsonList(ENTRY_JSON)} AS entries FROM entries
  WHERE user_id = $1::uuid AND profile_id = $2 AND collection = ANY($3::text[]) GROUP BY collection`;

/** Prisma's JSON type has no readonly arrays. */
const toJson = (details: ProfileValues): object => details;

/** The profiles of an account. Changes are made in a transaction in which the account's row is locked. */
export class ProfilesRepository {
  constructor(private readonly prisma: Transaction) {}

  /** The owner first, then by age, the oldest first. */
  listOf(userId: string): Promise<StoredProfile[]> {
    return this.prisma.$queryRaw<StoredProfile[]>`
      SELECT id, details, pin_hash AS "pinHash", left(md5(avatar), 12) AS "avatarHash"
      FROM profiles WHERE user_id = ${userId}::uuid ORDER BY id <> ${OWNER_PROFILE_ID}, created_at, id`;
  }

  /** Whether a profile other than the owner's is restricted. */
  async hasRestricted(userId: string): Promise<boolean> {
    const where = { userId, isRestricted: true, id: { not: OWNER_PROFILE_ID } };
    return (await this.prisma.profile.count({ where })) > 0;
  }

  /** False if the account has too many profiles. */
  async create({ userId, profileId, details, nowMs }: NewProfile): Promise<boolean> {
    if ((await this.prisma.profile.count({ where: { userId } })) >= PROFILE_LIMIT) return false;
    const isRestricted = isRestrictedProfile(details);
    const createdAt = new Date(nowMs);
    await this.prisma.profile.create({
      data: { userId, id: profileId, details: toJson(details), isRestricted, createdAt },
    });
    return true;
  }

  async setDetails({ userId, profileId }: ProfileKey, details: ProfileValues): Promise<void> {
    await this.prisma.profile.updateMany({
      where: { userId, id: profileId },
      data: { details: toJson(details), isRestricted: isRestrictedProfile(details) },
    });
  }

  async setPinHash({ userId, profileId }: ProfileKey, pinHash: string | null): Promise<void> {
    await this.prisma.profile.updateMany({ where: { userId, id: profileId }, data: { pinHash } });
  }

  async setAvatar({ userId, profileId }: ProfileKey, image: Uint8Array): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE profiles SET avatar = ${new Uint8Array(image)}, details = details || '{"avatar":"upload"}'
      WHERE user_id = ${userId}::uuid AND id = ${profileId}`;
  }

  async avatarOf({ userId, profileId }: ProfileKey): Promise<Uint8Array | null> {
    const found = await this.prisma.profile.findUnique({
      where: { userId_id: { userId, id: profileId } },
      select: { avatar: true },
    });
    return found?.avatar ?? null;
  }

  /** The entries that say what a profile likes. */
  async likesOf({ userId, profileId }: ProfileKey): Promise<Likes> {
    const rows = await this.prisma.$queryRawUnsafe<{ collection: keyof Likes; entries: string }[]>(
      TASTE,
      userId,
      profileId,
      Object.keys(noEntries),
    );
    const likes: Record<keyof Likes, Entries<never>> = { ...noEntries };
    for (const { collection, entries } of rows) likes[collection] = toEntries({}, entriesIn({ entries }));
    return likes;
  }

  /** Deletes a profile with its entries and sessions. */
  async remove({ userId, profileId }: ProfileKey): Promise<void> {
    await this.prisma.profile.deleteMany({ where: { userId, id: profileId } });
  }
}

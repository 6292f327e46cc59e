import type { PrismaClient } from '../../generated/prisma/client';
import { profileName, type ProfileKey } from '../profiles/profile-key';

export class EventsRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /** The current revisions of all profiles of these users, by `profileName`. */
  async revisions(userIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.prisma.$queryRaw<(ProfileKey & { revision: bigint })[]>`
      SELECT user_id::text AS "userId", id AS "profileId", revision FROM profiles
      WHERE user_id = ANY (${userIds}::uuid[])`;
    return new Map(rows.map(({ revision, ...profile }) => [profileName(profile), Number(revision)]));
  }

  /** Returns those of the sessions that are still valid. */
  async living(sessionIds: readonly string[], nowMs: number): Promise<Set<string>> {
    const rows = await this.prisma.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM sessions WHERE id = ANY (${sessionIds}::uuid[]) AND expires_at > ${new Date(nowMs)}`;
    return new Set(rows.map(({ id }) => id));
  }
}

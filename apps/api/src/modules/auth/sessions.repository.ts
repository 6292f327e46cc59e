import type { Transaction } from '../../db';
import { Prisma } from '../../generated/prisma/client';
import type { ProfileKey } from '../profiles/profile-key';
import type { ViewerColumns } from './viewer';

type Hash = Uint8Array<ArrayBuffer>;

export interface NewSession {
  idHash: Hash;
  device: string;
  /** When the password was entered for it; 0 if it was not. */
  passwordAtMs: number;
  nowMs: number;
  expiresAtMs: number;
}

interface StoredSession extends ProfileKey, ViewerColumns {
  id: string;
  passwordAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Selects `ViewerColumns`; the profile's row is `p`. */
export const viewerColumns = Prisma.sql`CASE WHEN p.is_restricted THEN p.details END AS "details",
  EXISTS (SELECT FROM profiles AS other WHERE other.user_id = p.user_id AND other.is_restricted) AS "isGuarded"`;

export class SessionsRepository {
  constructor(private readonly prisma: Transaction) {}

  async create(
    { idHash, device, passwordAtMs, nowMs, expiresAtMs }: NewSession,
    { userId, profileId }: ProfileKey,
  ): Promise<void> {
    const now = new Date(nowMs);
    await this.prisma.session.create({
      data: {
        idHash,
        userId,
        profileId,
        device,
        passwordAt: new Date(passwordAtMs),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(expiresAtMs),
      },
    });
  }

  /** Runs in every call of an account. Plain SQL costs a third of the query builder. */
  async find(idHash: Hash, nowMs: number): Promise<StoredSession | undefined> {
    const [row] = await this.prisma.$queryRaw<StoredSession[]>`
      SELECT s.id::text, s.user_id::text AS "userId", s.profile_id AS "profileId", s.created_at AS "createdAt",
        s.last_seen_at AS "lastSeenAt", s.password_at AS "passwordAt",
        ${viewerColumns}
      FROM sessions AS s JOIN profiles AS p ON p.user_id = s.user_id AND p.id = s.profile_id
      WHERE s.id_hash = ${idHash} AND s.expires_at > ${new Date(nowMs)}`;
    return row;
  }

  /** Undefined if there is no such profile. */
  async findProfile({ userId, profileId }: ProfileKey): Promise<ViewerColumns | undefined> {
    const [row] = await this.prisma.$queryRaw<ViewerColumns[]>`
      SELECT ${viewerColumns} FROM profiles AS p WHERE p.user_id = ${userId}::uuid AND p.id = ${profileId}`;
    return row;
  }

  async touch(idHash: Hash, nowMs: number, expiresAtMs: number): Promise<void> {
    await this.prisma.session.updateMany({
      where: { idHash },
      data: { lastSeenAt: new Date(nowMs), expiresAt: new Date(expiresAtMs) },
    });
  }

  /** Notes that the account's password was entered in the session, or a passkey used. */
  async notePassword(id: string, nowMs: number): Promise<void> {
    await this.prisma.session.updateMany({ where: { id }, data: { passwordAt: new Date(nowMs) } });
  }

  /** Undefined if the session has ended. */
  async profileOf(id: string): Promise<(Pick<ProfileKey, 'profileId'> & { isRestricted: boolean }) | undefined> {
    const [row] = await this.prisma.$queryRaw<{ profileId: string; isRestricted: boolean }[]>`
      SELECT p.id AS "profileId", p.is_restricted AS "isRestricted"
      FROM sessions AS s JOIN profiles AS p ON p.user_id = s.user_id AND p.id = s.profile_id
      WHERE s.id = ${id}::uuid`;
    return row;
  }

  /** False if the session or the profile no longer exists. */
  async switchProfile({ userId, profileId }: ProfileKey, sessionId: string): Promise<boolean> {
    const switched = await this.prisma.$executeRaw`
      UPDATE sessions SET profile_id = ${profileId} WHERE id = ${sessionId}::uuid AND user_id = ${userId}::uuid
        AND EXISTS (SELECT FROM profiles WHERE user_id = ${userId}::uuid AND id = ${profileId} FOR KEY SHARE)`;
    return switched > 0;
  }

  async end(idHash: Hash): Promise<void> {
    await this.prisma.session.deleteMany({ where: { idHash } });
  }

  async endAll(userId: string): Promise<void> {
    await this.prisma.session.deleteMany({ where: { userId } });
  }

  async endOthers(userId: string, sessionId: string): Promise<void> {
    await this.prisma.session.deleteMany({ where: { userId, id: { not: sessionId } } });
  }

  /** Ends the user's least recently used sessions beyond the limit. */
  async endOldest(userId: string, most: number): Promise<void> {
    await this.prisma.$executeRaw`
      DELETE FROM "sessions" WHERE "id" IN (
        SELECT "id" FROM "sessions" WHERE "user_id" = ${userId}::uuid
        ORDER BY "last_seen_at" DESC, "id" OFFSET ${most})`;
  }

  /** False if the user has no session with that id. */
  async endOne(userId: string, id: string): Promise<boolean> {
    const { count } = await this.prisma.session.deleteMany({ where: { userId, id } });
    return count > 0;
  }

  /** Valid sessions, the most recently used first. */
  async listOf(userId: string, nowMs: number) {
    return this.prisma.session.findMany({
      where: { userId, expiresAt: { gt: new Date(nowMs) } },
      select: { id: true, device: true, createdAt: true, lastSeenAt: true },
      orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    });
  }

  async countActive(nowMs: number): Promise<number> {
    return this.prisma.session.count({ where: { expiresAt: { gt: new Date(nowMs) } } });
  }

  async deleteExpired(nowMs: number): Promise<void> {
    await this.prisma.session.deleteMany({ where: { expiresAt: { lte: new Date(nowMs) } } });
  }
}

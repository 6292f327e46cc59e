import { tokenScopeSchema, type TokenScope } from '@marquee/core/contracts';
import type { Transaction } from '../../db';
import { Prisma } from '../../generated/prisma/client';
import { viewerColumns } from '../auth/sessions.repository';
import type { ViewerColumns } from '../auth/viewer';
import type { ProfileKey } from '../profiles/profile-key';

interface FoundToken extends ProfileKey, ViewerColumns {
  id: string;
  scopes: TokenScope[];
  lastUsedAt: Date | null;
}

export interface NewToken {
  tokenHash: Uint8Array<ArrayBuffer>;
  name: string;
  scopes: TokenScope[];
  createdAt: Date;
  expiresAt: Date | null;
}

/** The columns of a token that its owner sees. */
const listed = { id: true, name: true, scopes: true, createdAt: true, lastUsedAt: true, expiresAt: true } as const;

const withScopes = <Stored extends { scopes: string[] }>(stored: Stored) => ({
  ...stored,
  scopes: stored.scopes.map((scope) => tokenScopeSchema.parse(scope)),
});

export class AccessTokensRepository {
  constructor(private readonly prisma: Transaction) {}

  /** By the hash of a token, or by its id. */
  async find(which: { tokenHash: NewToken['tokenHash'] } | { id: string }, now: Date): Promise<FoundToken | undefined> {
    const isMeant =
      'id' in which ? Prisma.sql`t.id = ${which.id}::uuid` : Prisma.sql`t.token_hash = ${which.tokenHash}`;
    const [row] = await this.prisma.$queryRaw<(Omit<FoundToken, 'scopes'> & { scopes: string[] })[]>`
      SELECT t.id::text, t.user_id::text AS "userId", t.profile_id AS "profileId", t.scopes, t.last_used_at AS "lastUsedAt",
        ${viewerColumns}
      FROM access_tokens AS t JOIN profiles AS p ON p.user_id = t.user_id AND p.id = t.profile_id
        JOIN users AS u ON u.id = t.user_id AND u.disabled_at IS NULL
      WHERE ${isMeant} AND (t.expires_at IS NULL OR t.expires_at > ${now})`;
    return row && withScopes(row);
  }

  async markUsed(id: string, lastUsedAt: Date): Promise<void> {
    await this.prisma.accessToken.updateMany({ where: { id }, data: { lastUsedAt } });
  }

  async create(owner: ProfileKey, token: NewToken) {
    return withScopes(await this.prisma.accessToken.create({ data: { ...owner, ...token }, select: listed }));
  }

  /** Tokens that have not expired. */
  async countOf(userId: string, now: Date): Promise<number> {
    return this.prisma.accessToken.count({ where: { userId, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] } });
  }

  /** Of all profiles, the newest first; expired ones are included until they are cleaned up. */
  async listOf(userId: string) {
    const stored = await this.prisma.accessToken.findMany({
      where: { userId },
      select: listed,
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    return stored.map(withScopes);
  }

  /** False if the account has no token with that id. */
  async revoke(userId: string, id: string): Promise<boolean> {
    return (await this.prisma.accessToken.deleteMany({ where: { userId, id } })).count > 0;
  }

  async revokeAll(userId: string): Promise<void> {
    await this.prisma.accessToken.deleteMany({ where: { userId } });
  }

  async deleteExpired(nowMs: number): Promise<void> {
    await this.prisma.accessToken.deleteMany({ where: { expiresAt: { lte: new Date(nowMs) } } });
  }
}

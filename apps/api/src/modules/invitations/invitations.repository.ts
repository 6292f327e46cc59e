import { DAY_MS, type RatingCap } from '@marquee/core';
import type { Invitation } from '@marquee/core/contracts';
import type { Transaction } from '../../db';
import { Prisma } from '../../generated/prisma/client';

type Hash = Uint8Array<ArrayBuffer>;

/** How long those that ended are listed. */
const LISTED_MS = 90 * DAY_MS;

export interface StoredInvitation {
  id: string;
  inviter: string;
  guest: string;
  cap: RatingCap | null;
  maxUses: number;
  uses: number;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

type NewInvitation = Pick<StoredInvitation, 'inviter' | 'guest' | 'cap' | 'maxUses' | 'createdAt' | 'expiresAt'> & {
  codeHash: Hash;
};

const columns = {
  id: true,
  inviter: true,
  guest: true,
  cap: true,
  maxUses: true,
  uses: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
} as const satisfies Prisma.InvitationSelect;

const withCap = <Stored extends { cap: unknown }>(stored: Stored) => ({
  ...stored,
  cap: stored.cap as RatingCap | null,
});

export function stateOf(
  { revokedAt, expiresAt, uses, maxUses }: Pick<StoredInvitation, 'revokedAt' | 'expiresAt' | 'uses' | 'maxUses'>,
  now: Date,
): Invitation['state'] {
  if (revokedAt) return 'revoked';
  if (uses >= maxUses) return 'used_up';
  return expiresAt <= now ? 'expired' : 'working';
}

export class InvitationsRepository {
  constructor(private readonly prisma: Transaction) {}

  async create({ cap, ...invitation }: NewInvitation): Promise<StoredInvitation> {
    const data = { ...invitation, cap: cap ? { ...cap } : Prisma.DbNull };
    return withCap(await this.prisma.invitation.create({ data, select: columns }));
  }

  async find(codeHash: Hash): Promise<StoredInvitation | undefined> {
    const found = await this.prisma.invitation.findUnique({ where: { codeHash }, select: columns });
    return found ? withCap(found) : undefined;
  }

  /**
   * Counts a use in the transaction that makes the account, so that none is spent if that fails. Of two at once for the
   * last use, the second waits here for the first. False if it does not work any more.
   */
  async take(id: string, now: Date): Promise<boolean> {
    const taken = await this.prisma.$executeRaw`
      UPDATE invitations SET uses = uses + 1
      WHERE id = ${id}::uuid AND revoked_at IS NULL AND expires_at > ${now} AND uses < max_uses`;
    return taken > 0;
  }

  async countWorking(now: Date): Promise<number> {
    const [row] = await this.prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS "count" FROM invitations
      WHERE revoked_at IS NULL AND expires_at > ${now} AND uses < max_uses`;
    return row?.count ?? 0;
  }

  /** The newest first, with the usernames of who came. */
  async list(most: number): Promise<(StoredInvitation & { came: string[] })[]> {
    const found = await this.prisma.invitation.findMany({
      select: { ...columns, users: { select: { username: true }, orderBy: { createdAt: 'asc' } } },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: most,
    });
    return found.map(({ users, ...invitation }) => ({
      ...withCap(invitation),
      came: users.map(({ username }) => username),
    }));
  }

  /** Undefined if there is none with that id that works. */
  async revoke(id: string, now: Date): Promise<StoredInvitation | undefined> {
    const [revoked] = await this.prisma.invitation.updateManyAndReturn({
      where: { id, revokedAt: null, expiresAt: { gt: now } },
      data: { revokedAt: now },
      select: columns,
    });
    return revoked && withCap(revoked);
  }

  /** Of those that work no more, whoever came by them stays. */
  async deleteExpired(nowMs: number): Promise<void> {
    await this.prisma.invitation.deleteMany({ where: { expiresAt: { lte: new Date(nowMs - LISTED_MS) } } });
  }
}

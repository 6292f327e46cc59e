import type { PrismaClient } from '../../generated/prisma/client';

type Hash = Uint8Array<ArrayBuffer>;

export class PasswordResetRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /** A new link invalidates the user's earlier ones. */
  async replace(userId: string, tokenHash: Hash, expiresAtMs: number): Promise<void> {
    await this.prisma.$transaction([
      this.prisma.passwordReset.deleteMany({ where: { userId } }),
      this.prisma.passwordReset.create({ data: { tokenHash, userId, expiresAt: new Date(expiresAtMs) } }),
    ]);
  }

  async exists(tokenHash: Hash, nowMs: number): Promise<boolean> {
    return (await this.prisma.passwordReset.count({ where: { tokenHash, expiresAt: { gt: new Date(nowMs) } } })) > 0;
  }

  /** Consumes the link and returns its user; of concurrent callers only one succeeds. */
  async consume(tokenHash: Hash, nowMs: number): Promise<string | undefined> {
    const [row] = await this.prisma.$queryRaw<{ user_id: string }[]>`
      DELETE FROM "password_resets" WHERE "token_hash" = ${tokenHash} AND "expires_at" > ${new Date(nowMs)}
      RETURNING "user_id"::text`;
    return row?.user_id;
  }

  async deleteAllOf(userId: string): Promise<void> {
    await this.prisma.passwordReset.deleteMany({ where: { userId } });
  }

  async deleteExpired(nowMs: number): Promise<void> {
    await this.prisma.passwordReset.deleteMany({ where: { expiresAt: { lte: new Date(nowMs) } } });
  }
}

import type { Transaction } from '../../db';

type Hash = Uint8Array<ArrayBuffer>;

export class PasswordResetRepository {
  constructor(private readonly prisma: Transaction) {}

  /** A new link invalidates the user's earlier ones. Use in a transaction. */
  async replace(userId: string, tokenHash: Hash, expiresAtMs: number): Promise<void> {
    await this.deleteAllOf(userId);
    await this.prisma.passwordReset.create({ data: { tokenHash, userId, expiresAt: new Date(expiresAtMs) } });
  }

  /** The user of a link that works. */
  async userOf(tokenHash: Hash, nowMs: number): Promise<string | undefined> {
    const found = await this.prisma.passwordReset.findFirst({
      where: { tokenHash, expiresAt: { gt: new Date(nowMs) } },
      select: { userId: true },
    });
    return found?.userId;
  }

  async deleteAllOf(userId: string): Promise<void> {
    await this.prisma.passwordReset.deleteMany({ where: { userId } });
  }

  async deleteExpired(nowMs: number): Promise<void> {
    await this.prisma.passwordReset.deleteMany({ where: { expiresAt: { lte: new Date(nowMs) } } });
  }
}

import type { Transaction } from '../../db';
import type { Passkey } from '@marquee/core/contracts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface NewPasskey {
  credentialId: Bytes;
  publicKey: Bytes;
  counter: number;
  transports: string[];
  rpId: string;
  name: string;
}

export interface StoredPasskey extends Omit<NewPasskey, 'counter'> {
  id: string;
  userId: string;
  counter: bigint;
}

export class PasskeysRepository {
  constructor(private readonly prisma: Transaction) {}

  async create(userId: string, { counter, ...values }: NewPasskey, now: Date): Promise<Passkey> {
    const stored = await this.prisma.passkey.create({
      data: { userId, ...values, counter: BigInt(counter), createdAt: now },
    });
    return toPasskey(stored);
  }

  async findByCredential(credentialId: Bytes): Promise<StoredPasskey | null> {
    return this.prisma.passkey.findUnique({ where: { credentialId } });
  }

  /** Those that were made for a domain. */
  async credentialsOf(userId: string, rpId: string): Promise<Pick<StoredPasskey, 'credentialId' | 'transports'>[]> {
    return this.prisma.passkey.findMany({ where: { userId, rpId }, select: { credentialId: true, transports: true } });
  }

  async listOf(userId: string): Promise<Passkey[]> {
    const found = await this.prisma.passkey.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    return found.map(toPasskey);
  }

  async countOf(userId: string): Promise<number> {
    return this.prisma.passkey.count({ where: { userId } });
  }

  /** Whether there is one that works. @param domain `passkeyDomain` */
  async hasUsable(userId: string, domain: string | undefined): Promise<boolean> {
    const where = { userId, ...(domain !== undefined && { rpId: domain }) };
    return (await this.prisma.passkey.count({ where })) > 0;
  }

  /**
   * Notes a use. In one statement, so that of two uses with the same count only one passes.
   *
   * @returns false if the counter did not go up, though it counts, or if the passkey has been removed
   */
  async use(id: string, counter: number, now: Date): Promise<boolean> {
    const used = await this.prisma.$executeRaw`
      UPDATE passkeys SET counter = ${counter}::bigint, last_used_at = ${now}
      WHERE id = ${id}::uuid AND (counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0))`;
    return used > 0;
  }

  /** False if it has been removed. */
  async markCopied(id: string, now: Date): Promise<boolean> {
    const { count } = await this.prisma.passkey.updateMany({ where: { id }, data: { copiedAt: now } });
    return count > 0;
  }

  async exists(id: string): Promise<boolean> {
    return (await this.prisma.passkey.count({ where: { id } })) > 0;
  }

  /** False if the account has no such passkey. */
  async rename(userId: string, id: string, name: string): Promise<boolean> {
    const { count } = await this.prisma.passkey.updateMany({ where: { userId, id }, data: { name } });
    return count > 0;
  }

  /** False if the account has no such passkey. */
  async remove(userId: string, id: string): Promise<boolean> {
    const { count } = await this.prisma.passkey.deleteMany({ where: { userId, id } });
    return count > 0;
  }
}

interface Row {
  id: string;
  name: string;
  rpId: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  copiedAt: Date | null;
}

const toPasskey = ({ id, name, rpId, createdAt, lastUsedAt, copiedAt }: Row): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  domain: rpId,
  copiedAt: copiedAt?.toISOString() ?? null,
});

import type { Transaction } from '../../db';

type Bytes = Uint8Array<ArrayBuffer>;

export interface NewSecondFactor {
  encryptedSecret: Bytes;
  /** Time step of the code that turned it on. */
  lastStep: number;
  recoveryHashes: Bytes[];
}

/** Use in transactions in which the account's row is locked. */
export class SecondFactorsRepository {
  constructor(private readonly prisma: Transaction) {}

  async find(userId: string) {
    return this.prisma.secondFactor.findUnique({ where: { userId } });
  }

  async isOn(userId: string): Promise<boolean> {
    return (await this.prisma.secondFactor.count({ where: { userId } })) > 0;
  }

  async create(userId: string, { lastStep, ...values }: NewSecondFactor, now: Date): Promise<void> {
    await this.prisma.secondFactor.create({ data: { userId, ...values, lastStep: BigInt(lastStep), createdAt: now } });
  }

  /** False if a code of that time step, or of a later one, has been used. */
  async useStep(userId: string, step: number): Promise<boolean> {
    const { count } = await this.prisma.secondFactor.updateMany({
      where: { userId, lastStep: { lt: BigInt(step) } },
      data: { lastStep: BigInt(step) },
    });
    return count > 0;
  }

  /** False if there is no such recovery code, or if it has been used. */
  async useRecoveryCode(userId: string, hash: Bytes): Promise<boolean> {
    const used = await this.prisma.$executeRaw`
      UPDATE second_factors SET recovery_hashes = array_remove(recovery_hashes, ${hash}::bytea)
      WHERE user_id = ${userId}::uuid AND ${hash}::bytea = ANY (recovery_hashes)`;
    return used > 0;
  }

  async setRecoveryHashes(userId: string, recoveryHashes: Bytes[]): Promise<void> {
    await this.prisma.secondFactor.updateMany({ where: { userId }, data: { recoveryHashes } });
  }

  /** False if there was none. */
  async remove(userId: string): Promise<boolean> {
    const { count } = await this.prisma.secondFactor.deleteMany({ where: { userId } });
    return count > 0;
  }
}

import type { Transaction } from '../../db';

/** An operator with the session that makes a call. */
export interface Operator {
  id: string;
  username: string;
  /** When the password was last entered in the session. */
  passwordAt: Date;
}

/** Any number, as long as nothing else locks it. */
const LOCK = 7_316_204_811n;

export class OperatorsRepository {
  constructor(private readonly prisma: Transaction) {}

  /** Undefined if the session has ended, or is not that of an operator. */
  async find(sessionId: string): Promise<Operator | undefined> {
    const [row] = await this.prisma.$queryRaw<Operator[]>`
      SELECT u.id::text, u.username, s.password_at AS "passwordAt"
      FROM sessions AS s JOIN users AS u ON u.id = s.user_id
      WHERE s.id = ${sessionId}::uuid AND u.is_operator AND u.disabled_at IS NULL`;
    return row;
  }

  /** Until the transaction ends, no other one that locks them changes who is an operator. Lock an account's row before. */
  async lock(): Promise<void> {
    await this.prisma.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
  }

  /** Whether an operator can log in by a password or a passkey of this site. */
  async hasLocalWayIn(): Promise<boolean> {
    const found = await this.prisma.user.findFirst({
      where: { isOperator: true, disabledAt: null, OR: [{ passwordHash: { not: null } }, { passkeys: { some: {} } }] },
      select: { id: true },
    });
    return found !== null;
  }

  /** Whether a site that has this operator would have none without it. */
  async isLast(userId: string): Promise<boolean> {
    const [row] = await this.prisma.$queryRaw<{ isLast: boolean }[]>`
      SELECT bool_or(id = ${userId}::uuid) AND count(*) = 1 AS "isLast"
      FROM users WHERE is_operator AND disabled_at IS NULL`;
    return row?.isLast ?? false;
  }
}

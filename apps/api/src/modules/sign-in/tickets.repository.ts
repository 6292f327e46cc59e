import type { Transaction } from '../../db';
import { generateToken, hashToken } from '../../lib/random-token';

/** What has begun; see `SignInTicket`. */
export type TicketKind = 'passkey_login' | 'passkey_proof' | 'passkey_registration' | 'code_login' | 'second_factor';

interface NewTicket {
  kind: TicketKind;
  userId?: string;
  sessionId?: string;
  data?: object;
  expiresAtMs: number;
}

export interface StoredTicket {
  userId: string | null;
  data: unknown;
}

/** Which ticket works: of a kind, and in the session where it began. */
export interface TicketUse {
  ticket: string;
  kind: TicketKind;
  sessionId?: string;
}

export class TicketsRepository {
  constructor(private readonly prisma: Transaction) {}

  async create({ expiresAtMs, ...values }: NewTicket): Promise<string> {
    const ticket = generateToken();
    await this.prisma.signInTicket.create({
      data: { ...values, idHash: hashToken(ticket), expiresAt: new Date(expiresAtMs) },
    });
    return ticket;
  }

  async find({ ticket, kind, sessionId }: TicketUse, nowMs: number): Promise<StoredTicket | null> {
    return this.prisma.signInTicket.findFirst({
      where: { idHash: hashToken(ticket), kind, sessionId: sessionId ?? null, expiresAt: { gt: new Date(nowMs) } },
      select: { userId: true, data: true },
    });
  }

  /** Of two calls at once only one gets it. */
  async take({ ticket, kind, sessionId }: TicketUse, nowMs: number): Promise<StoredTicket | undefined> {
    const [row] = await this.prisma.$queryRaw<StoredTicket[]>`
      DELETE FROM sign_in_tickets WHERE id_hash = ${hashToken(ticket)} AND kind = ${kind}
        AND session_id IS NOT DISTINCT FROM ${sessionId ?? null}::uuid AND expires_at > ${new Date(nowMs)}
      RETURNING user_id::text AS "userId", data`;
    return row;
  }

  async deleteAllOf(userId: string): Promise<void> {
    await this.prisma.signInTicket.deleteMany({ where: { userId } });
  }

  async deleteExpired(nowMs: number): Promise<void> {
    await this.prisma.signInTicket.deleteMany({ where: { expiresAt: { lte: new Date(nowMs) } } });
  }
}

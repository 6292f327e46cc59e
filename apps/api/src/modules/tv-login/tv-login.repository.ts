import { TV_LOGIN } from '@marquee/core/contracts';
import type { Transaction } from '../../db';

type Hash = Uint8Array<ArrayBuffer>;

export interface NewTvLogin {
  deviceCodeHash: Hash;
  userCode: string;
  device: string;
  address: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface StoredTvLogin extends NewTvLogin {
  polledAt: Date | null;
  intervalSec: number;
  isDenied: boolean;
  /** Whose session has approved it; null until then. */
  userId: string | null;
}

/** With the session that has approved it. */
interface TakenTvLogin extends Approval {
  userId: string;
}

interface Approval {
  sessionId: string;
  profileId: string;
}

/** TVs that ask to be logged in. Those that have expired are as good as gone. */
export class TvLoginRepository {
  constructor(private readonly prisma: Transaction) {}

  async create(login: NewTvLogin): Promise<void> {
    await this.prisma.tvLogin.create({ data: { ...login, intervalSec: TV_LOGIN.pollSec } });
  }

  async count(now: Date, address: string): Promise<{ all: number; ofAddress: number }> {
    const [row] = await this.prisma.$queryRaw<{ all: number; ofAddress: number }[]>`
      SELECT count(*)::int AS "all", count(*) FILTER (WHERE address = ${address})::int AS "ofAddress"
      FROM tv_logins WHERE expires_at > ${now}`;
    return row ?? { all: 0, ofAddress: 0 };
  }

  async find(deviceCodeHash: Hash, now: Date): Promise<StoredTvLogin | undefined> {
    const found = await this.prisma.tvLogin.findFirst({
      where: { deviceCodeHash, expiresAt: { gt: now } },
      include: { session: { select: { userId: true } } },
    });
    if (!found) return undefined;
    const { session, ...login } = found;
    return { ...login, userId: session?.userId ?? null };
  }

  /** One that waits for an answer. */
  async findWaiting(userCode: string, now: Date) {
    const found = await this.prisma.tvLogin.findFirst({
      where: { userCode, expiresAt: { gt: now }, isDenied: false, sessionId: null },
      select: { device: true, address: true, createdAt: true },
    });
    return found ?? undefined;
  }

  async notePoll(deviceCodeHash: Hash, polledAt: Date, intervalSec: number): Promise<void> {
    await this.prisma.tvLogin.updateMany({ where: { deviceCodeHash }, data: { polledAt, intervalSec } });
  }

  /** The first answer counts. False if there is none with the code that waits for one. */
  async answer(userCode: string, now: Date, approval: Approval | null): Promise<boolean> {
    const { count } = await this.prisma.tvLogin.updateMany({
      where: { userCode, expiresAt: { gt: now }, isDenied: false, sessionId: null },
      data: approval ?? { isDenied: true },
    });
    return count > 0;
  }

  /** Removes an approved one. Undefined if it has been used, or its approval has ended. */
  async take(deviceCodeHash: Hash): Promise<TakenTvLogin | undefined> {
    const [taken] = await this.prisma.$queryRaw<TakenTvLogin[]>`
      DELETE FROM tv_logins AS t USING sessions AS s
      WHERE t.device_code_hash = ${deviceCodeHash} AND s.id = t.session_id
        AND EXISTS (SELECT FROM profiles AS p WHERE p.user_id = s.user_id AND p.id = t.profile_id)
      RETURNING s.user_id::text AS "userId", s.id::text AS "sessionId", t.profile_id AS "profileId"`;
    return taken;
  }

  async remove(deviceCodeHash: Hash): Promise<void> {
    await this.prisma.tvLogin.deleteMany({ where: { deviceCodeHash } });
  }

  async deleteExpired(nowMs: number): Promise<void> {
    await this.prisma.tvLogin.deleteMany({ where: { expiresAt: { lte: new Date(nowMs) } } });
  }
}

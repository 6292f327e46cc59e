import type { PrismaClient } from '../generated/prisma/client';

interface StoreQuery {
  text: string;
  values: unknown[];
}
interface StoreRow {
  points: number;
  /** Epoch milliseconds. */
  expire: number | null;
}

/** The PostgreSQL client that rate-limiter-flexible needs, on the API's connection. */
export interface LimitStore {
  query(query: StoreQuery): Promise<{ rows: StoreRow[]; rowCount: number }>;
  /** Deletes the counters whose keys begin with the prefix. */
  deleteByPrefix(prefix: string): Promise<void>;
  /** Takes a point back, if the counter has one and has not expired. */
  takePoint(key: string): Promise<void>;
}

export class RateLimitsRepository implements LimitStore {
  constructor(private readonly prisma: PrismaClient) {}

  async query({ text, values }: StoreQuery): Promise<{ rows: StoreRow[]; rowCount: number }> {
    const found = await this.prisma.$queryRawUnsafe<{ points: number; expire: bigint | null }[]>(text, ...values);
    const rows = found.map(({ points, expire }) => ({ points, expire: expire === null ? null : Number(expire) }));
    return { rows, rowCount: rows.length };
  }

  async deleteByPrefix(prefix: string): Promise<void> {
    await this.prisma.rateLimit.deleteMany({ where: { key: { startsWith: prefix } } });
  }

  async takePoint(key: string): Promise<void> {
    await this.prisma.rateLimit.updateMany({
      where: { key, points: { gt: 0 }, expire: { gt: Date.now() } },
      data: { points: { decrement: 1 } },
    });
  }

  /** Deletes expired counters. */
  async deleteExpired(nowMs: number): Promise<void> {
    await this.prisma.rateLimit.deleteMany({ where: { expire: { lt: nowMs } } });
  }
}

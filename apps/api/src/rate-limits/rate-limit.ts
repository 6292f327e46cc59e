import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../http/api-error';
import type { LimitStore } from './rate-limits.repository';

interface LimitRule {
  /** Tells the counters of one rule from those of another. */
  name: string;
  points: number;
  durationSec: number;
}

interface LimitCount {
  used: number;
  /** Until the count begins anew. */
  msLeft: number;
}

/** A counter per key in the database: it holds across processes and restarts. */
export class RateLimit {
  readonly #limiter: RateLimiterPostgres;

  constructor(
    private readonly store: LimitStore,
    private readonly rule: LimitRule,
  ) {
    this.#limiter = new RateLimiterPostgres({
      storeClient: store,
      storeType: 'client',
      tableName: 'rate_limits',
      // A migration made it, and housekeeping clears it.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.durationSec,
    });
  }

  /** Counts so many points. @throws ApiError `rate_limited` when that is too many */
  async consume(key: string, points = 1): Promise<void> {
    const { used, msLeft } = await this.add(key, points);
    if (used > this.rule.points) throw rateLimited(msLeft);
  }

  /** Counts one. False when that is one too many. */
  async tryConsume(key: string): Promise<boolean> {
    const { used } = await this.add(key);
    return used <= this.rule.points;
  }

  /** Counts without refusing anything. */
  async add(key: string, points = 1): Promise<LimitCount> {
    const counted = await this.#limiter.penalty(key, points);
    if (!this.#isFromFuture(counted)) return toCount(counted);
    await this.reset(key);
    return toCount(await this.#limiter.penalty(key, points));
  }

  async read(key: string): Promise<LimitCount> {
    const found = await this.#limiter.get(key);
    return found && !this.#isFromFuture(found) ? toCount(found) : { used: 0, msLeft: 0 };
  }

  /** Uses the key up for a whole duration that begins now. */
  async block(key: string): Promise<void> {
    await this.#limiter.block(key, this.rule.durationSec);
  }

  async reset(key: string): Promise<void> {
    await this.#limiter.delete(key);
  }

  /** Forgets every key that begins so. */
  async resetByPrefix(prefix: string): Promise<void> {
    await this.store.deleteByPrefix(this.#limiter.getKey(prefix));
  }

  /** Milliseconds until the key may be used again; 0 when it may be used now. */
  async msUntilAllowed(key: string): Promise<number> {
    const { used, msLeft } = await this.read(key);
    return used >= this.rule.points ? msLeft : 0;
  }

  /** A count that lasts longer than its duration was made when the server's clock was ahead: it is over. */
  #isFromFuture({ msBeforeNext }: RateLimiterRes): boolean {
    return msBeforeNext > this.rule.durationSec * 1_000;
  }
}

const toCount = ({ consumedPoints, msBeforeNext }: RateLimiterRes): LimitCount => ({
  used: consumedPoints,
  msLeft: Math.max(msBeforeNext, 0),
});

export const rateLimited = (waitMs: number): ApiError =>
  new ApiError('rate_limited', { retryAfterSec: Math.max(Math.ceil(waitMs / 1_000), 1) });

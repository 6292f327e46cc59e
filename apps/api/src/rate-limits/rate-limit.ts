import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../http/errors';
import type { LimitStore } from './rate-limits.repository';

interface LimitRule {
  /** Separates the counters of different limits. */
  name: string;
  points: number;
  durationSec: number;
}

interface LimitCount {
  used: number;
  /** Until the count is reset. */
  msLeft: number;
}

/**
 * Runs `check` on a secret and counts it where it fails. It is counted first and taken back where it succeeds, so that
 * any number of concurrent attempts has no more guesses than the limit.
 *
 * @param counters with their keys
 * @returns the result of `check`; undefined means failure
 * @throws ApiError `locked_out`
 */
export async function countFailures<Value>(
  counters: readonly (readonly [RateLimit, string])[],
  check: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const takeBack = () => Promise.all(counters.map(([limit, key]) => limit.refund(key)));
  const waits = await Promise.all(counters.map(([limit, key]) => limit.charge(key)));
  const waitMs = Math.max(...waits);
  if (waitMs > 0) {
    await takeBack();
    throw new ApiError('locked_out', { retryAfterSec: Math.ceil(waitMs / 1_000) });
  }
  try {
    const value = await check();
    if (value !== undefined) await takeBack();
    return value;
  } catch (error) {
    await takeBack();
    throw error;
  }
}

/** A counter per key in the database, shared by all processes and preserved across restarts. */
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
      // A migration creates the table, and a scheduled job cleans it up.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.durationSec,
    });
  }

  /** Adds points. @throws ApiError `rate_limited` if that exceeds the limit */
  async consume(key: string, points = 1): Promise<void> {
    const { used, msLeft } = await this.add(key, points);
    if (used > this.rule.points) throw rateLimited(msLeft);
  }

  /** Adds a point. @returns milliseconds until there is room for it; 0 if there is */
  async charge(key: string): Promise<number> {
    const { used, msLeft } = await this.add(key);
    return used > this.rule.points ? msLeft : 0;
  }

  /** Takes back a point. */
  async refund(key: string): Promise<void> {
    await this.#limiter.reward(key, 1);
  }

  /** Adds one point. False if that exceeds the limit. */
  async tryConsume(key: string): Promise<boolean> {
    const { used } = await this.add(key);
    return used <= this.rule.points;
  }

  /** Counts without refusing. */
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

  /** Exhausts the key for a whole duration from now. */
  async block(key: string): Promise<void> {
    await this.#limiter.block(key, this.rule.durationSec);
  }

  async reset(key: string): Promise<void> {
    await this.#limiter.delete(key);
  }

  /** Resets every key with the prefix. */
  async resetByPrefix(prefix: string): Promise<void> {
    await this.store.deleteByPrefix(this.#limiter.getKey(prefix));
  }

  /** A count that lasts longer than its duration was created while the server's clock was ahead, so it has expired. */
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

import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../http/errors';
import type { LimitStore } from './rate-limits.repository';

export interface LimitRule {
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

interface Charge {
  /** Milliseconds until there is room for the point, or 0; and whether running checks alone leave none. */
  counted: Promise<{ waitMs: number; isBusy: boolean }>;
  settle: () => void;
}

/**
 * Runs `check` on a secret and counts it where it fails. It is counted first and taken back where it succeeds, so that
 * any number of concurrent attempts has no more guesses than the limit.
 *
 * @param counters with their keys
 * @returns the result of `check`; undefined means failure
 * @throws ApiError `locked_out`; `busy` if there would be room but for checks that are running
 */
export async function countFailures<Value>(
  counters: readonly (readonly [RateLimit, string])[],
  check: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const charges = counters.map(([limit, key]) => limit.charge(key));
  // Points that cannot be taken back expire, and what the check did or what failed matters more.
  const takeBack = () => Promise.allSettled(counters.map(([limit, key]) => limit.refund(key)));
  try {
    const full = (await Promise.all(charges.map(({ counted }) => counted))).filter(({ waitMs }) => waitMs > 0);
    if (full.length > 0) {
      const waitMs = Math.max(...full.map((each) => (each.isBusy ? 0 : each.waitMs)));
      throw waitMs > 0
        ? new ApiError('locked_out', { retryAfterSec: Math.ceil(waitMs / 1_000) })
        : new ApiError('busy', { retryAfterSec: 1 });
    }
    const value = await check();
    if (value !== undefined) await takeBack();
    return value;
  } catch (error) {
    await takeBack();
    throw error;
  } finally {
    for (const { settle } of charges) settle();
  }
}

/** A counter per key in the database, shared by all processes and preserved across restarts. */
export class RateLimit {
  readonly #limiter: RateLimiterPostgres;
  /** Points of checks that are running in this process, by key. */
  readonly #running = new Map<string, number>();

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

  /** Adds a point for a check. `settle` has to be called when the check has ended. */
  charge(key: string): Charge {
    this.#countRunning(key, 1);
    const count = async () => {
      const { used, msLeft } = await this.add(key);
      const isBusy = used - (this.#running.get(key) ?? 0) < this.rule.points;
      return { waitMs: used > this.rule.points ? msLeft : 0, isBusy };
    };
    return { counted: count(), settle: () => this.#countRunning(key, -1) };
  }

  /** Takes back a point. */
  async refund(key: string): Promise<void> {
    await this.store.takePoint(this.#limiter.getKey(key));
  }

  #countRunning(key: string, change: 1 | -1): void {
    const running = (this.#running.get(key) ?? 0) + change;
    if (running === 0) this.#running.delete(key);
    else this.#running.set(key, running);
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

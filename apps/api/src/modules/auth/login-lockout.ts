import { createHash } from 'node:crypto';
import { LOGIN_ATTEMPTS, LOGIN_LOCK_MS } from '@marquee/core';
import { ApiError } from '../../http/errors';
import { FairQueue } from '../../lib/fair-queue';
import { AddressLimit } from '../../rate-limits/address-limit';
import { countFailures, RateLimit } from '../../rate-limits/rate-limit';
import type { LimitStore } from '../../rate-limits/rate-limits.repository';

const LOCK_SEC = LOGIN_LOCK_MS / 1_000;
/**
 * Limits for one address that tries many accounts, and for one account tried from many addresses (docs/decisions/0090).
 */
const FAILURES_PER_ADDRESS = 50;
const FAILURES_PER_ACCOUNT = 100;
const MAX_WAITING = { maxWaiting: Infinity, maxWaitingPerCaller: 29 };

/**
 * The server's lock-out. Attempts on one account from one address run one after another, so that a burst with the right
 * password is not locked out.
 */
export class LoginLockout {
  readonly #pairs: RateLimit;
  readonly #addresses: AddressLimit;
  readonly #accounts: RateLimit;
  readonly #queue = new FairQueue({ concurrency: Infinity, concurrencyPerCaller: 1, ...MAX_WAITING });

  constructor(store: LimitStore) {
    const rule = (name: string, points: number) => ({ name, points, durationSec: LOCK_SEC });
    this.#pairs = new RateLimit(store, rule('login', LOGIN_ATTEMPTS));
    this.#addresses = new AddressLimit(store, rule('login-address', FAILURES_PER_ADDRESS));
    this.#accounts = new RateLimit(store, rule('login-account', FAILURES_PER_ACCOUNT));
  }

  /**
   * Runs `check` on a password and counts its failures.
   *
   * @param account identifier as typed, folded; unknown accounts are counted too
   * @param left aborted when the client has left: an attempt that waits for others is then not made
   * @returns the result of `check`; undefined means failure
   * @throws ApiError `locked_out`; `busy` if too many attempts are being checked
   */
  async attempt<Value>(
    account: string,
    address: string,
    check: () => Promise<Value | undefined>,
    left?: AbortSignal,
  ): Promise<Value | undefined> {
    const { accountKey, pair } = keysOf(account, address);
    const task = async () => {
      const counters = [
        [this.#pairs, pair],
        ...this.#addresses.countersOf(address),
        [this.#accounts, accountKey],
      ] as const;
      const value = await countFailures(counters, check);
      if (value !== undefined) await this.#pairs.reset(pair);
      // The lock lasts from the last failure, not from the first.
      else if ((await this.#pairs.read(pair)).used >= LOGIN_ATTEMPTS) await this.#pairs.block(pair);
      return value;
    };
    const turn = await this.#queue.run(pair, task, { signal: left });
    if (!turn) throw new ApiError('busy', { retryAfterSec: 1 });
    return turn.value;
  }

  /** Unlocks these accounts for an address whose user has proven to be the owner. */
  async unlockAt(accounts: readonly string[], address: string): Promise<void> {
    for (const account of accounts) {
      const { accountKey, pair } = keysOf(account, address);
      await this.#pairs.reset(pair);
      await this.#accounts.reset(accountKey);
    }
  }

  /** Unlocks these accounts for every address. */
  async unlock(accounts: readonly string[]): Promise<void> {
    for (const account of accounts) {
      const { accountKey } = keysOf(account, '');
      await this.#pairs.resetByPrefix(`${accountKey}:`);
      await this.#accounts.reset(accountKey);
    }
  }
}

/** Hashed, so that the database does not list what people typed as their names. */
function keysOf(account: string, address: string): { accountKey: string; pair: string } {
  const accountKey = createHash('sha256').update(account).digest('base64url');
  return { accountKey, pair: `${accountKey}:${address}` };
}

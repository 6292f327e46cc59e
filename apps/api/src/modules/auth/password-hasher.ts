import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { ApiError } from '../../http/errors';
import { FairQueue } from '../../lib/fair-queue';

/** argon2id parameters; memory in KiB. */
interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The parameters of OWASP's password storage cheat sheet. Logins raise stored hashes when these are raised. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface PasswordHasherOptions {
  /** Tests use a cheaper one. */
  cost?: HashCost;
  /** Number of concurrent hashes; each needs a thread and its memory. */
  concurrency: number;
  /** A request that would wait longer is refused immediately as `busy`, unless the queue is short. */
  maxWaitMs: number;
}

/** Duration of a hash before any was measured. */
const TYPICAL_MS = 60;
/** Weight of the latest hash in the moving average of the duration. */
const LATEST_SHARE = 0.2;
/** Even on a slow machine the queue must be long enough for addresses to take turns. */
const SHORTEST_LINE = 4;
const RETRY_SEC = 2;
/** Requests that would wait longer are refused at once. */
const MAX_WAIT_MS = 2_000;

/** @param atOnce fewer than the four threads of Node's pool, which files and images need too */
export const createPasswordHasher = (atOnce: number): PasswordHasher =>
  new PasswordHasher({ concurrency: Math.min(availableParallelism(), atOnce), maxWaitMs: MAX_WAIT_MS });

/** Hashes and verifies passwords with argon2id in worker threads, a limited number at a time. Addresses take turns. */
export class PasswordHasher {
  readonly #queue: FairQueue;
  readonly #cost: HashCost;
  /** Compared with where there is no account. No password has it: it is random. */
  readonly #decoy: string;
  #typicalMs = TYPICAL_MS;

  constructor({ cost = HASH_COST, concurrency, maxWaitMs }: PasswordHasherOptions) {
    this.#cost = cost;
    const random = (bytes: number) =>
      randomBytes(bytes)
        .toString('base64')
        .replace(/={1,2}$/, '');
    this.#decoy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${random(16)}$${random(32)}`;
    const longestLine = () =>
      Math.max(Math.floor((maxWaitMs * concurrency) / this.#typicalMs), SHORTEST_LINE * concurrency);
    this.#queue = new FairQueue({
      concurrency,
      maxWaitingPerCaller: Infinity,
      get maxWaiting() {
        return longestLine();
      },
    });
  }

  async hash(password: string, address: string): Promise<string> {
    return this.#run(address, () => hash(password, this.#cost));
  }

  /**
   * Without a hash it takes equally long and returns false, so that response times do not reveal which accounts exist.
   */
  async verify(passwordHash: string | null | undefined, password: string, address: string): Promise<boolean> {
    const isEqual = await this.#run(address, () => verify(passwordHash ?? this.#decoy, password));
    return isEqual && typeof passwordHash === 'string';
  }

  /** Whether the hash has another cost than new ones: the time of a login would tell that the account exists. */
  needsRehash(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
    const { memoryCost: memory, timeCost: passes, parallelism: lanes } = this.#cost;
    return memoryCost !== memory || timeCost !== passes || parallelism !== lanes;
  }

  async #run<Value>(address: string, task: () => Promise<Value>): Promise<Value> {
    const done = await this.#queue.run(address, async () => {
      const begunMs = performance.now();
      const value = await task();
      this.#typicalMs += (performance.now() - begunMs - this.#typicalMs) * LATEST_SHARE;
      return value;
    });
    if (!done) throw new ApiError('busy', { retryAfterSec: RETRY_SEC });
    return done.value;
  }
}

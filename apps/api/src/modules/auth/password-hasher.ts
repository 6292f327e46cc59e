import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../http/api-error';
import { FairQueue } from '../../lib/fair-queue';
import { generateToken } from '../../lib/random-token';
import { isCheaper, TARGET_MS, type HashCost, type HashCosts } from './hash-cost';

interface PasswordHasherOptions {
  /** Resolves when the machine has been measured. */
  costs: Promise<HashCosts>;
  /** Number of concurrent hashes; each needs a thread and its memory. */
  concurrency: number;
  /** A request that would wait longer is refused immediately as `busy`, unless the queue is short. */
  maxWaitMs: number;
}

/** Weight of the latest hash in the moving average of the duration. */
const LATEST_SHARE = 0.2;
/** Even on a slow machine the queue must be long enough for addresses to take turns. */
const SHORTEST_LINE = 4;
const RETRY_SEC = 2;
/** The server's own hashes are queued like those of one address. */
const SERVER = 'server';

/** Hashes and verifies passwords with argon2id in worker threads, a limited number at a time. Addresses take turns. */
export class PasswordHasher {
  readonly #queue: FairQueue;
  readonly #costs: Promise<HashCosts>;
  #typicalMs = TARGET_MS;
  #dummy: Promise<string> | undefined;

  constructor({ costs, concurrency, maxWaitMs }: PasswordHasherOptions) {
    this.#costs = costs;
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
    return this.#hash(password, (await this.#costs).own, address);
  }

  /**
   * Without a hash it takes equally long and returns false, so that response times do not reveal which accounts exist.
   */
  async verify(passwordHash: string | undefined, password: string, address: string): Promise<boolean> {
    const against = passwordHash ?? (await this.#dummyHash());
    const isEqual = await this.#run(address, () => verify(against, password));
    return isEqual && passwordHash !== undefined;
  }

  /** Whether the hash was created at a lower cost than this machine uses now. */
  async needsRehash(passwordHash: string): Promise<boolean> {
    return isCheaper(passwordHash, (await this.#costs).own);
  }

  /** Measures the cost now, so that the first login does not wait for it. */
  warmUp(): void {
    this.#dummyHash().catch(() => undefined);
  }

  #dummyHash(): Promise<string> {
    this.#dummy ??= this.#costs
      .then(({ decoy }) => this.#hash(generateToken(), decoy, SERVER))
      .catch((error: unknown) => {
        this.#dummy = undefined;
        throw error;
      });
    return this.#dummy;
  }

  #hash(password: string, cost: HashCost, address: string): Promise<string> {
    return this.#run(address, () => hash(password, cost));
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

import { hash, parseOptions, verify } from '@node-rs/argon2';
import { ApiError } from '../../http/api-error';
import { Limiter } from '../../lib/limiter';
import { generateToken } from '../../lib/random-token';
import type { HashCost } from './hash-cost';

interface PasswordHasherOptions {
  /** Known once the machine has been measured. */
  cost: Promise<HashCost>;
  /** Hashes computed at once; each takes a thread and its memory. */
  concurrency: number;
  maxWaiting: number;
}

/** Hashes and verifies passwords with argon2id in worker threads, a limited number at once. */
export class PasswordHasher {
  readonly #limiter: Limiter;
  readonly #cost: Promise<HashCost>;
  #dummy: Promise<string> | undefined;

  constructor({ cost, concurrency, maxWaiting }: PasswordHasherOptions) {
    this.#cost = cost;
    this.#limiter = new Limiter(concurrency, maxWaiting);
  }

  async hash(password: string): Promise<string> {
    const cost = await this.#cost;
    return this.#run(() => hash(password, cost));
  }

  /** Without a hash it takes as long and is false, so that response times do not tell which accounts exist. */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.#dummyHash());
    const isEqual = await this.#run(() => verify(against, password));
    return isEqual && passwordHash !== undefined;
  }

  /** The hash was made at a lower cost than this machine uses now. */
  async needsRehash(passwordHash: string): Promise<boolean> {
    const cost = await this.#cost;
    const { memoryCost, timeCost } = parseOptions(passwordHash);
    return memoryCost * timeCost < cost.memoryCost * cost.timeCost;
  }

  /** Computes what the first login would wait for. */
  warmUp(): void {
    this.#dummyHash().catch(() => undefined);
  }

  #dummyHash(): Promise<string> {
    this.#dummy ??= this.hash(generateToken()).catch((error: unknown) => {
      this.#dummy = undefined;
      throw error;
    });
    return this.#dummy;
  }

  async #run<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = await this.#limiter.run(task);
    if (!done) throw new ApiError('busy', { retryAfterSec: 2 });
    return done.value;
  }
}

import { hash, parseOptions, verify } from '@node-rs/argon2';
import { ApiError } from '../../http/api-error';
import { Limiter } from '../../lib/limiter';
import { generateToken } from '../../lib/random-token';

/** argon2id parameters; memory in KiB. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The least that OWASP's password storage cheat sheet recommends. */
export const MINIMUM_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const TARGET_MS = 100;
const MAX_TIME_COST = 12;
const SAMPLES = 3;

/**
 * How many passes fill the target time on this machine. The best of some samples counts, so that a machine that is
 * busy with starting does not look slow.
 */
export async function calibrateHashCost(elapsedMs: () => number): Promise<HashCost> {
  let best = Infinity;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const begun = elapsedMs();
    await hash('a password to measure with', MINIMUM_COST);
    best = Math.min(best, elapsedMs() - begun);
  }
  const timeCost = Math.floor((MINIMUM_COST.timeCost * TARGET_MS) / best);
  return { ...MINIMUM_COST, timeCost: Math.min(Math.max(timeCost, MINIMUM_COST.timeCost), MAX_TIME_COST) };
}

export interface PasswordHasherOptions {
  /** Known once the machine has been measured. */
  cost: Promise<HashCost>;
  /** Hashes computed at once; each takes a thread and its memory. */
  concurrency: number;
  maxWaiting: number;
}

/** Hashes and compares passwords, in threads of their own and never more of them at once than the machine bears. */
export class PasswordHasher {
  readonly #limiter: Limiter;
  readonly #cost: Promise<HashCost>;
  #decoy: Promise<string> | undefined;

  constructor({ cost, concurrency, maxWaiting }: PasswordHasherOptions) {
    this.#cost = cost;
    this.#limiter = new Limiter(concurrency, maxWaiting);
  }

  async hash(password: string): Promise<string> {
    const cost = await this.#cost;
    return this.#run(() => hash(password, cost));
  }

  /** With no hash to compare with, takes as long as with one and is false: an unknown account must not answer sooner. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.#decoyHash());
    const isEqual = await this.#run(() => verify(against, password));
    return isEqual && passwordHash !== undefined;
  }

  /** The hash was made with less than this machine now spends. */
  async needsRehash(passwordHash: string): Promise<boolean> {
    const cost = await this.#cost;
    const { memoryCost, timeCost } = parseOptions(passwordHash);
    return memoryCost * timeCost < cost.memoryCost * cost.timeCost;
  }

  /** Does ahead of time what the first login would wait for. */
  warm(): void {
    this.#decoyHash().catch(() => undefined);
  }

  #decoyHash(): Promise<string> {
    this.#decoy ??= this.hash(generateToken()).catch((error: unknown) => {
      this.#decoy = undefined;
      throw error;
    });
    return this.#decoy;
  }

  async #run<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = await this.#limiter.run(task);
    if (!done) throw new ApiError('busy', { retryAfterSec: 2 });
    return done.value;
  }
}

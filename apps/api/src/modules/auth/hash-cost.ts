import { hash } from '@node-rs/argon2';

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

import { hash, parseOptions } from '@node-rs/argon2';

/** argon2id parameters; memory in KiB. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The minimum recommended by OWASP's password storage cheat sheet. */
export const MINIMUM_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Target time of one hash on this machine. */
export const TARGET_MS = 100;
const MAX_TIME_COST = 12;
const SAMPLES = 3;

/**
 * Measures how many passes take the target time on this machine. Uses the best of several samples, because the machine
 * is busy during start-up.
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

/** The hashing costs of a server. */
export interface HashCosts {
  /** For new hashes. */
  own: HashCost;
  /** For the decoy hash that is verified if the account does not exist. */
  decoy: HashCost;
}

const workOf = ({ memoryCost, timeCost }: HashCost): number => memoryCost * timeCost;

/** Whether a stored hash was created at a lower cost. */
export const isCheaper = (passwordHash: string, cost: HashCost): boolean =>
  workOf(parseOptions(passwordHash)) < workOf(cost);

/**
 * Each start may measure a different cost. The cost is only ever raised, so that hashes stay comparable and a login for
 * an unknown account takes as long as for most accounts.
 *
 * @param stored one hash of each cost in the database, the most frequent first
 */
export function chooseHashCosts(measured: HashCost, stored: readonly string[]): HashCosts {
  const costs = stored.map((passwordHash): HashCost => {
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
    return { memoryCost, timeCost, parallelism };
  });
  const own = costs.reduce((highest, cost) => (workOf(cost) > workOf(highest) ? cost : highest), measured);
  return { own, decoy: costs[0] ?? own };
}

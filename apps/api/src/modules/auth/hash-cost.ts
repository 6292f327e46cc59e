import { hash, parseOptions } from '@node-rs/argon2';

/** argon2id parameters; memory in KiB. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The least that OWASP's password storage cheat sheet recommends. */
export const MINIMUM_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a hash is to take on this machine. */
export const TARGET_MS = 100;
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

/** The costs at which a server hashes. */
export interface HashCosts {
  /** Of new hashes. */
  own: HashCost;
  /** Of the hash that stands in for an account that nobody has. */
  decoy: HashCost;
}

const workOf = ({ memoryCost, timeCost }: HashCost): number => memoryCost * timeCost;

/** A stored hash was made at a lower cost. */
export const isCheaper = (passwordHash: string, cost: HashCost): boolean =>
  workOf(parseOptions(passwordHash)) < workOf(cost);

/**
 * A machine may measure another cost at each start. The cost is only ever raised, so that hashes stay alike, and a login for
 * an unknown account costs what it costs for most accounts.
 *
 * @param stored one hash of each cost that there is in the database, the most frequent first
 */
export function chooseHashCosts(measured: HashCost, stored: readonly string[]): HashCosts {
  const costs = stored.map((passwordHash): HashCost => {
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
    return { memoryCost, timeCost, parallelism };
  });
  const own = costs.reduce((highest, cost) => (workOf(cost) > workOf(highest) ? cost : highest), measured);
  return { own, decoy: costs[0] ?? own };
}

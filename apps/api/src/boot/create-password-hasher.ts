import { availableParallelism } from 'node:os';
import { calibrateHashCost, chooseHashCosts, PasswordHasher } from '../modules/auth';

/** Longer than that nobody waits in line: who may not have it at once may as well be told so. */
const MAX_WAIT_MS = 2_000;

/**
 * @param atOnce fewer than the four threads of Node's pool, which files and images need too
 * @param stored one hash of each cost in the database, the most frequent first
 */
export function createPasswordHasher(atOnce: number, stored: readonly string[]): PasswordHasher {
  return new PasswordHasher({
    costs: calibrateHashCost(() => performance.now()).then((measured) => chooseHashCosts(measured, stored)),
    concurrency: Math.min(availableParallelism(), atOnce),
    maxWaitMs: MAX_WAIT_MS,
  });
}

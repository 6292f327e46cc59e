import { availableParallelism } from 'node:os';
import { calibrateHashCost, chooseHashCosts, PasswordHasher } from '../modules/auth';

/** Requests that would wait longer are refused at once. */
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

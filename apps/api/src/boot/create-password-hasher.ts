import { availableParallelism } from 'node:os';
import { PasswordHasher, calibrateHashCost } from '../modules/auth';

/** At some 100 ms each this is as long as anybody waits for a login. */
const MAX_WAITING = 100;

/** @param atOnce fewer than the four threads of Node's pool, which files and images need too */
export function createPasswordHasher(atOnce: number): PasswordHasher {
  return new PasswordHasher({
    cost: calibrateHashCost(() => performance.now()),
    concurrency: Math.min(availableParallelism(), atOnce),
    maxWaiting: MAX_WAITING,
  });
}

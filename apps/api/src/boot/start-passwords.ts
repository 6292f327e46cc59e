import { availableParallelism } from 'node:os';
import { Passwords, tuneHashCost } from '../modules/auth';

/** At some 100 ms each this is as long as anybody waits for a login. */
const MAX_WAITING = 100;

/** @param atOnce fewer than the four threads of Node's pool, which files and images need too */
export function startPasswords(atOnce: number): Passwords {
  return new Passwords({
    cost: tuneHashCost(() => performance.now()),
    concurrency: Math.min(availableParallelism(), atOnce),
    maxWaiting: MAX_WAITING,
  });
}

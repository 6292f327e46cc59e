import { availableParallelism } from 'node:os';
import { Passwords, tuneHashCost } from '../modules/auth';

/** Node's thread pool has four threads, which files and images need too. */
const MAX_THREADS = 3;
/** At some 100 ms each this is as long as anybody waits for a login. */
const MAX_WAITING = 100;

export function startPasswords(): Passwords {
  return new Passwords({
    cost: tuneHashCost(() => performance.now()),
    concurrency: Math.min(availableParallelism(), MAX_THREADS),
    maxWaiting: MAX_WAITING,
  });
}

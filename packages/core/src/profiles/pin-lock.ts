import { lockRemainingMs, type FailedAttempts } from '../validation/failed-attempts';

const TRIES = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** Duration of the lock after a number of wrong PINs: doubles with each further one, up to an hour. */
const waitAfter = (count: number): number =>
  count < TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (count - TRIES), LONGEST_WAIT_MS);

/** Milliseconds until a PIN can be entered again. */
export const pinLockRemainingMs = (failures: FailedAttempts, nowMs: number): number =>
  lockRemainingMs(failures, nowMs, waitAfter(failures.count));

/** Counts another wrong PIN. */
export function countPinFailure({ count: before }: FailedAttempts, nowMs: number): FailedAttempts {
  const count = before + 1;
  const waitMs = waitAfter(count);
  return waitMs === 0 ? { count } : { count, lockedUntilMs: nowMs + waitMs };
}

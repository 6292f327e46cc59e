import { lockRemainingMs, type FailedAttempts } from '../validation/failed-attempts';

const TRIES = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** How long a number of wrong PINs locks: twice as long with each one more, up to an hour. */
const waitAfter = (count: number): number =>
  count < TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (count - TRIES), LONGEST_WAIT_MS);

/** Milliseconds until a PIN is taken again. */
export const pinLockRemainingMs = (failures: FailedAttempts, nowMs: number): number =>
  lockRemainingMs(failures, nowMs, waitAfter(failures.count));

/** The count after one more wrong PIN. */
export function countPinFailure({ count: before }: FailedAttempts, nowMs: number): FailedAttempts {
  const count = before + 1;
  const waitMs = waitAfter(count);
  return waitMs === 0 ? { count } : { count, lockedUntilMs: nowMs + waitMs };
}

import { lockRemainingMs, type FailedAttempts } from './failed-attempts';

/** Numbers and texts of the lock-out (ACCOUNT-06). */
export const LOGIN_ATTEMPTS = 5;
export const LOGIN_LOCK_MS = 15 * 60_000;
export const LOGIN_LOCKED_TEXT = "Ye've tried and failed too many times... try again in 15 minutes.";

/** Milliseconds until the form opens again; 0 when it is open. */
export const loginLockRemainingMs = (failures: FailedAttempts, nowMs: number): number =>
  lockRemainingMs(failures, nowMs, LOGIN_LOCK_MS);

/** The count after one more failure. After a lock has passed it begins anew; a successful login starts at `noFailedAttempts`. */
export function countLoginFailure(failures: FailedAttempts, nowMs: number): FailedAttempts {
  if (loginLockRemainingMs(failures, nowMs) > 0) return failures;
  const count = (failures.lockedUntilMs === undefined ? failures.count : 0) + 1;
  return count >= LOGIN_ATTEMPTS ? { count, lockedUntilMs: nowMs + LOGIN_LOCK_MS } : { count };
}

/** Locked for as long as the server says, e.g. because of failures in another browser. */
export const lockLogin = (failures: FailedAttempts, retryAfterSec: number, nowMs: number): FailedAttempts => ({
  count: Math.max(failures.count, LOGIN_ATTEMPTS),
  lockedUntilMs: nowMs + Math.min(retryAfterSec * 1_000, LOGIN_LOCK_MS),
});

/** `14:59`. */
export function loginLockTime(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

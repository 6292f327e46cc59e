import { lockRemainingMs, type FailedAttempts } from './failed-attempts';

/** Limits and messages of the login lockout (ACCOUNT-06). */
export const LOGIN_ATTEMPTS = 5;
export const LOGIN_LOCK_MS = 15 * 60_000;
export const LOGIN_LOCKED_TEXT = "Ye've tried and failed too many times... try again in 15 minutes.";

/** Milliseconds until the form is unlocked; 0 if it is not locked. */
export const loginLockRemainingMs = (failures: FailedAttempts, nowMs: number): number =>
  lockRemainingMs(failures, nowMs, LOGIN_LOCK_MS);

/**
 * Counts another failed login. After a lock has ended, counting starts again; a successful login resets to
 * `noFailedAttempts`.
 */
export function countLoginFailure(failures: FailedAttempts, nowMs: number): FailedAttempts {
  if (loginLockRemainingMs(failures, nowMs) > 0) return failures;
  const count = (failures.lockedUntilMs === undefined ? failures.count : 0) + 1;
  return count >= LOGIN_ATTEMPTS ? { count, lockedUntilMs: nowMs + LOGIN_LOCK_MS } : { count };
}

/** Locks the form for as long as the server requires, e.g. because of failures in another browser. */
export const lockLogin = (failures: FailedAttempts, retryAfterSec: number, nowMs: number): FailedAttempts => ({
  count: Math.max(failures.count, LOGIN_ATTEMPTS),
  lockedUntilMs: nowMs + Math.min(retryAfterSec * 1_000, LOGIN_LOCK_MS),
});

/** Formats the remaining time as `14:59`. */
export function loginLockTime(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

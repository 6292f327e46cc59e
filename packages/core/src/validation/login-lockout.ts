/** Numbers and texts of the lock-out (ACCOUNT-06). */
export const LOGIN_ATTEMPTS = 5;
export const LOGIN_LOCK_MS = 15 * 60_000;
export const LOGIN_LOCKED_TEXT = "Ye've tried and failed too many times... try again in 15 minutes.";

/** What a browser remembers of failed logins. */
export interface LoginFailures {
  count: number;
  /** Epoch milliseconds; set by the fifth failure. */
  lockedUntilMs?: number;
}

export const noLoginFailures: LoginFailures = { count: 0 };

/** Milliseconds until the form opens again; 0 when it is open. A lock further away than one can last is a clock set back. */
export function loginLockRemainingMs(failures: LoginFailures, nowMs: number): number {
  const { lockedUntilMs } = failures;
  if (lockedUntilMs === undefined) return 0;
  return Math.min(Math.max(lockedUntilMs - nowMs, 0), LOGIN_LOCK_MS);
}

/** The count after one more failure. After a lock has passed it begins anew; a successful login starts at `noLoginFailures`. */
export function countLoginFailure(failures: LoginFailures, nowMs: number): LoginFailures {
  if (loginLockRemainingMs(failures, nowMs) > 0) return failures;
  const count = (failures.lockedUntilMs === undefined ? failures.count : 0) + 1;
  return count >= LOGIN_ATTEMPTS ? { count, lockedUntilMs: nowMs + LOGIN_LOCK_MS } : { count };
}

/** Locked for as long as the server says, e.g. because of failures in another browser. */
export const lockLogin = (failures: LoginFailures, retryAfterSec: number, nowMs: number): LoginFailures => ({
  count: Math.max(failures.count, LOGIN_ATTEMPTS),
  lockedUntilMs: nowMs + Math.min(retryAfterSec * 1_000, LOGIN_LOCK_MS),
});

/** `14:59`. */
export function loginLockTime(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Reads what was stored; anything else counts as no failures. */
export function parseLoginFailures(value: unknown): LoginFailures {
  if (typeof value !== 'object' || value === null) return noLoginFailures;
  const { count, lockedUntilMs } = value as Partial<Record<keyof LoginFailures, unknown>>;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return noLoginFailures;
  const hasLock = typeof lockedUntilMs === 'number' && Number.isFinite(lockedUntilMs);
  return hasLock ? { count, lockedUntilMs } : { count };
}

import { isRecord } from '../json';

/** Failed passwords that the browser remembers until the right one is entered. */
export interface FailedAttempts {
  count: number;
  /** Epoch milliseconds; set while locked. */
  lockedUntilMs?: number;
}

export const noFailedAttempts: FailedAttempts = { count: 0 };

/**
 * Milliseconds until the lock ends; 0 without one. A lock that ends later than possible means that the clock was set
 * back.
 */
export function lockRemainingMs({ lockedUntilMs }: FailedAttempts, nowMs: number, longestMs: number): number {
  if (lockedUntilMs === undefined) return 0;
  return Math.min(Math.max(lockedUntilMs - nowMs, 0), longestMs);
}

/** Parses the stored value; anything invalid counts as no failures. */
export function parseFailedAttempts(value: unknown): FailedAttempts {
  if (!isRecord(value)) return noFailedAttempts;
  const { count, lockedUntilMs } = value;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return noFailedAttempts;
  const hasLock = typeof lockedUntilMs === 'number' && Number.isFinite(lockedUntilMs);
  return hasLock ? { count, lockedUntilMs } : { count };
}

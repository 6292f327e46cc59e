/** What a browser remembers of wrong passwords or PINs, until a right one. */
export interface FailedAttempts {
  count: number;
  /** Epoch milliseconds; set where the failures lock. */
  lockedUntilMs?: number;
}

export const noFailedAttempts: FailedAttempts = { count: 0 };

/** Milliseconds until the lock ends; 0 when there is none. A lock further away than one can last is a clock set back. */
export function lockRemainingMs({ lockedUntilMs }: FailedAttempts, nowMs: number, longestMs: number): number {
  if (lockedUntilMs === undefined) return 0;
  return Math.min(Math.max(lockedUntilMs - nowMs, 0), longestMs);
}

/** Reads what was stored; anything else counts as no failures. */
export function parseFailedAttempts(value: unknown): FailedAttempts {
  if (typeof value !== 'object' || value === null) return noFailedAttempts;
  const { count, lockedUntilMs } = value as Partial<Record<keyof FailedAttempts, unknown>>;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return noFailedAttempts;
  const hasLock = typeof lockedUntilMs === 'number' && Number.isFinite(lockedUntilMs);
  return hasLock ? { count, lockedUntilMs } : { count };
}

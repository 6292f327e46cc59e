const TRIES = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** What a device without an account remembers of wrong PINs, until a right one. */
export interface PinFailures {
  count: number;
  /** Epoch milliseconds; set from the fifth on. */
  lockedUntilMs?: number;
}

export const noPinFailures: PinFailures = { count: 0 };

/** How long a number of wrong PINs locks: twice as long with each one more, up to an hour. */
const waitAfter = (count: number): number =>
  count < TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (count - TRIES), LONGEST_WAIT_MS);

/** Milliseconds until a PIN is taken again. A lock further away than it can last is a clock set back. */
export function pinLockRemainingMs({ count, lockedUntilMs }: PinFailures, nowMs: number): number {
  if (lockedUntilMs === undefined) return 0;
  return Math.min(Math.max(lockedUntilMs - nowMs, 0), waitAfter(count));
}

/** The count after one more wrong PIN. */
export function countPinFailure({ count: before }: PinFailures, nowMs: number): PinFailures {
  const count = before + 1;
  const waitMs = waitAfter(count);
  return waitMs === 0 ? { count } : { count, lockedUntilMs: nowMs + waitMs };
}

/** Reads what was stored; anything else counts as no failures. */
export function parsePinFailures(value: unknown): PinFailures {
  if (typeof value !== 'object' || value === null) return noPinFailures;
  const { count, lockedUntilMs } = value as Partial<Record<keyof PinFailures, unknown>>;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return noPinFailures;
  const hasLock = typeof lockedUntilMs === 'number' && Number.isFinite(lockedUntilMs);
  return hasLock ? { count, lockedUntilMs } : { count };
}

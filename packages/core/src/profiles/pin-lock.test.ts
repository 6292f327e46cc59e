import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { noFailedAttempts, parseFailedAttempts, type FailedAttempts } from '../validation/failed-attempts';
import { countPinFailure, pinLockRemainingMs } from './pin-lock';

const after = (count: number, nowMs = 0): FailedAttempts =>
  Array.from({ length: count }).reduce<FailedAttempts>(
    (failures) => countPinFailure(failures, nowMs),
    noFailedAttempts,
  );

describe('wrong PINs on a device without an account', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 30],
    [6, 60],
    [7, 120],
    [11, 1920],
    [12, 3600],
    [40, 3600],
  ])('%i lock for %i seconds [PROFILE-80]', (count, seconds) => {
    expect(pinLockRemainingMs(after(count, 5_000), 5_000)).toBe(seconds * 1000);
  });

  it('lock no longer once the time has passed, and longer with the next one [PROFILE-80]', () => {
    const failures = after(5);
    expect(pinLockRemainingMs(failures, 29_999)).toBe(1);
    expect(pinLockRemainingMs(failures, 30_000)).toBe(0);
    expect(pinLockRemainingMs(countPinFailure(failures, 30_000), 30_000)).toBe(60_000);
  });

  it('never lock for longer than they may, whatever the clock and the storage say', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ count: fc.integer(), lockedUntilMs: fc.double() })), (stored) => {
        const remainingMs = pinLockRemainingMs(parseFailedAttempts(stored), 0);
        expect(remainingMs).toBeGreaterThanOrEqual(0);
        expect(remainingMs).toBeLessThanOrEqual(3_600_000);
      }),
    );
    expect(parseFailedAttempts(after(6))).toEqual(after(6));
  });
});

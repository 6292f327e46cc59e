import { describe, expect, it } from '@jest/globals';
import {
  countLoginFailure,
  lockLogin,
  LOGIN_LOCKED_TEXT,
  loginLockTime,
  loginLockRemainingMs,
  noFailedAttempts,
  parseFailedAttempts,
  type FailedAttempts,
} from '.';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const fail = (times: number, from: FailedAttempts = noFailedAttempts, at = NOW) =>
  Array.from({ length: times }).reduce<FailedAttempts>((failures) => countLoginFailure(failures, at), from);

describe('the login lockout', () => {
  it('leaves the form open for four failures and closes it for 15 minutes at the fifth [ACCOUNT-06]', () => {
    expect(loginLockRemainingMs(fail(4), NOW)).toBe(0);
    expect(loginLockRemainingMs(fail(5), NOW)).toBe(15 * MINUTE);
    expect(LOGIN_LOCKED_TEXT).toBe("Ye've tried and failed too many times... try again in 15 minutes.");
    expect(loginLockRemainingMs(fail(5), NOW + 15 * MINUTE - 1)).toBe(1);
    expect(loginLockRemainingMs(fail(5), NOW + 15 * MINUTE)).toBe(0);
  });

  it('is not prolonged by failures meanwhile, and starts counting again afterwards', () => {
    expect(countLoginFailure(fail(5), NOW + MINUTE)).toEqual(fail(5));
    const after = NOW + 15 * MINUTE;
    expect(countLoginFailure(fail(5), after)).toEqual({ count: 1 });
    expect(loginLockRemainingMs(fail(5, fail(5), after), after)).toBe(15 * MINUTE);
  });

  it('adopts the server’s lockout', () => {
    const locked = lockLogin(fail(2), 61, NOW);
    expect(loginLockRemainingMs(locked, NOW)).toBe(61_000);
    expect(locked.count).toBe(5);
    expect(countLoginFailure(locked, NOW + 61_000)).toEqual({ count: 1 });
  });

  it('never lasts longer than 15 minutes, whatever the clock did', () => {
    expect(loginLockRemainingMs(fail(5), NOW - 24 * 60 * MINUTE)).toBe(15 * MINUTE);
  });

  it.each([
    [15 * MINUTE, '15:00'],
    [14 * MINUTE + 59_000, '14:59'],
    [61_001, '1:02'],
    [9_000, '0:09'],
    [1, '0:01'],
  ])('of %i ms reads %s [ACCOUNT-06]', (ms, label) => expect(loginLockTime(ms)).toBe(label));

  it('is read back from storage, and starts again from an invalid value [STORAGE-02]', () => {
    expect(parseFailedAttempts(JSON.parse(JSON.stringify(fail(5))))).toEqual(fail(5));
    expect(parseFailedAttempts(fail(2))).toEqual({ count: 2 });
    for (const other of [null, 'x', {}, { count: -1 }, { count: 1.5 }, { count: '5' }])
      expect(parseFailedAttempts(other)).toEqual(noFailedAttempts);
    for (const lockedUntilMs of [null, '9', Number.POSITIVE_INFINITY, Number.NaN])
      expect(parseFailedAttempts({ count: 5, lockedUntilMs })).toEqual({ count: 5 });
    expect(parseFailedAttempts({ count: 0, lockedUntilMs: NOW })).toEqual({ count: 0, lockedUntilMs: NOW });
  });
});

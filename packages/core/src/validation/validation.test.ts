import { describe, expect, it } from '@jest/globals';
import { usernameError } from './account-fields';
import {
  countLoginFailure,
  type FailedAttempts,
  FOUR_K_TOKEN_INVALID_TEXT,
  isEmail,
  isFourKToken,
  isSyncableFourKToken,
  lockLogin,
  LOGIN_LOCKED_TEXT,
  loginLockRemainingMs,
  loginLockTime,
  noFailedAttempts,
  parseFailedAttempts,
} from './index';
import { parseSignInCode, RECOVERY_CODE_LENGTH, recoveryCode } from './sign-in-codes';
import { formatTvCode, readTvCode } from './tv-code';
import { usernameFromClaims } from './username-from-claims';

const from = (start: string, length: number) => start.padEnd(length, 'x');

describe('a 4K token', () => {
  it.each([
    [49, false, false],
    [50, true, false],
    [51, true, true],
    [4096, true, true],
    [4097, false, false],
  ])(
    'of %i characters that begins with ey: accepted %s, synced %s [TOKEN-05, TOKEN-06]',
    (length, accepted, synced) => {
      expect(isFourKToken(from('ey', length))).toBe(accepted);
      expect(isSyncableFourKToken(from('ey', length))).toBe(synced);
    },
  );

  it('with ey further in is accepted and not synced [TOKEN-05]', () => {
    expect(isFourKToken(from('x ey', 80))).toBe(true);
    expect(isSyncableFourKToken(from('x ey', 80))).toBe(false);
  });

  it('without ey in small letters is refused', () => {
    expect(isFourKToken(from('EY', 80))).toBe(false);
    expect(isFourKToken('x'.repeat(80))).toBe(false);
    expect(FOUR_K_TOKEN_INVALID_TEXT).toBe('Invalid token, please check and try again.');
  });
});

describe('an email address', () => {
  it.each(['a@b.c', ' ada@example.org ', 'a.b+c@d-e.example', 'jörg@käse.example'])(
    '%j is valid [ACCOUNT-12]',
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each([
    ...['', 'a', 'a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b@c.d', 'a@b.c d', 'a@b.c@d'],
    // Further ways to write one mailbox.
    ...[
      '<v@x.y>',
      'v@x.y>',
      'g:v@x.y;',
      'v@x.y,',
      '"x"<v@x.y>',
      '"v"@x.y',
      'v@x.y.',
      'v(c)@x.y',
      '.v@x.y',
      'v@[1.2.3.4]',
    ],
  ])('%j is invalid [ACCOUNT-12]', (text) => expect(isEmail(text)).toBe(false));
});

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

describe('codes for signing in [FACTOR-03]', () => {
  it('reads time codes as people type them', () => {
    for (const typed of ['123456', ' 123 456 ', '123-456'])
      expect(parseSignInCode(typed)).toEqual({ kind: 'time', code: '123456' });
  });

  it('reads recovery codes as people type them, and as they were given out', () => {
    const given = recoveryCode(Uint8Array.from({ length: RECOVERY_CODE_LENGTH }, (_, at) => at * 17));
    expect(given).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    for (const typed of [given, given.toUpperCase(), given.replaceAll('-', ' ')])
      expect(parseSignInCode(typed)).toEqual({ kind: 'recovery', code: given.replaceAll('-', '') });
  });

  it('refuses everything else', () => {
    for (const typed of ['', '12345', '1234567', '１２３４５６', 'abcd-efgh', 'lllllllllllllllo'])
      expect(parseSignInCode(typed)).toBeNull();
  });
});

it.each([
  ['BCDFGH', 'BCDFGH'],
  [' bcd-fgh ', 'BCDFGH'],
  ['bcd fgh', 'BCDFGH'],
  ['BCDFG', null],
  ['BCDFGHJ', null],
  ['BCDFGA', null],
  ['BCDFG1', null],
  ['', null],
])('reads the code %j as %j [TV-01]', (typed, code) => {
  expect(readTvCode(typed)).toBe(code);
});

it('writes a code in two groups', () => {
  expect(formatTvCode('BCDFGH')).toBe('BCD FGH');
});

it.each([
  [['ada'], 'ada'],
  [['ada@example.org', 'Ada L.'], 'ada'],
  [[undefined, 7, 'ab', '  Ada L. '], 'Ada L.'],
  [['a\u202Ed\na'], 'ada'],
  [['@@@', ''], 'member'],
  [[], 'member'],
  [['🎬'.repeat(40)], '🎬'.repeat(14)],
])('the username of somebody whom the provider calls %j is %j [OIDC-07]', (texts, name) => {
  expect(usernameFromClaims(texts)).toBe(name);
  expect(usernameError(name)).toBeNull();
});

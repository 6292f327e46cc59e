import { describe, expect, it } from '@jest/globals';
import { parseSignInCode, recoveryCode, RECOVERY_CODE_LENGTH } from './sign-in-codes';

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

import { describe, expect, it } from '@jest/globals';
import { passkeyName } from './passkey-name';

describe('the name of a new passkey', () => {
  it('is its provider, or else the browser that made it', () => {
    expect(passkeyName('FBFC3007-154e-4ecc-8c0b-6e020557d7bd', 'Safari on iPhone')).toBe('iCloud Keychain');
    expect(passkeyName('00000000-0000-0000-0000-000000000000', 'Firefox on Linux')).toBe('Firefox on Linux');
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isPublicAddress } from './public-address';

describe('public addresses', () => {
  it.each(['8.8.8.8', '104.16.61.155', '2606:4700::6810:3d9b', '2a00:1450:4001:81b::200e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('%j is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('knows every address of the private networks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('10', '127', '192.168', '172.20', '169.254'),
        fc.array(fc.nat(255), { minLength: 3, maxLength: 3 }),
        (start, rest) => {
          const address = [...start.split('.'), ...rest].slice(0, 4).join('.');
          expect(isPublicAddress(address)).toBe(false);
        },
      ),
    );
  });
});

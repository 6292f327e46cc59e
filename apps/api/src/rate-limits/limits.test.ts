import { describe, expect, it } from '@jest/globals';
import { addressKey } from '@marquee/server';

describe('addressKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['not an address', 'unknown'],
    ['x'.repeat(400), 'unknown'],
    ['999.0.2.7', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});

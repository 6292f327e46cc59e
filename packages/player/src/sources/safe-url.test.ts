/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { unsafeReason } from './safe-url';

const WORLD = 'https://streams.example.org';
const HOME = 'http://192.168.1.20:8096';

describe('the URL of a stream', () => {
  it.each(['https://cdn.example.org/a.m3u8', 'http://93.184.216.34/a', 'https://[2001:db8::1]/a'])(
    '%s may be opened for any source',
    (address) => {
      expect(unsafeReason(address, WORLD)).toBeNull();
      expect(unsafeReason(address, HOME)).toBeNull();
    },
  );

  it.each([
    'http://localhost/a',
    'http://127.0.0.1:9000/a',
    'http://0x7f.1/a',
    'http://2130706433/a',
    'http://10.1.2.3/a',
    'http://172.31.0.1/a',
    'http://192.168.1.1/a',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/a',
    'http://router/a',
    'http://nas.local/a',
    'http://nas.local./a',
    'http://[::1]/a',
    'http://[::ffff:10.0.0.1]/a',
    'http://[fd00::1]/a',
    'http://[fe80::1]/a',
    'http://0.0.0.0/a',
  ])('%s may be opened only for a source on the same network', (address) => {
    expect(unsafeReason(address, WORLD)).toBe('an address of a private network');
    expect(unsafeReason(address, HOME)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'https://me@a.example/',
    'https://me:secret@a.example/',
    '/a.m3u8',
    '',
    `https://a.example/${'a'.repeat(5000)}`,
  ])('%s is never opened [SOURCE-09]', (address) => {
    expect(unsafeReason(address, HOME)).not.toBeNull();
  });
});

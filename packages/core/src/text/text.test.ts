import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { binaryString } from './binary-string';
import { codePoint } from './testing/code-point';
import { compareText } from './compare-text';
import { cookieValue } from './cookie-value';
import { deviceLabel } from './device-label';
import { passkeyName } from './passkey-name';
import { trimTrailingSlashes } from './trim-slashes';

describe('the order of texts', () => {
  it.each([
    ['', '', 0],
    ['a', 'a', 0],
    ['a', 'b', -1],
    ['a', 'ab', -1],
    ['Z', 'a', -1],
    // A surrogate pair sorts after every character of the basic plane.
    ['\uffff', '\u{1f3ac}', -1],
    ['\ud7ff', '\ue000', -1],
    ['\u{1f3ac}', '\u{1f3ad}', -1],
    // Half of a pair is a code point like any other.
    ['\ud800', '\ue000', -1],
  ])('%j and %j', (a, b, sign) => {
    expect(Math.sign(compareText(a, b))).toBe(sign);
    expect(Math.sign(compareText(b, a)) + sign).toBe(0);
  });

  it('is that of their code points', () => {
    const text = fc.string({ unit: codePoint, maxLength: 4 });
    const points = (value: string) => Array.from(value, (character) => character.codePointAt(0) ?? 0);
    const byPoints = (a: number[], b: number[]): number => {
      const at = a.findIndex((point, index) => point !== b[index]);
      return at === -1 ? a.length - b.length : at < b.length ? (a[at] ?? 0) - (b[at] ?? 0) : 1;
    };
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareText(a, b))).toBe(Math.sign(byPoints(points(a), points(b))));
      }),
    );
  });
});

it('a cookie is read by its whole name, the first of two, and never as a pattern', () => {
  expect(cookieValue('visit=3; lang=de; slang=fr', 'lang')).toBe('de');
  expect(cookieValue('slang=fr;lang=a=b ;lang=pl', 'lang')).toBe('a=b');
  expect(cookieValue('lang=', 'lang')).toBe('');
  expect(cookieValue('language=de', 'lang')).toBeUndefined();
  expect(cookieValue('abc=1', 'a.c')).toBeUndefined();
  expect(cookieValue('', 'lang')).toBeUndefined();
});

const MOZILLA = 'Mozilla/5.0';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  [`${MOZILLA} (Linux; Android 15; Pixel 9) ${KIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${KIT} Version/19.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Version/19.0 Safari/605.1.15`, 'Safari on macOS'],
  ['curl/8.5.0', 'Unknown device'],
  [undefined, 'Unknown device'],
  ['x'.repeat(100_000), 'Unknown device'],
])('%s is called %s', (userAgent, label) => expect(deviceLabel(userAgent)).toBe(label));

it('a binary string has a character for each byte, however many there are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(Uint8Array.from(binaryString(bytes), (letter) => letter.charCodeAt(0))).toEqual(bytes);
    }),
  );
  const many = Uint8Array.from({ length: 200_000 }, (_, index) => index % 256);
  expect(binaryString(many)).toBe(Array.from(many, (byte) => String.fromCharCode(byte)).join(''));
});

describe('the name of a new passkey', () => {
  it('is its provider, or else the browser that made it', () => {
    expect(passkeyName('FBFC3007-154e-4ecc-8c0b-6e020557d7bd', 'Safari on iPhone')).toBe('iCloud Keychain');
    expect(passkeyName('00000000-0000-0000-0000-000000000000', 'Firefox on Linux')).toBe('Firefox on Linux');
  });
});

it.each([
  ['https://example.org/', 'https://example.org'],
  ['https://example.org///', 'https://example.org'],
  ['/a/b', '/a/b'],
  ['///', ''],
  ['', ''],
])('the slashes at the end of %j go', (text, trimmed) => expect(trimTrailingSlashes(text)).toBe(trimmed));

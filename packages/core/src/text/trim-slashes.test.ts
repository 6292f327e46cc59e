import { expect, it } from '@jest/globals';
import { trimTrailingSlashes } from './trim-slashes';

it.each([
  ['https://example.org/', 'https://example.org'],
  ['https://example.org///', 'https://example.org'],
  ['/a/b', '/a/b'],
  ['///', ''],
  ['', ''],
])('the slashes at the end of %j go', (text, trimmed) => expect(trimTrailingSlashes(text)).toBe(trimmed));

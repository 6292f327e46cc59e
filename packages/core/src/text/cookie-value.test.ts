import { expect, it } from '@jest/globals';
import { cookieValue } from './cookie-value';

it('a cookie is read by its whole name, the first of two, and never as a pattern', () => {
  expect(cookieValue('visit=3; lang=de; slang=fr', 'lang')).toBe('de');
  expect(cookieValue('slang=fr;lang=a=b ;lang=pl', 'lang')).toBe('a=b');
  expect(cookieValue('lang=', 'lang')).toBe('');
  expect(cookieValue('language=de', 'lang')).toBeUndefined();
  expect(cookieValue('abc=1', 'a.c')).toBeUndefined();
  expect(cookieValue('', 'lang')).toBeUndefined();
});

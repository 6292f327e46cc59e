import { expect, it } from '@jest/globals';
import { textDirection } from './text-direction';

it.each([
  ['12. The Long Road', 'ltr'],
  ['12. الحلقة Pilot', 'rtl'],
  ['1. פיילוט', 'rtl'],
  ['第1話 الحلقة', 'ltr'],
  ['12 – 24', 'ltr'],
  [undefined, 'ltr'],
])('the direction of “%s” is %s [LANGUAGE-13]', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});

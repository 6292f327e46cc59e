import { expect, it } from '@jest/globals';
import { formatTvCode, readTvCode } from './tv-code';

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

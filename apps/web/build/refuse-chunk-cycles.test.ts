import { expect, it } from '@jest/globals';
import { findCycle } from './refuse-chunk-cycles';

it('finds chunks that import each other, however long the cycle', () => {
  expect(
    findCycle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
  expect(findCycle(new Map([['a', ['a']]]))).toEqual(['a', 'a']);
});

it('lets chunks share what they need', () => {
  expect(
    findCycle(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toBeNull();
});

import { expect, it } from '@jest/globals';
import { swipeDirection } from './use-swipe';

const from = { clientX: 100, clientY: 100 };

it.each([
  [90, 100, 'next'],
  [110, 100, 'previous'],
  [91, 100, null],
  [109, 100, null],
  [85, 130, null],
])('interprets a movement to %d, %d as: %s [HOME-14]', (clientX, clientY, expected) => {
  expect(swipeDirection(from, { clientX, clientY })).toBe(expected);
});

import { expect, it } from '@jest/globals';
import { remainingLabel } from './remaining-label';

it.each([
  [{ watched: 900, duration: 3300 }, '40 min left'],
  [{ watched: 0, duration: 3600 }, '1 hr left'],
  [{ watched: 600, duration: 6000 }, '1 hr 30 min left'],
  [{ watched: 3299, duration: 3300 }, '1 min left'],
  [{ watched: 10, duration: 0 }, null],
])('how much of %j is left: %s', (progress, label) => {
  expect(remainingLabel(progress)).toBe(label);
});

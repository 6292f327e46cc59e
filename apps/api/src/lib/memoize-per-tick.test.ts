import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { memoizePerTick } from './memoize-per-tick';

it('memoizePerTick computes once per turn of the event loop, and again in the next', async () => {
  let runs = 0;
  const count = memoizePerTick(() => (runs += 1));
  expect([count(), count()]).toEqual([1, 1]);
  await Promise.resolve();
  expect(count()).toBe(1);
  await turn();
  expect(count()).toBe(2);
});

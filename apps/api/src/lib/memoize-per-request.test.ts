import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { memoizePerRequest } from './memoize-per-request';
import { memoizePerTick } from './memoize-per-tick';

it('memoizePerRequest computes once per request, and again for the next one', () => {
  let runs = 0;
  const count = memoizePerRequest((_req: object) => (runs += 1));
  const [first, second] = [{}, {}];
  expect([count(first), count(first), count(second), count(first)]).toEqual([1, 1, 2, 1]);
});

it('memoizePerTick computes once per turn of the event loop, and again in the next', async () => {
  let runs = 0;
  const count = memoizePerTick(() => (runs += 1));
  expect([count(), count()]).toEqual([1, 1]);
  await Promise.resolve();
  expect(count()).toBe(1);
  await turn();
  expect(count()).toBe(2);
});

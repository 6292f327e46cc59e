import { expect, it, jest } from '@jest/globals';
import { collectWhenIdle } from './src/collect-when-idle.mjs';

it('a server collects garbage while it is idle, and not while it is busy', () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  const gc = jest.fn();
  let utilization = 0.5;
  collectWhenIdle(gc, () => ({ utilization }));
  jest.advanceTimersByTime(300_000);
  expect(gc).not.toHaveBeenCalled();
  utilization = 0;
  jest.advanceTimersByTime(60_000);
  expect(gc).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

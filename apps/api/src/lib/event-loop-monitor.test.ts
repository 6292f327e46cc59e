import { expect, it } from '@jest/globals';
import { createEventLoopMonitor } from './event-loop-monitor';

it('distinguishes a busy event loop from an idle one', () => {
  const loop = { active: 0, idle: 0, utilization: 0 };
  let now = 0;
  const isBusy = createEventLoopMonitor(
    () => now,
    () => ({ ...loop }),
  );
  loop.active += 1_000;
  now += 1_000;
  expect(isBusy()).toBe(true);
  // Calls within the window return the same result.
  loop.idle += 10;
  now += 10;
  expect(isBusy()).toBe(true);
  loop.idle += 1_000;
  now += 1_000;
  expect(isBusy()).toBe(false);
});

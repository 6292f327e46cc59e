import { expect, it } from '@jest/globals';
import { createEventLoopMonitor } from './event-loop-monitor';

const work = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('distinguishes a busy event loop from an idle one', async () => {
  let now = 0;
  const isBusy = createEventLoopMonitor(() => now);
  work(40);
  now += 1_000;
  expect(isBusy()).toBe(true);
  // Looks that follow soon say the same.
  now += 10;
  expect(isBusy()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 60));
  now += 1_000;
  expect(isBusy()).toBe(false);
});

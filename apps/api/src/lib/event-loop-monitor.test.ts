import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createEventLoopMonitor } from './event-loop-monitor';

const work = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};
/** Resolves when at least half of the time since then was idle, however busy the machine is. */
const rest = async (since: EventLoopUtilization) => {
  do await sleep(60);
  while (performance.eventLoopUtilization(since).utilization > 0.5);
};

it('distinguishes a busy event loop from an idle one', async () => {
  let now = 0;
  const isBusy = createEventLoopMonitor(() => now);
  work(40);
  now += 1_000;
  const since = performance.eventLoopUtilization();
  expect(isBusy()).toBe(true);
  // Calls within the window return the same result.
  now += 10;
  expect(isBusy()).toBe(true);
  await rest(since);
  now += 1_000;
  expect(isBusy()).toBe(false);
});

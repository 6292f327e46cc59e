import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { collectWhenIdle } from './src/collect-when-idle.mjs';

const MB = 1024 * 1024;

describe('an idle server', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  const start = () => {
    const state = { heap: 100 * MB, utilization: 0.5 };
    const gc = jest.fn(() => void (state.heap = 60 * MB));
    const stop = collectWhenIdle({ gc, heapBytes: () => state.heap, utilization: () => state.utilization });
    return { state, gc, stop };
  };

  it('collects garbage once, and not while it is busy', () => {
    const { state, gc, stop } = start();
    jest.advanceTimersByTime(300_000);
    expect(gc).not.toHaveBeenCalled();
    state.utilization = 0;
    jest.advanceTimersByTime(180_000);
    expect(gc).toHaveBeenCalledTimes(1);
    stop();
  });

  it('collects what its caches drop later', () => {
    const { state, gc, stop } = start();
    state.utilization = 0;
    jest.advanceTimersByTime(10 * 60_000);
    expect(gc).toHaveBeenCalledTimes(4);
    stop();
  });

  it('does so again after more work', () => {
    const { state, gc, stop } = start();
    state.utilization = 0;
    jest.advanceTimersByTime(60_000);
    state.heap = 90 * MB;
    jest.advanceTimersByTime(60_000);
    expect(gc).toHaveBeenCalledTimes(2);
    stop();
  });
});

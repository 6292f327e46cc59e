import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitForUserIdle } from './user-idle';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const waiting = () => {
  const came = jest.fn();
  void waitForUserIdle({ target: window, quietMs: 3000, longestMs: 20_000 }).then(came);
  return came;
};

describe('idle time', () => {
  it('starts when the visitor has done nothing for three seconds', async () => {
    const came = waiting();
    await jest.advanceTimersByTimeAsync(2900);
    document.body.dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(2900);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    await jest.advanceTimersByTimeAsync(2999);
    expect(came).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(came).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is not awaited for longer than twenty seconds', async () => {
    const came = waiting();
    for (let second = 0; second < 19; second += 1) {
      await jest.advanceTimersByTimeAsync(1000);
      document.body.dispatchEvent(new Event('pointerdown'));
    }
    expect(came).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(came).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { debounce } from './debounce';

describe('a look at the folders after a change', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits for a quiet moment, but at most five seconds while something is written all the time', () => {
    const scan = jest.fn();
    const changes = debounce(scan, { quietMs: 1_000, atMostMs: 5_000 });
    changes.call();
    jest.advanceTimersByTime(999);
    expect(scan).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scan).toHaveBeenCalledTimes(1);
    for (let ms = 0; ms < 12_000; ms += 500) {
      changes.call();
      jest.advanceTimersByTime(500);
    }
    expect(scan).toHaveBeenCalledTimes(3);
    changes.cancel();
    jest.advanceTimersByTime(10_000);
    expect(scan).toHaveBeenCalledTimes(3);
  });
});

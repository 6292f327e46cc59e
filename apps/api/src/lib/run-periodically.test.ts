import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runPeriodically } from './run-periodically';

describe('runPeriodically', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const start = (run: () => Promise<void> = async () => undefined) => {
    const runs: number[] = [];
    const errors: unknown[] = [];
    const begun = Date.now();
    const stop = runPeriodically({
      firstMs: 5_000,
      everyMs: 60_000,
      run: () => {
        runs.push(Date.now() - begun);
        return run();
      },
      onError: (error) => errors.push(error),
    });
    return { runs, errors, stop };
  };

  it('delays the first run, so that the first visitors are served first', async () => {
    const { runs } = start();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(runs).toEqual([]);
    await jest.advanceTimersByTimeAsync(120_001);
    expect(runs).toEqual([5_000, 65_000, 125_000]);
  });

  it('keeps running after a failure', async () => {
    const { runs, errors } = start(() => Promise.reject(new Error('the database is away')));
    await jest.advanceTimersByTimeAsync(65_000);
    expect([runs.length, errors.length]).toEqual([2, 2]);
  });

  it.each([0, 70_000])('stops after %d ms', async (ms) => {
    const { runs, stop } = start();
    await jest.advanceTimersByTimeAsync(ms);
    const before = runs.length;
    stop();
    await jest.advanceTimersByTimeAsync(300_000);
    expect(runs).toHaveLength(before);
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { SingleFlight } from './single-flight';

describe('callers with the same key', () => {
  const rejected = (wanted: Promise<unknown>): Promise<unknown> => wanted.catch((error: unknown) => error);
  /** Runs until it is stopped. */
  const endless = (stop: AbortSignal): Promise<string> =>
    new Promise((_, reject) => stop.addEventListener('abort', () => reject(new Error('stopped'))));

  it('share one run', async () => {
    const flights = new SingleFlight<string>();
    const start = jest.fn(async () => 'made');
    expect(await Promise.all([flights.run('a', start), flights.run('a', start)])).toEqual(['made', 'made']);
    expect([start.mock.calls.length, flights.size]).toEqual([1, 0]);
  });

  it('stop it when the last of them leaves, and a later one starts again', async () => {
    const flights = new SingleFlight<string>();
    const [first, second] = [new AbortController(), new AbortController()];
    const results = [first, second].map(({ signal }) => rejected(flights.run('a', endless, signal)));
    first.abort();
    expect(flights.size).toBe(1);
    second.abort();
    expect(flights.size).toBe(0);
    expect(await flights.run('a', async () => 'anew')).toBe('anew');
    expect(await Promise.all(results)).toEqual([new Error('stopped'), new Error('stopped')]);
  });

  it('do not stop it for one that never leaves', async () => {
    const flights = new SingleFlight<string>();
    const left = new AbortController();
    const both = [rejected(flights.run('a', endless)), rejected(flights.run('a', endless, left.signal))];
    left.abort();
    expect(flights.size).toBe(1);
    await flights.stopAll();
    await Promise.all(both);
  });

  it('start nothing if they have left already', async () => {
    const start = jest.fn(async () => 'made');
    await expect(new SingleFlight<string>().run('a', start, AbortSignal.abort())).rejects.toThrow();
    expect(start).not.toHaveBeenCalled();
  });
});

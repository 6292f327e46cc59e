import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { sampleHlsResult } from '../../testing/sample-streams';
import type { PlayerEngine } from '../player-engine';
import { playing } from './engine-test-kit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

// Chromium 156 with Shaka 5.2.12: where a master playlist names no codecs, or others than its renditions have, the load
// succeeds, and the picture and the sound fail one after the other, 0.1 to 0.7 s apart.
const threw = [3014, 3] as const;
const problem = { kind: 'codecs', codecs: ['AC-3'] } as const;

/** What the engine does, in order. */
function record(engine: PlayerEngine): string[] {
  const events: string[] = [];
  let before = engine.getState().status;
  engine.subscribe(() => {
    const { status } = engine.getState();
    if (status !== before) events.push(status);
    before = status;
  });
  engine.on('error', ({ code }) => events.push(`error ${code}`));
  return events;
}

it('the second error of a stream does not fail the one that is loaded in its place [PLAYER-53]', async () => {
  const { engine, player } = await playing({ explain: () => Promise.resolve(problem) });
  const events = record(engine);
  player.raise(...threw);
  await jest.advanceTimersByTimeAsync(0);
  let unloaded = (): void => undefined;
  player.onUnload = () => new Promise((resolve) => (unloaded = resolve));
  const next = engine.load(sampleHlsResult.stream);
  await jest.advanceTimersByTimeAsync(0);
  player.raise(...threw);
  unloaded();
  await expect(next).resolves.toBe('ready');
  expect(events).toEqual(['loading', 'failed', 'error media', 'loading', 'ready']);
  // Its own errors count again.
  player.raise(...threw);
  await jest.advanceTimersByTimeAsync(0);
  expect(events.slice(5)).toEqual(['loading', 'failed', 'error media']);
});

it('while the first is diagnosed, the second does not take its attempts to recover [PLAYER-53]', async () => {
  let explained = (_: null): void => undefined;
  const explain = jest.fn(() => new Promise<null>((resolve) => (explained = resolve)));
  const { engine, player } = await playing({ explain });
  const events = record(engine);
  for (const attempt of [1, 2, 3]) {
    player.raise(...threw);
    await jest.advanceTimersByTimeAsync(0);
    player.raise(...threw);
    await jest.advanceTimersByTimeAsync(0);
    explained(null);
    await jest.advanceTimersByTimeAsync(0);
    expect(explain).toHaveBeenCalledTimes(attempt);
  }
  expect(player.loads).toHaveLength(3);
  expect(events).toEqual(['loading', 'ready', 'loading', 'ready', 'loading', 'failed', 'error media']);
});

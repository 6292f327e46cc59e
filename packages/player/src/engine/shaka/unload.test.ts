import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MEDIA, playing, setUp } from './engine-test-kit';
import { sampleHlsResult } from '../../testing/sample-streams';
import type { PlayerEngine } from '../player-engine';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const later = () => jest.advanceTimersByTimeAsync(0);

describe('an episode that was left, while the source of the next one is searched', () => {
  it('stops, and is gone from the controls', async () => {
    const { engine, video, player } = await playing();
    video.fire('timeupdate', { currentTime: 95 });
    engine.unload();
    expect(video.element.paused).toBe(true);
    const gone = { status: 'idle', paused: true, positionSec: 0, durationSec: 0, qualities: [], audioTracks: [] };
    expect(engine.getState()).toMatchObject(gone);
    video.fire('timeupdate', { currentTime: 96 });
    player.dispatchEvent(new Event('trackschanged'));
    expect(engine.getState()).toMatchObject(gone);
  });

  it('is not played by any key', async () => {
    const { engine, video } = await playing();
    engine.unload();
    const plays = video.plays();
    await engine.play();
    await engine.autoplay();
    await expect(engine.reload()).resolves.toBe('interrupted');
    expect(video.plays()).toBe(plays);
    expect(engine.getState()).toMatchObject({ status: 'idle', paused: true });
  });

  it('is not played by a recovery that had begun', async () => {
    const { engine, video, player } = await playing();
    let finish: () => void = () => undefined;
    player.onLoad = () => new Promise((resolve) => (finish = resolve));
    player.raise(...MEDIA);
    await later();
    engine.unload();
    const plays = video.plays();
    finish();
    await later();
    expect(video.plays()).toBe(plays);
    expect(engine.getState()).toMatchObject({ status: 'idle', paused: true });
  });
});

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

describe('a seek', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const buffered = { length: 1, start: () => 0, end: () => 8 };
  async function limitsAfter(currentTime: number): Promise<unknown[]> {
    const { engine, video, player } = await playing();
    player.configured.length = 0;
    video.fire('seeking', { buffered, currentTime });
    await engine.destroy();
    return player.configured;
  }

  it('out of what is buffered makes Shaka forget what it has fetched ahead, and go on fetching ahead', async () => {
    expect(await limitsAfter(11)).toEqual([
      ['streaming.segmentPrefetchLimit', 0],
      ['streaming.segmentPrefetchLimit', 1],
    ]);
  });

  it('within what is buffered aborts nothing', async () => {
    expect(await limitsAfter(5)).toEqual([]);
  });
});

it('a start that Shaka interrupts, to empty the element, is no pause by the viewer', async () => {
  const { engine, video } = await setUp();
  await engine.load(sampleHlsResult.stream);
  video.element.play = () => {
    video.fire('play', { paused: false });
    video.fire('emptied', { paused: true });
    return Promise.reject(new DOMException('a new load request', 'AbortError'));
  };
  await expect(engine.autoplay()).resolves.toBe('allowed');
  expect(engine.getState().paused).toBe(false);
});

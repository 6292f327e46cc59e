import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createFakeShaka } from '../testing/fake-shaka';
import { createFakeVideo } from '../testing/fake-video';
import { sampleHlsResult } from '../testing/sample-streams';
import { createShakaEngine } from './shaka/shaka-engine';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function playing() {
  const { loadShaka, players } = createFakeShaka();
  const video = createFakeVideo();
  const clock = { now: 0 };
  const engine = createShakaEngine({ loadShaka, connection: () => undefined, now: () => clock.now });
  await engine.attach(video.element);
  await engine.load(sampleHlsResult.stream);
  await engine.play();
  return { engine, video, clock, player: () => players[0] };
}

describe('the play state', () => {
  it('is compared with the element every 2.5 s, because some browsers freeze a page without an event [PLAYER-26]', async () => {
    const { engine, video } = await playing();
    Object.defineProperty(video.element, 'paused', { value: true, configurable: true });
    Object.defineProperty(video.element, 'currentTime', { value: 12, configurable: true });
    await jest.advanceTimersByTimeAsync(2499);
    expect(engine.getState().paused).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(engine.getState()).toMatchObject({ paused: true, positionSec: 12 });
  });

  it('retries failed requests after the machine has slept', async () => {
    const { clock, player } = await playing();
    player()?.raise(1001, 1);
    clock.now = 3_600_000;
    await jest.advanceTimersByTimeAsync(2500);
    const retries = player()?.retries ?? 0;
    expect(retries).toBeGreaterThan(1);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MEDIA, playing } from './engine-test-kit';

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

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { playing } from './shaka/engine-test-kit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A file that declares 65 minutes. */
async function playingFile() {
  const kit = await playing();
  const ended = jest.fn();
  kit.engine.on('ended', ended);
  kit.video.fire('durationchange', { duration: 3900 });
  return { ...kit, ended };
}
/** What Chromium does when the samples end, or lie behind it. */
const jumpToEnd = { currentTime: 3900, seeking: false, ended: true };

describe('a file that declares more than it has', () => {
  it('is as long as what was played of it, and ends there [PLAYER-48]', async () => {
    const { engine, video, ended } = await playingFile();
    for (const currentTime of [0.2, 4, 8]) video.fire('timeupdate', { currentTime });
    expect(engine.getState().durationSec).toBe(3900);
    video.fire('timeupdate', jumpToEnd);
    expect(engine.getState()).toMatchObject({ positionSec: 8, durationSec: 8, ended: true });
    video.fire('ended');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(engine.getState()).toMatchObject({ positionSec: 8, durationSec: 8 });
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('is longer again if more of it plays', async () => {
    const { engine, video } = await playingFile();
    video.fire('timeupdate', { currentTime: 4 });
    video.fire('seeking', { currentTime: 2000, seeking: true });
    video.fire('timeupdate', jumpToEnd);
    expect(engine.getState().durationSec).toBe(4);
    video.fire('seeking', { currentTime: 0, seeking: true, ended: false });
    for (const currentTime of [0, 8]) video.fire('timeupdate', { currentTime, seeking: false });
    expect(engine.getState()).toMatchObject({ positionSec: 8, durationSec: 8 });
  });

  it('is believed when its end is sought', async () => {
    const { engine, video } = await playingFile();
    video.fire('timeupdate', { currentTime: 4 });
    video.fire('seeking', { currentTime: 3900, seeking: true, ended: true });
    video.fire('timeupdate', jumpToEnd);
    expect(engine.getState()).toMatchObject({ positionSec: 3900, durationSec: 3900 });
  });

  it('is named as empty if it has nothing [PLAYER-48]', async () => {
    const { engine, video, ended } = await playingFile();
    video.fire('timeupdate', jumpToEnd);
    video.fire('ended');
    expect(engine.getState()).toMatchObject({
      status: 'failed',
      error: { code: 'stream', problem: { kind: 'emptyVideo' } },
    });
    expect(ended).not.toHaveBeenCalled();
  });
});

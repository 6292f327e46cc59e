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

  it('is shorter after each look beyond its end, and as long as what was played once that ends', async () => {
    const { engine, video } = await playingFile();
    video.fire('timeupdate', { currentTime: 4 });
    video.fire('seeking', { currentTime: 2000, seeking: true });
    video.fire('timeupdate', jumpToEnd);
    expect(engine.getState().durationSec).toBe(2000);
    video.fire('seeking', { currentTime: 0, seeking: true, ended: false });
    for (const currentTime of [0, 8]) video.fire('timeupdate', { currentTime, seeking: false });
    expect(engine.getState()).toMatchObject({ positionSec: 8, durationSec: 2000 });
    video.fire('timeupdate', jumpToEnd);
    expect(engine.getState()).toMatchObject({ positionSec: 8, durationSec: 8 });
  });

  it.each([
    // As Chromium reports it: while it plays, and while it is paused.
    ['playing', [{ currentTime: 3700, seeking: false }, jumpToEnd]],
    ['paused', [{ currentTime: 3700, seeking: false, ended: true }]],
  ])('has been seen as far as it was played after a look beyond its end while %s', async (_, landings) => {
    const { engine, video } = await playingFile();
    for (const currentTime of [0.2, 60]) video.fire('timeupdate', { currentTime });
    video.fire('seeking', { currentTime: 3700, seeking: true });
    for (const landing of landings) video.fire('timeupdate', landing);
    expect(engine.getState()).toMatchObject({ positionSec: 60, durationSec: 3700, ended: true });
    video.fire('seeking', { currentTime: 1000, seeking: true, ended: false });
    video.fire('timeupdate', { ...jumpToEnd, currentTime: 1000 });
    expect(engine.getState()).toMatchObject({ positionSec: 60, durationSec: 1000, ended: true });
  });

  // As Chromium 156 reports it.
  it.each([
    ['playing', [jumpToEnd]],
    ['playing, seen before it ends', [{ currentTime: 3880, seeking: false }, jumpToEnd]],
    ['paused', [{ currentTime: 3880, seeking: false, ended: true }]],
  ])(
    'has not been watched after a look at the last seconds that it declares, while %s [PLAYER-48]',
    async (_, ends) => {
      const { engine, video } = await playingFile();
      for (const currentTime of [0.2, 4]) video.fire('timeupdate', { currentTime });
      video.fire('seeking', { currentTime: 3880, seeking: true });
      for (const end of ends) video.fire('timeupdate', end);
      expect(engine.getState()).toMatchObject({ positionSec: 4, ended: true });
      // What is there can be played again, to its end.
      video.fire('seeking', { currentTime: 0, seeking: true, ended: false });
      for (const currentTime of [0, 4, 8]) video.fire('timeupdate', { currentTime, seeking: false });
      video.fire('timeupdate', jumpToEnd);
      expect(engine.getState()).toMatchObject({ positionSec: 8, durationSec: 8 });
    },
  );

  it('has been watched where its last seconds are sought and play, however rarely the browser says so', async () => {
    const { engine, video } = await playingFile();
    video.fire('timeupdate', { currentTime: 4 });
    video.fire('seeking', { currentTime: 3880, seeking: true });
    for (const currentTime of [3880, 3881]) video.fire('timeupdate', { currentTime, seeking: false });
    video.fire('timeupdate', jumpToEnd);
    expect(engine.getState()).toMatchObject({ positionSec: 3900, durationSec: 3900 });
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

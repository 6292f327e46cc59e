import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSeekingThumbnails, SEEK_TIMEOUTS_MS, thumbnailStepSec } from './seeking-thumbnails';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A video whose seeks complete after `delaysMs`, one after another; further ones never do. */
function setUp(delaysMs: number[] = Array<number>(50).fill(10)) {
  const video = document.createElement('video');
  const sought: number[] = [];
  Object.defineProperty(video, 'currentTime', {
    set(second: number) {
      sought.push(second);
      const delay = delaysMs.shift();
      if (delay !== undefined) setTimeout(() => video.dispatchEvent(new Event('seeked')), delay);
    },
  });
  const release = jest.fn(() => Promise.resolve());
  const open = jest.fn(() => Promise.resolve({ video, release }));
  const revoke = jest.fn();
  const capture = jest.fn(() => Promise.resolve(`blob:${sought.length}`));
  const thumbnails = createSeekingThumbnails({ open, capture, revoke });
  const ask = async (second: number, durationSec = 600, waitMs = 100) => {
    const asked = thumbnails.get(second, durationSec);
    await jest.advanceTimersByTimeAsync(waitMs);
    return asked;
  };
  return { thumbnails, ask, sought, open, revoke, release, capture };
}

describe('thumbnails by seeking', () => {
  it('are one every 10 s of a short video, else every 30 s [PLAYER-27]', () => {
    expect([thumbnailStepSec(299.9), thumbnailStepSec(300)]).toEqual([10, 30]);
  });

  it('are generated on demand, once each, at 160 by 90 [PLAYER-27]', async () => {
    const { ask, sought, open } = setUp();
    expect(open).not.toHaveBeenCalled();
    await expect(ask(61)).resolves.toMatchObject({ url: 'blob:1', width: 160, height: 90 });
    await expect(ask(50)).resolves.toMatchObject({ url: 'blob:1' });
    await expect(ask(100)).resolves.toMatchObject({ url: 'blob:2' });
    expect(sought).toEqual([60, 90]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('retry a slow seek with timeouts of 3 s and 5 s, then skip that one [PLAYER-27]', async () => {
    const { ask, sought, capture } = setUp([]);
    const patience = SEEK_TIMEOUTS_MS.reduce((sum, ms) => sum + ms, 0);
    expect(patience).toBe(10_000);
    await expect(ask(60, 600, patience)).resolves.toBeNull();
    expect(sought).toEqual([60, 60, 60]);
    expect(capture).not.toHaveBeenCalled();
  });

  it('skip the seconds that the pointer has already left', async () => {
    const { thumbnails, sought } = setUp();
    const asked = [30, 60, 90, 120].map((second) => thumbnails.get(second, 600));
    await jest.advanceTimersByTimeAsync(100);
    const found = await Promise.all(asked);
    expect(found.map((thumbnail) => thumbnail !== null)).toEqual([false, false, false, true]);
    expect(sought).toEqual([120]);
  });

  it('are not available for a tainted video, which is not tried again [PLAYER-28]', async () => {
    const { ask, capture, sought } = setUp();
    capture.mockRejectedValue(new DOMException('tainted', 'SecurityError'));
    await expect(ask(60)).resolves.toBeNull();
    await expect(ask(90)).resolves.toBeNull();
    expect(sought).toEqual([60]);
  });

  it('are not generated for a live stream', async () => {
    const { ask, open } = setUp();
    await expect(ask(60, Infinity)).resolves.toBeNull();
    expect(open).not.toHaveBeenCalled();
  });

  it('free their memory', async () => {
    const { thumbnails, ask, revoke, release } = setUp();
    await ask(60);
    await ask(90);
    thumbnails.release();
    await jest.advanceTimersByTimeAsync(0);
    expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
    expect(release).toHaveBeenCalledTimes(1);
    await expect(ask(120)).resolves.toBeNull();
  });
});

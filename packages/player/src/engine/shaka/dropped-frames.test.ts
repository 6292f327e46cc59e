import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { maxHeights, playing, variant } from './engine-test-kit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Auto plays 720p of 360p, 720p and 1080p; `drop` is the share of frames that the device cannot display. */
async function playing720() {
  const kit = await playing();
  const frames = { total: 0, dropped: 0, drop: 0 };
  Object.assign(kit.video.element, {
    getVideoPlaybackQuality: () => ({ totalVideoFrames: frames.total, droppedVideoFrames: frames.dropped }),
  });
  kit.player.video = [variant(1080), variant(360), variant(720, true)];
  kit.player.dispatchEvent(new Event('adaptation'));
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      frames.total += 25;
      frames.dropped += 25 * frames.drop;
      await jest.advanceTimersByTimeAsync(1000);
    }
  };
  const maxHeight = () => maxHeights(kit.player).at(-1) ?? Number.NaN;
  return { ...kit, frames, pass, maxHeight };
}

describe('a device that drops frames', () => {
  it('gets a lower quality, at once, and the menu lists all that there are [PLAYER-15]', async () => {
    const { engine, player, frames, pass, maxHeight } = await playing720();
    frames.drop = 0.5;
    await pass(7);
    expect(maxHeight()).toBeLessThan(720);
    expect(player.replacedBy).toEqual([360]);
    expect(engine.getState()).toMatchObject({
      qualities: ['360p', '720p', '1080p'],
      quality: 'Auto',
      activeQuality: '360p',
    });
  });

  it('may rise again after half a minute', async () => {
    const { frames, pass, maxHeight } = await playing720();
    frames.drop = 0.5;
    await pass(7);
    frames.drop = 0;
    await pass(30);
    expect(maxHeight()).toBe(Infinity);
  });

  it('is left alone with a few lost frames, a faster speed, or a quality that was chosen', async () => {
    const { engine, player, frames, pass } = await playing720();
    frames.drop = 0.05;
    await pass(10);
    frames.drop = 0.5;
    engine.setRate(2);
    await pass(10);
    engine.setRate(1);
    await engine.selectQuality('1080p');
    player.replacedBy.length = 0;
    await pass(10);
    expect(player.replacedBy).toEqual([]);
    expect(engine.getState().activeQuality).toBe('1080p');
  });
});

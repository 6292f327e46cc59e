import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sampleFileResult, sampleHlsResult } from '../../testing/sample-streams';
import { playing, setUp } from './engine-test-kit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the speed', () => {
  it('is the last one chosen, even if buffering ends at that moment', async () => {
    const { engine, player, video } = await playing();
    engine.setRate(1.25);
    video.fire('ratechange');
    engine.setRate(1);
    player.changeBuffering();
    video.fire('ratechange');
    expect(video.element.playbackRate).toBe(1);
    expect(engine.getState().rate).toBe(1);
  });

  it('can be chosen while a stream loads', async () => {
    const { engine, video } = await setUp();
    const loading = engine.load(sampleHlsResult.stream);
    engine.setRate(1.5);
    await loading;
    expect(video.element.playbackRate).toBe(1.5);
    expect(engine.getState().rate).toBe(1.5);
  });

  it('stays for the next stream, also if the browser’s own controls changed it', async () => {
    const { engine, video } = await playing();
    video.fire('ratechange', { playbackRate: 2 });
    const loading = engine.load(sampleFileResult.stream);
    video.fire('ratechange', { playbackRate: 1 });
    await loading;
    expect(video.element.playbackRate).toBe(2);
    expect(engine.getState().rate).toBe(2);
  });
});

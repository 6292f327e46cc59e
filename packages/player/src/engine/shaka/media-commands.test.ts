import { expect, it } from '@jest/globals';
import { sampleHlsResult } from '../../testing/sample-streams';
import { setUp } from './engine-test-kit';

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

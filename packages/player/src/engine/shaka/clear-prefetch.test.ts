import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { playing } from './engine-test-kit';

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

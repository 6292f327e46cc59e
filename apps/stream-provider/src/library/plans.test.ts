import { describe, expect, it } from '@jest/globals';
import { noFfmpeg } from '../testing/library-app';
import { BoundedQueue } from './bounded-queue';
import { planRenditions } from './hls/plan-renditions';
import { Plans } from './plans';
import type { MediaInfo } from './probe/media-info';
import type { Version } from './version';

const twoDays: MediaInfo = {
  container: 'other',
  durationSec: 172_800,
  startSec: 0,
  video: { index: 0, codec: 'mpeg4', width: 1920, height: 1080, isHdr: false, isInterlaced: false },
  audio: Array.from({ length: 16 }, (_, at) => ({ index: at + 1, codec: 'ac3', isDefault: false })),
  subtitles: [],
  chapters: [],
};
const version = (key: string, info = twoDays) => ({ file: { key, path: '/film' }, info }) as Version;
const indexes = new BoundedQueue({ concurrency: 1, maxWaiting: 0, maxWaitMs: 0 });
const plansOf = (maxBytes: number) => new Plans({ tools: noFfmpeg, indexes, indexBytes: 1_000, maxBytes });

describe('the cache of playback plans', () => {
  it('stays within its limit, however long and many the files are', async () => {
    const plans = plansOf(4_000_000);
    const first = await plans.get(version('0'));
    expect(await plans.get(version('0'))).toBe(first);
    for (let at = 1; at < 100; at += 1) await plans.get(version(String(at)));
    expect(plans.bytes).toBeLessThanOrEqual(4_000_000);
    expect(await plans.get(version('0'))).not.toBe(first);
  });

  it('shares segment boundaries between audio tracks', () => {
    const { audio } = planRenditions(twoDays, null);
    expect(new Set(audio.map(({ segmentStarts }) => segmentStarts)).size).toBe(1);
  });

  it('does not cache failures', async () => {
    const plans = plansOf(1_000_000);
    const film = version('a', { ...twoDays, video: { ...twoDays.video, codec: 'h264' } });
    let end = (): void => undefined;
    const busy = indexes.run(() => new Promise<void>((resolve) => (end = resolve)));
    await expect(plans.get(film)).rejects.toThrow('Too many');
    end();
    await busy;
    expect((await plans.get(film)).video.length).toBeGreaterThan(0);
  });
});

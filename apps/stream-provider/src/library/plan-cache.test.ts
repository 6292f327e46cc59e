import { describe, expect, it } from '@jest/globals';
import { planRenditions } from './hls/plan-renditions';
import { createPlanCache } from './plan-cache';
import type { MediaInfo } from './probe/media-info';

const twoDays: MediaInfo = {
  container: 'other',
  durationSec: 172_800,
  startSec: 0,
  video: { index: 0, codec: 'mpeg4', width: 1920, height: 1080, isHdr: false, isInterlaced: false },
  audio: Array.from({ length: 16 }, (_, at) => ({ index: at + 1, codec: 'ac3', isDefault: false })),
  subtitles: [],
  chapters: [],
};

describe('the cache of playback plans', () => {
  it('stays within its limit, however long and many the files are', async () => {
    const plans = createPlanCache(4_000_000);
    for (let at = 0; at < 100; at += 1) await plans.keep(String(at), Promise.resolve(planRenditions(twoDays, null)));
    expect(plans.bytes).toBeLessThanOrEqual(4_000_000);
    expect(plans.get('99')).toBeDefined();
    expect(plans.get('0')).toBeUndefined();
  });

  it('shares segment boundaries between audio tracks', () => {
    const { audio } = planRenditions(twoDays, null);
    expect(new Set(audio.map(({ segmentStarts }) => segmentStarts)).size).toBe(1);
  });

  it('does not cache failures', async () => {
    const plans = createPlanCache(1_000_000);
    await expect(plans.keep('a', Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(plans.get('a')).toBeUndefined();
  });
});

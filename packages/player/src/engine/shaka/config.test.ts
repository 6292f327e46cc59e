import { describe, expect, it } from '@jest/globals';
import { measuredStart, startupConfig } from './config';

describe('what playback begins with [LIBRARY-32]', () => {
  it('is the lowest rendition, unless the provider names a better one', () => {
    expect(startupConfig(undefined, undefined)).toMatchObject({
      defaultBandwidthEstimate: 500_000,
      advanced: { minTotalBytes: 2e6 },
    });
    // Shaka selects a rendition that needs at most 0.85 of the estimate.
    const { defaultBandwidthEstimate, advanced } = startupConfig(8_000_000, { effectiveType: '4g' });
    expect(0.85 * defaultBandwidthEstimate).toBeGreaterThan(8_000_000);
    expect(0.85 * defaultBandwidthEstimate).toBeLessThan(8_100_000);
    expect(advanced.minTotalBytes).toBeLessThan(1e6);
  });

  it.each([{ effectiveType: '3g' }, { saveData: true }])('is the lowest on a slow line (%o)', (connection) => {
    expect(startupConfig(8_000_000, connection).defaultBandwidthEstimate).toBe(500_000);
  });

  it('is measured where the stream names nothing, and nobody pays for what is fetched before it is watched', () => {
    const stream = { type: 'hls' as const, playlist: 'https://a.example/film.m3u8', captions: [] };
    expect(measuredStart(stream, 20e6, undefined)).toBe(10e6);
    expect(measuredStart(stream, null, undefined)).toBeUndefined();
    expect(measuredStart({ ...stream, startBandwidth: 8e6 }, 20e6, undefined)).toBeUndefined();
    expect(measuredStart(stream, 20e6, { saveData: true })).toBeUndefined();
    expect(measuredStart(stream, 20e6, { effectiveType: '4g', type: 'cellular' })).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { startupConfig } from './config';

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
});

import { describe, expect, it } from '@jest/globals';
import { knownRegions, regionName } from './region-name';

describe('the name of a region', () => {
  it('is the browser’s name, except for Hong Kong', () => {
    const browsers = new Intl.DisplayNames('en', { type: 'region' });
    const unlike = knownRegions.filter((code) => regionName(code) !== browsers.of(code));
    expect(knownRegions.length).toBeGreaterThan(60);
    expect(unlike).toEqual(['HK']);
    expect(regionName('HK')).toBe('Hong Kong');
  });

  it('comes from the browser for other regions, and falls back to the code', () => {
    expect(regionName('MA')).toBe('Morocco');
    expect(regionName('no region')).toBe('no region');
  });
});

import { describe, expect, it } from '@jest/globals';
import { knownRegions, regionName } from './region-name';

describe('the name of a region', () => {
  it('is the one that browsers give it, but for Hong Kong, which they call by its constitution', () => {
    const browsers = new Intl.DisplayNames('en', { type: 'region' });
    const unlike = knownRegions.filter((code) => regionName(code) !== browsers.of(code));
    expect(knownRegions.length).toBeGreaterThan(60);
    expect(unlike).toEqual(['HK']);
    expect(regionName('HK')).toBe('Hong Kong');
  });

  it('is asked of the browser for other regions, and is the code where there is none', () => {
    expect(regionName('MA')).toBe('Morocco');
    expect(regionName('no region')).toBe('no region');
  });
});

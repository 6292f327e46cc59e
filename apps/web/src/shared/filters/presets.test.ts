import { noFilters, readFilters, writeFilters } from '@marquee/core';
import { describe, expect, it } from '@jest/globals';
import { isPresetOn, presets, togglePreset } from './presets';

describe('the presets of filters', () => {
  it.each(presets)('$name is set by one press and taken away by the next [BROWSE-26]', (preset) => {
    const on = togglePreset({ ...noFilters, language: 'ja' }, preset);
    expect(isPresetOn(on, preset)).toBe(true);
    expect(togglePreset(on, preset)).toEqual({ ...noFilters, language: 'ja' });
  });

  it.each(presets)('$name is in the address', (preset) => {
    const params = new URLSearchParams();
    writeFilters(togglePreset(noFilters, preset), params);
    expect(isPresetOn(readFilters(params), preset)).toBe(true);
  });
});

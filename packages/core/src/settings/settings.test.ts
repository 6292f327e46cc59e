import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  chooseSetting,
  mergeSettings,
  parseSettings,
  qualityCapOf,
  readSetting,
  settingChoices,
  settingNames,
  settingValues,
  subtitleScales,
  type SettingsMap,
} from './index';

const map: fc.Arbitrary<SettingsMap> = fc.record(
  {
    quality: fc.record({
      value: fc.constantFrom(...settingChoices.quality),
      updatedAt: fc.integer({ min: 0, max: 4 }),
    }),
    autoplayNext: fc.record({ value: fc.boolean(), updatedAt: fc.integer({ min: 0, max: 4 }) }),
    region: fc.record({ value: fc.constantFrom(null, 'DE', 'US'), updatedAt: fc.integer({ min: 0, max: 4 }) }),
  },
  { requiredKeys: [] },
);

describe('settings of two devices', () => {
  it('merge to the same result in any order, any grouping and any repetition', () => {
    fc.assert(
      fc.property(map, map, map, (a, b, c) => {
        expect(mergeSettings(a, b)).toEqual(mergeSettings(b, a));
        expect(mergeSettings(mergeSettings(a, b), c)).toEqual(mergeSettings(a, mergeSettings(b, c)));
        expect(mergeSettings(a, a)).toEqual(a);
      }),
    );
  });

  it('keep the later choice of each setting', () => {
    const phone = chooseSetting(chooseSetting({}, 'quality', '720p', 5), 'theme', 'dark', 9);
    const desk = chooseSetting(chooseSetting({}, 'quality', '4K', 8), 'theme', 'light', 2);
    expect(settingValues(mergeSettings(phone, desk))).toMatchObject({ quality: '4K', theme: 'dark' });
  });

  it('move forward though the clock runs behind an earlier choice', () => {
    const ahead = chooseSetting({}, 'quality', '480p', 100);
    const now = chooseSetting(ahead, 'quality', '1080p', 50);
    expect(settingValues(mergeSettings(ahead, now)).quality).toBe('1080p');
  });
});

describe('a setting', () => {
  it('starts as specified', () => {
    expect(settingValues({})).toMatchObject({
      quality: 'auto',
      theme: 'system',
      subtitleSize: 'medium',
      subtitleColor: 'white',
      contentFilter: 'unrestricted',
      audioLanguage: 'en',
      subtitleLanguage: 'none',
    });
  });

  it('takes only its own values', () => {
    expect(readSetting('quality', '360p')).toBeUndefined();
    expect(readSetting('quality', 'auto')).toBe('auto');
    expect(readSetting('audioLanguage', 'pt-BR')).toBe('pt-BR');
    expect(readSetting('audioLanguage', '<b>')).toBeUndefined();
    expect(readSetting('region', null)).toBeNull();
    expect(readSetting('region', 'usa')).toBeUndefined();
    expect(readSetting('autoplayNext', 1)).toBeUndefined();
  });

  it('is read back as it was stored, whatever else the text holds', () => {
    fc.assert(
      fc.property(map, fc.jsonValue(), (stored, junk) => {
        const text = JSON.stringify({ ...stored, junk });
        expect(parseSettings(JSON.parse(text))).toEqual(stored);
        expect(() => parseSettings(junk)).not.toThrow();
      }),
    );
    expect(parseSettings({ quality: { value: 'auto' }, theme: 'dark', motion: { value: 'no', updatedAt: 1 } })).toEqual(
      {},
    );
    expect(parseSettings([])).toBeNull();
  });

  it('of every name has a value before anybody chose', () => {
    const values = settingValues({});
    for (const name of settingNames) expect(readSetting(name, values[name])).toEqual(values[name]);
  });
});

it('means for the player a cap and a scale', () => {
  expect(settingChoices.quality.map(qualityCapOf)).toEqual(['Auto', '4K', '1080p', '720p', '480p']);
  expect(settingChoices.subtitleSize.map((size) => subtitleScales[size])).toEqual([0.75, 1, 1.5, 2]);
});

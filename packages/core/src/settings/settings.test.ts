import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toEntries } from '../sync/merge-entries';
import {
  explicitSetting,
  parseSettings,
  qualityCapOf,
  readSetting,
  settingChoices,
  settingNames,
  settingsFromEntries,
  type SettingsMap,
  settingsToEntries,
  settingValues,
  subtitleColorPairs,
  subtitleColors,
  subtitleScales,
  subtitleStyleOf,
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
  it('keep the later choice of each setting [SETTING-13]', () => {
    const phone: SettingsMap = { quality: { value: '720p', updatedAt: 5 }, theme: { value: 'dark', updatedAt: 9 } };
    const desk: SettingsMap = { quality: { value: '4K', updatedAt: 8 }, theme: { value: 'light', updatedAt: 2 } };
    const merged = [...settingsToEntries(phone), ...settingsToEntries(desk)];
    for (const entries of [merged, merged.reverse()])
      expect(settingValues(settingsFromEntries(toEntries({}, entries) as never))).toMatchObject({
        quality: '4K',
        theme: 'dark',
      });
  });
});

describe('a setting that another client has reset', () => {
  const reset: SettingsMap = { theme: { value: 'dark', updatedAt: 10, removedAt: 10 } };

  it('counts as never chosen until it is chosen again', () => {
    expect(explicitSetting(reset, 'theme')).toBeUndefined();
    expect(settingValues(reset).theme).toBe('system');
    const again: SettingsMap = { theme: { value: 'light', updatedAt: 11, removedAt: 10 } };
    expect(explicitSetting(again, 'theme')).toBe('light');
  });
});

describe('a setting', () => {
  it('starts with its default [SETTING-03, SETTING-05, SETTING-06]', () => {
    expect(settingValues({})).toEqual({
      quality: 'auto',
      autoplayNext: true,
      skipIntros: 'ask',
      skipRecaps: 'ask',
      skipCredits: 'ask',
      skipPreviews: 'ask',
      skipCommercials: 'ask',
      dataSaver: false,
      audioLanguage: 'en',
      subtitleLanguage: 'none',
      subtitleSize: 'medium',
      subtitleScale: null,
      subtitleColor: 'white',
      subtitleBackground: 'shade',
      subtitleFont: 'sans',
      subtitleRaise: 0,
      subtitleFileStyles: true,
      secondSubtitleLanguage: 'none',
      playerKeys: null,
      homeRows: null,
      spoilerShield: false,
      spoilerSeries: null,
      characterKeys: true,
      swipeVolume: false,
      theme: 'system',
      thumbnailSize: 'medium',
      motion: 'system',
      givenRatings: false,
      libraryMarks: true,
      ownServices: null,
      ownServicesOnly: false,
      contentFilter: 'unrestricted',
      language: null,
      region: null,
      metadataLanguage: null,
      notifyBookmarks: true,
      notifyHistory: true,
      notifyBanners: true,
      notifyPopups: true,
    });
  });

  it('takes only its own values [SUBTITLE-07]', () => {
    expect(readSetting('quality', '360p')).toBeUndefined();
    expect(readSetting('quality', 'auto')).toBe('auto');
    expect(readSetting('audioLanguage', 'pt-BR')).toBe('pt-BR');
    expect(readSetting('audioLanguage', '<b>')).toBeUndefined();
    expect(readSetting('region', null)).toBeNull();
    expect(readSetting('region', 'usa')).toBeUndefined();
    expect(readSetting('autoplayNext', 1)).toBeUndefined();
    expect(readSetting('autoplayNext', false)).toBe(false);
  });

  it.each(['en', 'pt-BR', 'deu', 'zh-Hant-TW', 'none', 'en-a1-b2-c3'])('of a language may be %s [SETTING-09]', (tag) =>
    expect(readSetting('subtitleLanguage', tag)).toBe(tag),
  );
  it.each(['e', 'engl', 'EN', ' en', 'en ', 'en-', 'en-x', 'en-123456789', 'en-a1-b2-c3-d4', null, 5, ['en']])(
    'of a language is not %j',
    (tag) => expect(readSetting('subtitleLanguage', tag)).toBeUndefined(),
  );
  it.each(['DE', null])('of a region may be %j', (code) => expect(readSetting('region', code)).toBe(code));
  it.each(['D', 'de', 'DEU', 'xDE', 'DEx', 5, undefined, ['DE']])('of a region is not %j', (code) =>
    expect(readSetting('region', code)).toBeUndefined(),
  );

  it('of an amount keeps within its limits', () => {
    for (const scale of [null, 0.5, 1.35, 3]) expect(readSetting('subtitleScale', scale)).toBe(scale);
    for (const scale of [0.49, 3.01, '1', undefined, Number.NaN])
      expect(readSetting('subtitleScale', scale)).toBeUndefined();
    for (const percent of [0, 60]) expect(readSetting('subtitleRaise', percent)).toBe(percent);
    for (const percent of [-1, 61, null]) expect(readSetting('subtitleRaise', percent)).toBeUndefined();
  });

  it('of the keys is a JSON object of at most 2,000 characters', () => {
    expect(readSetting('playerKeys', null)).toBeNull();
    expect(readSetting('playerKeys', '{"mute":["x"]}')).toBe('{"mute":["x"]}');
    expect(readSetting('playerKeys', '{"mute":["x"]}'.padEnd(2000))).toHaveLength(2000);
    expect(readSetting('playerKeys', 'mute')).toBeUndefined();
    expect(readSetting('playerKeys', '{"mute":["x"]}'.padEnd(2001))).toBeUndefined();
    for (const none of [7, []]) expect(readSetting('playerKeys', none)).toBeUndefined();
  });

  it('is read with its times alone', () => {
    const record = { value: 'dark', updatedAt: 5, removedAt: 9, invented: true };
    expect(parseSettings({ theme: record })).toEqual({ theme: { value: 'dark', updatedAt: 5, removedAt: 9 } });
    expect(parseSettings({ theme: { ...record, updatedAt: 0, removedAt: 0 } })?.theme?.removedAt).toBe(0);
    for (const removedAt of [-1, 'soon', null, Number.POSITIVE_INFINITY])
      expect(parseSettings({ theme: { ...record, removedAt } })).toEqual({ theme: { value: 'dark', updatedAt: 5 } });
    for (const updatedAt of [-1, '5', null, Number.POSITIVE_INFINITY, undefined])
      expect(parseSettings({ theme: { ...record, updatedAt } })).toEqual({});
    for (const bad of [null, [], 'dark', 5]) expect(parseSettings({ theme: bad })).toEqual({});
    for (const bad of [null, 'text', 5]) expect(parseSettings(bad)).toBeNull();
    expect(parseSettings(Object.create({ theme: record }))).toEqual({});
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

  it('of every name has a value without a choice', () => {
    const values = settingValues({});
    for (const name of settingNames) expect(readSetting(name, values[name])).toEqual(values[name]);
  });
});

it('means for the player a cap and a scale [SETTING-03, SETTING-05]', () => {
  expect(settingChoices.quality.map(qualityCapOf)).toEqual(['Auto', '4K', '1080p', '720p', '480p']);
  expect(settingChoices.subtitleSize.map((size) => subtitleScales[size])).toEqual([0.75, 1, 1.5, 2]);
});

/** Relative luminance of WCAG 2, of red, green and blue from 0 to 255. */
const luminance = (rgb: number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe('the look of subtitles', () => {
  it('is what was chosen; the player’s own size goes before the coarser one', () => {
    const values = { ...settingValues({}), subtitleSize: 'large' as const, subtitleRaise: 12 };
    expect(subtitleStyleOf(values)).toEqual({
      scale: 1.5,
      color: 'white',
      background: 'shade',
      font: 'sans',
      raisePercent: 12,
      usesFileStyles: true,
    });
    expect(subtitleStyleOf({ ...values, subtitleScale: 0.6 }).scale).toBe(0.6);
  });

  it.each(settingChoices.subtitleColor)('of %s stands out from its shade before any picture', (color) => {
    const { ink, ground } = subtitleColors({ color, background: 'shade' });
    const [red = 0, green = 0, blue = 0, share = 0] = [...ground.matchAll(/[\d.]+/g)].map(Number);
    const letters = luminance([1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)));
    for (const picture of [0, 255]) {
      const behind = luminance([red, green, blue].map((part) => part * share + picture * (1 - share)));
      const [bright, dim] = [Math.max(letters, behind), Math.min(letters, behind)];
      expect((bright + 0.05) / (dim + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps letters readable: on a shade, on a solid ground of the other kind, or by an outline', () => {
    expect(subtitleColors({ color: 'yellow', background: 'shade' })).toEqual({
      ...subtitleColorPairs.yellow,
      shadow: 'none',
    });
    expect(subtitleColors({ color: 'white', background: 'solid' })).toEqual({
      ink: '#ffffff',
      ground: '#070605',
      shadow: 'none',
    });
    expect(subtitleColors({ color: 'brown', background: 'solid' }).ground).toBe('#f6f0e5');
    const bright = subtitleColors({ color: 'white', background: 'none' });
    const dim = subtitleColors({ color: '#222222', background: 'none' });
    expect([bright.ground, dim.ground]).toEqual(['transparent', 'transparent']);
    expect(bright.shadow).toContain('#000');
    expect(dim.shadow).toContain('#fff');
  });
});

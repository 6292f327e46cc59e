import { describe, expect, it } from '@jest/globals';
import { mergeSettings, settingsMissingFrom, type SettingsMap } from './index';

const theme = (value: 'dark' | 'light', updatedAt: number, removedAt?: number): SettingsMap => ({
  theme: { value, updatedAt, ...(removedAt !== undefined && { removedAt }) },
});

describe('choices that two devices made at once', () => {
  it('end the same on both: the one that comes later in the alphabet', () => {
    for (const merged of [
      mergeSettings(theme('dark', 5), theme('light', 5)),
      mergeSettings(theme('light', 5), theme('dark', 5)),
    ])
      expect(merged).toEqual(theme('light', 5));
    expect(settingsMissingFrom(theme('dark', 5), theme('light', 5))).toEqual(theme('light', 5));
    expect(settingsMissingFrom(theme('light', 5), theme('dark', 5))).toEqual({});
  });
});

describe('a merged setting', () => {
  it('is the later choice, with the latest time at which it was given back', () => {
    for (const [a, b] of [
      [theme('light', 3, 8), theme('dark', 9, 4)],
      [theme('dark', 9, 4), theme('light', 3, 8)],
    ] as const)
      expect(mergeSettings(a, b)).toEqual(theme('dark', 9, 8));
  });

  it('was not given back where neither device did so', () => {
    expect(mergeSettings(theme('light', 3), theme('dark', 9))).toEqual(theme('dark', 9));
    expect(mergeSettings(theme('light', 0), theme('light', 0, 0))).toEqual(theme('light', 0, 0));
  });

  it('may be known to one device alone', () => {
    const motion: SettingsMap = { motion: { value: 'reduced', updatedAt: 1 } };
    for (const merged of [mergeSettings(theme('dark', 9), motion), mergeSettings(motion, theme('dark', 9))])
      expect(merged).toEqual({ ...theme('dark', 9), ...motion });
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  qualityCapOf,
  settingChoices,
  settingValues,
  subtitleColors,
  subtitleColorPairs,
  subtitleScales,
  subtitleStyleOf,
} from './index';

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

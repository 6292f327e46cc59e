import { describe, expect, it } from '@jest/globals';
import { profilePalettes } from '../pictures/profile';
import { styles } from '../styles/index';
import { contrast, darkenFor, luminance, readable } from './contrast';
import { duskOf, NIGHT_CONTRAST, nightOf } from './night';

describe('contrast', () => {
  it('is WCAG’s', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4);
  });

  it('chooses the first ink that can be read, else the best there is', () => {
    expect(readable('#ffffff', ['#eeeeee', '#333333'])).toBe('#333333');
    expect(contrast('#808080', readable('#808080', ['#7f7f7f']))).toBeGreaterThan(4.5);
    expect(contrast(darkenFor('#ffd23f', 7), '#ffffff')).toBeGreaterThanOrEqual(7);
  });
});

describe.each(Object.entries(styles))('the palettes of %s', (_, { palettes }) => {
  it('carry type', () => {
    expect(palettes.length).toBeGreaterThanOrEqual(5);
    for (const { ground, ink } of palettes) expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it('have a night side on which white text can be read', () => {
    for (const palette of palettes) {
      expect(contrast(duskOf(palette), '#ffffff')).toBeGreaterThanOrEqual(NIGHT_CONTRAST);
      const { ground, ink } = nightOf(palette);
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the palettes of portraits', () => {
  it.each(profilePalettes.map((palette) => [palette.ground, palette.ink] as const))(
    'carry type: %s, %s',
    (ground, ink) => {
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

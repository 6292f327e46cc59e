import { describe, expect, it } from '@jest/globals';
import { profilePalettes } from '../pictures/profile';
import { styles } from '../styles/index';
import { contrast, darkenFor, type Hex, isDark, luminance, readable, toHex } from './contrast';
import { duskOf, NIGHT_CONTRAST, nightOf } from './night';
import fc from 'fast-check';
import { signedPalette } from './signed';

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

it.each(Object.entries(styles))(
  'the palettes of %s carry type, and have a night side for white text',
  (_, { palettes }) => {
    expect(palettes.length).toBeGreaterThanOrEqual(5);
    for (const palette of palettes) {
      expect(contrast(palette.ground, palette.ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(duskOf(palette), '#ffffff')).toBeGreaterThanOrEqual(NIGHT_CONTRAST);
      const { ground, ink } = nightOf(palette);
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it('the palettes of portraits carry type', () => {
  expect(profilePalettes.filter(({ ground, ink }) => contrast(ground, ink) < 4.5)).toEqual([]);
});

const colors = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(toHex);
const everyPalette = Object.values(styles).map(({ palettes }) => palettes);

describe('a palette with a signature colour', () => {
  it('has that colour as its ground or as its figure [CATALOGUE-01]', () => {
    fc.assert(
      fc.property(colors, fc.constantFrom(...everyPalette), (color, palettes) => {
        const { ground, a } = signedPalette(palettes, color);
        expect([ground, a]).toContain(color);
      }),
    );
  });

  it('carries type and shows its figure, whatever the colour [CATALOGUE-01]', () => {
    fc.assert(
      fc.property(colors, fc.constantFrom(...everyPalette), (color, palettes) => {
        const { ground, ink, a } = signedPalette(palettes, color);
        expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ground, a)).toBeGreaterThanOrEqual(1.6);
      }),
    );
  });

  it('keeps a style of the night dark', () => {
    const pink: Hex = '#e0468c';
    expect(isDark(signedPalette(styles.neon.palettes, pink).ground)).toBe(true);
    expect(signedPalette(styles.minimal.palettes, pink).ground).toBe(pink);
  });
});

import { contrast, darkenFor, luminance, mix, readable, type Hex } from './contrast';
import type { Palette } from './palette';

/** Minimum contrast of white text on a night ground, without the page's veil. */
export const NIGHT_CONTRAST = 12;

/** The dark base of a palette's night version: its ground or ink, whichever can be darkened without losing its hue. */
export function duskOf({ ground, ink }: Palette): Hex {
  const base = luminance(ground) > 0.3 && luminance(ink) < luminance(ground) ? ink : ground;
  return darkenFor(base, NIGHT_CONTRAST);
}

/**
 * The night version of a palette: a dark ground, the paper's colour for type and light, and the accents if they remain
 * visible.
 */
export function nightOf(palette: Palette): Palette {
  const ground = duskOf(palette);
  const lighter = luminance(palette.ground) > luminance(palette.ink) ? palette.ground : palette.ink;
  const paper = readable(ground, [lighter, '#f6ecd8']);
  const visible = (ink: Hex, share: number): Hex => (contrast(ink, ground) < 2 ? mix(ground, paper, share) : ink);
  return { ground, ink: paper, a: visible(palette.a, 0.75), b: visible(palette.b, 0.35), c: visible(palette.c, 0.9) };
}

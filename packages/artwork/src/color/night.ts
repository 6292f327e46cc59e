import { contrast, darkenFor, luminance, mix, readable, type Hex } from './contrast';
import type { Palette } from './palette';

/** White text on a night ground has at least this contrast, with no help from the page. */
export const NIGHT_CONTRAST = 12;

/** The deep colour that a palette falls back to after dark: its own ground or ink, whichever can go dark and keep its hue. */
export function duskOf({ ground, ink }: Palette): Hex {
  const base = luminance(ground) > 0.3 && luminance(ink) < luminance(ground) ? ink : ground;
  return darkenFor(base, NIGHT_CONTRAST);
}

/** The palette after dark: a deep ground, the paper's colour for type and light, the accents kept where they can be seen. */
export function nightOf(palette: Palette): Palette {
  const ground = duskOf(palette);
  const lighter = luminance(palette.ground) > luminance(palette.ink) ? palette.ground : palette.ink;
  const paper = readable(ground, [lighter, '#f6ecd8']);
  const visible = (ink: Hex, share: number): Hex => (contrast(ink, ground) < 2 ? mix(ground, paper, share) : ink);
  return { ground, ink: paper, a: visible(palette.a, 0.75), b: visible(palette.b, 0.35), c: visible(palette.c, 0.9) };
}

import { contrast, isDark, mix, readable, toRgb, type Hex } from './contrast';
import type { Palette } from './palette';

const distance = (one: Hex, other: Hex): number => {
  const [a, b] = [toRgb(one), toRgb(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** The palette with another ground; inks that would vanish on it are moved towards its type. */
function onGround(palette: Palette, ground: Hex): Palette {
  const ink = readable(ground, [palette.ink, palette.ground, '#ffffff', '#000000']);
  const visible = (color: Hex, share: number): Hex => (contrast(color, ground) < 1.6 ? mix(ground, ink, share) : color);
  return { ground, ink, a: visible(palette.a, 0.7), b: visible(palette.b, 0.3), c: visible(palette.c, 0.88) };
}

/**
 * The one of a style's palettes whose ground is nearest to a colour, with that colour as its ground; or as its main
 * figure, if the style lives on darkness and the colour is light.
 */
export function signedPalette(palettes: readonly Palette[], color: Hex): Palette {
  const nearest = palettes.reduce((best, next) =>
    distance(next.ground, color) < distance(best.ground, color) ? next : best,
  );
  const isOfNight = palettes.every(({ ground }) => isDark(ground));
  return isOfNight && !isDark(color) ? { ...nearest, a: color } : onGround(nearest, color);
}

import type { ProfileColour } from '@marquee/core';

/** Hue and saturation of each colour of a profile. */
const colours: Record<ProfileColour, readonly [hue: number, saturation: number]> = {
  red: [4, 68],
  orange: [18, 78],
  amber: [38, 82],
  lime: [78, 55],
  green: [140, 42],
  teal: [170, 52],
  cyan: [190, 62],
  blue: [214, 62],
  indigo: [236, 50],
  violet: [270, 48],
  pink: [334, 58],
  slate: [215, 14],
};

/** Background of a profile's picture, and the tones drawn on it. */
export function colourStyle(colour: ProfileColour): Record<string, string> {
  const [hue, saturation] = colours[colour];
  return {
    backgroundColor: `hsl(${hue} ${saturation}% 46%)`,
    '--tone-light': `hsl(${hue} ${saturation}% 82%)`,
    '--tone-deep': `hsl(${hue} ${saturation}% 26%)`,
  };
}

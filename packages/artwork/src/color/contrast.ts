/** Colours are `#rrggbb`. */
export type Hex = `#${string}`;

export const isHex = (text: string): text is Hex => /^#[0-9a-f]{6}$/.test(text);

export type Rgb = readonly [number, number, number];

export const toRgb = (hex: Hex): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const toHex = (rgb: Rgb): Hex =>
  `#${rgb
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Linear blend in sRGB, like a browser's opacity. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [r, g, b] = toRgb(from);
  const [toR, toG, toB] = toRgb(to);
  return toHex([r + (toR - r) * share, g + (toG - g) * share, b + (toB - b) * share]);
}

/** Linear light of an sRGB channel from 0 to 255. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, WCAG 2.2. */
export function luminance(color: Hex | Rgb): number {
  const [r, g, b] = typeof color === 'string' ? toRgb(color) : color;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio, WCAG 2.2: from 1 to 21. */
export function contrast(a: Hex | Rgb, b: Hex | Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The candidate with the highest contrast to the ground; the first one that reaches `enough` wins. */
export function readable(ground: Hex, candidates: readonly Hex[], enough = 4.5): Hex {
  const good = candidates.find((candidate) => contrast(candidate, ground) >= enough);
  if (good) return good;
  const all: readonly Hex[] = [...candidates, '#ffffff', '#111111'];
  return all.reduce((best, candidate) => (contrast(candidate, ground) > contrast(best, ground) ? candidate : best));
}

export const isDark = (color: Hex): boolean => luminance(color) < 0.18;

/** Darkens a colour until white text on it reaches the ratio. */
export function darkenFor(color: Hex, ratio: number): Hex {
  for (let share = 0; share < 1; share += 0.05) {
    const darker = mix(color, '#07070b', share);
    if (contrast(darker, '#ffffff') >= ratio) return darker;
  }
  return '#07070b';
}

import type { Hex } from './contrast';

/** Five inks and their roles. Type in `ink` on `ground` reaches 4.5:1 in every palette (enforced by a test). */
export interface Palette {
  ground: Hex;
  ink: Hex;
  /** The main figure. */
  a: Hex;
  /** Its counterpart. */
  b: Hex;
  /** The accent, used least. */
  c: Hex;
}

const hex = (color: string): Hex => `#${color}`;

/** `palettes('f2e8d0 1a1a1a c8321f …')`: ground, ink, a, b, c. */
export const palettes = (...lines: readonly string[]): readonly Palette[] =>
  lines.map((line) => {
    const [ground = '', ink = '', a = '', b = '', c = ''] = line.split(' ');
    return { ground: hex(ground), ink: hex(ink), a: hex(a), b: hex(b), c: hex(c) };
  });

import { face, type Face, type FaceName, type Glyph } from './face';

export interface PlacedGlyph {
  glyph: Glyph;
  character: string;
  /** Pen position, in the face's units. */
  x: number;
}

/** A line of text in a face's own units, the pen starting at 0 on the baseline. */
export interface Run {
  face: FaceName;
  em: number;
  glyphs: readonly PlacedGlyph[];
  /** Bounds of the ink; all zero if nothing is visible. */
  ink: { left: number; top: number; right: number; bottom: number };
}

/** Small text falls back to a face on the same grid, so that one scale applies to the whole line. */
const fallbackOf = (main: Face): Face => face(main.em === 1000 ? 'oswald' : 'oswaldText');

function glyphFor(main: Face, character: string): Glyph | null {
  const direct = main.glyph(character);
  if (direct) return direct;
  const plain = character.normalize('NFD').charAt(0);
  const other = fallbackOf(main);
  return (plain === character ? null : main.glyph(plain)) ?? other.glyph(character) ?? other.glyph(plain);
}

const { round } = Math;

/** Whether at least one character of the text is visible. */
export function isSettable(name: FaceName, text: string): boolean {
  const main = face(name);
  return Array.from(text).some((character) => glyphFor(main, character)?.ink);
}

/** Poster faces have spaces for text or typewriters: clamped to what separates words without isolating them. */
const wordSpace = (main: Face, advance: number): number => Math.max(0.21 * main.em, Math.min(0.42 * main.em, advance));

/**
 * Sets a line: with kerning, letterspaced by `tracking` (thousandths of an em), without characters that no face has.
 */
export function shape(name: FaceName, text: string, tracking = 0): Run {
  const main = face(name);
  const glyphs: PlacedGlyph[] = [];
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const spacing = (tracking / 1000) * main.em;
  let x = 0;
  let previous = '';
  for (const character of text) {
    const glyph = glyphFor(main, character);
    if (!glyph) continue;
    if (previous) x += main.kern(previous, character) + spacing;
    if (glyph.ink) {
      glyphs.push({ glyph, character, x: round(x) });
      const [left, top, right, bottom] = glyph.ink;
      if (x + left < ink.left) ink.left = x + left;
      if (x + right > ink.right) ink.right = x + right;
      if (top < ink.top) ink.top = top;
      if (bottom > ink.bottom) ink.bottom = bottom;
    }
    x += character === ' ' ? wordSpace(main, glyph.advance) : glyph.advance;
    previous = character;
  }
  return { face: name, em: main.em, glyphs, ink: glyphs.length > 0 ? ink : { left: 0, top: 0, right: 0, bottom: 0 } };
}

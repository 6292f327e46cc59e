import { num } from '../svg/path';
import { coarsen } from './coarsen';
import type { Glyph } from './face';
import type { Run } from './shape';
import { itemAt } from '../item-at';

/** Rotates and stretches a glyph about its centre, in the face's units. */
export interface GlyphTurn {
  /** Degrees, clockwise. */
  rotate?: number;
  dx?: number;
  dy?: number;
  scale?: number;
}

export interface OutlineOptions {
  /** Curves become straight cuts, as if carved with a knife. */
  faceted?: boolean | undefined;
  /** Called for each letter. A letter with the same rotation everywhere also has the same bytes. */
  turn?: ((index: number, character: string) => GlyphTurn) | undefined;
  /** Grid in the face's units, of which the path's numbers are multiples. Default 1. */
  step?: number;
}

const token = /[a-z]|-?\d+/g;
const arity: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 };

const join = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && Math.round(value) >= 0 ? ` ${num(value)}` : num(value))).join('');

/** Transforms relative path data by a 2×2 matrix; `faceted` uses only the ends of curves. */
function rewrite(d: string, [a, b, c, e]: readonly [number, number, number, number], faceted: boolean): string {
  const tokens = d.match(token) ?? [];
  let out = '';
  for (let i = 0; i < tokens.length;) {
    const command = itemAt(tokens, i++);
    const count = arity[command] ?? 0;
    let values = tokens.slice(i, i + count).map(Number);
    i += count;
    if (command === 'z') {
      out += 'z';
      continue;
    }
    if (command === 'h') values = [...values, 0];
    if (command === 'v') values = [0, ...values];
    const turned: number[] = [];
    for (let k = 0; k < values.length; k += 2) {
      const [x, y] = [itemAt(values, k), itemAt(values, k + 1)];
      turned.push(a * x + c * y, b * x + e * y);
    }
    const straight = command === 'h' || command === 'v' || (faceted && (command === 'q' || command === 'c'));
    out += (straight ? 'l' : command) + join(straight ? turned.slice(-2) : turned);
  }
  return out;
}

function turned(glyph: Glyph, x: number, turn: GlyphTurn, faceted: boolean): string {
  const angle = ((turn.rotate ?? 0) * Math.PI) / 180;
  const size = turn.scale ?? 1;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const [left, top, right, bottom] = glyph.ink ?? [0, 0, 0, 0];
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  const [rx, ry] = [glyph.x - mx, glyph.y - my];
  const startX = x + mx + (turn.dx ?? 0) + cos * rx - sin * ry;
  const startY = my + (turn.dy ?? 0) + sin * rx + cos * ry;
  return `M${join([startX, startY])}${rewrite(glyph.d, [cos, sin, -sin, cos], faceted)}`;
}

/**
 * The run as one path. Glyph outlines are relative, so a repeated letter repeats its bytes exactly and compresses well,
 * and one element is painted instead of one per letter.
 */
export function outline(run: Run, { faceted = false, turn, step = 1 }: OutlineOptions = {}): string {
  return run.glyphs
    .map((placed, index) => {
      const glyph = coarsen(placed.glyph, step);
      const x = Math.round(placed.x / step);
      if (turn) {
        const { dx = 0, dy = 0, ...rest } = turn(index, placed.character);
        return turned(glyph, x, { ...rest, dx: dx / step, dy: dy / step }, faceted);
      }
      const d = faceted ? rewrite(glyph.d, [1, 0, 0, 1], true) : glyph.d;
      return `M${join([x + glyph.x, glyph.y])}${d}`;
    })
    .join('');
}

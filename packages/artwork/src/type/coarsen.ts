import type { Glyph } from './face';
import { itemAt } from '../item-at';

const token = /[a-z]|-?\d+/g;
const arity: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 };

const join = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

/** Maximum distance of a control point from its curve's chord, in steps, at which the bend is invisible. */
const FLAT = 1;

/** Whether a curve (points relative to its start, its end last) looks like a straight line. */
function isFlat(points: readonly number[]): boolean {
  const [dx, dy] = [itemAt(points, -2), itemAt(points, -1)];
  const length = Math.max(1, Math.hypot(dx, dy));
  for (let k = 0; k < points.length - 2; k += 2) {
    const [cx, cy] = [itemAt(points, k), itemAt(points, k + 1)];
    if (Math.abs(cx * dy - cy * dx) / length > FLAT || Math.hypot(cx, cy) > length + FLAT) return false;
  }
  return true;
}

function coarsePath(start: readonly [number, number], d: string, step: number): string {
  const tokens = d.match(token) ?? [];
  const snap = (value: number): number => Math.round(value / step);
  let [x, y] = start;
  let first = start;
  let at = [snap(x), snap(y)] as const;
  const parts: string[] = [];
  for (let i = 0; i < tokens.length;) {
    const command = itemAt(tokens, i++);
    const values = tokens.slice(i, i + (arity[command] ?? 0)).map(Number);
    i += values.length;
    if (command === 'z') {
      parts.push('z');
      [x, y] = first;
      at = [snap(x), snap(y)];
      continue;
    }
    const pairs = command === 'h' ? [...values, 0] : command === 'v' ? [0, ...values] : values;
    const snapped = pairs.map((value, k) => (k % 2 === 0 ? snap(x + value) - at[0] : snap(y + value) - at[1]));
    [x, y] = [x + itemAt(pairs, -2), y + itemAt(pairs, -1)];
    const [dx, dy] = [itemAt(snapped, -2), itemAt(snapped, -1)];
    at = [at[0] + dx, at[1] + dy];
    if (command === 'm') {
      first = [x, y];
      parts.push(`m${join(snapped)}`);
    } else if (!isFlat(snapped)) parts.push(command, join(snapped));
    else if (dx !== 0 || dy !== 0) parts.push(dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${join([dx, dy])}`);
  }
  // A string built by `+=` is stored as its pieces, which take many times its size.
  return parts.join('');
}

const known = new WeakMap<Glyph, Map<number, Glyph>>();

/**
 * A glyph on a coarser grid: small type needs less precision, and numbers are most of a poster's bytes. The result is
 * in steps.
 */
export function coarsen(glyph: Glyph, step: number): Glyph {
  if (step === 1) return glyph;
  const bySteps = known.get(glyph) ?? new Map<number, Glyph>();
  known.set(glyph, bySteps);
  const ready = bySteps.get(step);
  if (ready) return ready;
  const snap = (value: number): number => Math.round(value / step);
  const [left, top, right, bottom] = glyph.ink ?? [0, 0, 0, 0];
  const coarse: Glyph = {
    advance: snap(glyph.advance),
    x: snap(glyph.x),
    y: snap(glyph.y),
    ink: glyph.ink && [snap(left), snap(top), snap(right), snap(bottom)],
    d: coarsePath([glyph.x, glyph.y], glyph.d, step),
  };
  bySteps.set(step, coarse);
  return coarse;
}

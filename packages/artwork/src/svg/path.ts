import { itemAt } from '../item-at';

const { round } = Math;

/** A number as SVG writes it: rounded to the given decimals, no trailing zeros. */
export const num = (value: number, decimals = 0): string => {
  const scale = decimals === 0 ? 1 : 10 ** decimals;
  const rounded = round(value * scale) / scale;
  return rounded === 0 ? '0' : `${rounded}`;
};

/** Path data with every number rounded to whole units: p`M${x} ${y}h9`. */
export function p(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1];
    return text + (typeof value === 'number' ? num(value) : (value ?? '')) + part;
  });
}

export type Point = readonly [x: number, y: number];

/** Joins whole numbers with as few separators as the path grammar allows. */
const packed = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && !(round(value) < 0) ? ` ${num(value)}` : num(value))).join('');

/** Closed polygon, written with relative steps: they are shorter and compress better. */
export function polygon(points: readonly Point[], closed = true): string {
  let at: Point = [0, 0];
  const steps = points.map(([x, y], index) => {
    const to: Point = [Math.round(x), Math.round(y)];
    const step = packed([to[0] - at[0], to[1] - at[1]]);
    at = to;
    return index === 0 ? `M${step}l` : step.startsWith('-') || index === 1 ? step : ` ${step}`;
  });
  return steps.join('') + (closed ? 'z' : '');
}

export const rectPath = (x: number, y: number, width: number, height: number): string =>
  p`M${x} ${y}h${width}v${height}h${-width}z`;

export const circlePath = (cx: number, cy: number, r: number): string =>
  p`M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Smooth curve through the points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length;
  const at = (index: number): Point =>
    itemAt(points, closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index)));
  const start: Point = [Math.round(at(0)[0]), Math.round(at(0)[1])];
  let d = `M${packed(start)}c`;
  let current = start;
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = tension / 6;
    const c1: Point = [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k];
    const c2: Point = [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k];
    const end: Point = [Math.round(to[0]), Math.round(to[1])];
    const step = packed([c1, c2, end].flatMap(([x, y]) => [x - current[0], y - current[1]]));
    d += i === 0 || step.startsWith('-') ? step : ` ${step}`;
    current = end;
  }
  return d + (closed ? 'z' : '');
}

/** Point on a circle; the angle is in degrees, 0 to the right, clockwise. */
export const polar = (cx: number, cy: number, r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
};

import type { Motif } from '../motifs/motif';
import type { Rng } from '../seed';
import { attributes, circle, element, rect } from '../svg/element';
import { circlePath, num, polar, polygon, smooth, type Point } from '../svg/path';
import type { Sheet } from './sheet';
import { itemAt } from '../item-at';

export interface MotifInks {
  base: string;
  cut?: string;
  accent?: string;
}

export interface MotifPlace {
  /** Middle of the motif's field. */
  x: number;
  y: number;
  /** Edge of its field, in the sheet's units. */
  size: number;
  rotate?: number;
  flip?: boolean;
}

export const motifTransform = ({ x, y, size, rotate = 0, flip = false }: MotifPlace): string => {
  const scale = size / 200;
  const turn = rotate === 0 ? '' : `rotate(${num(rotate, 1)})`;
  const sx = num(flip ? -scale : scale, 3);
  return `translate(${num(x)} ${num(y)})${turn}scale(${sx} ${num(scale, 3)})translate(-100 -100)`;
};

/** A motif in flat inks. */
export function motifMarkup(motif: Motif, place: MotifPlace, inks: MotifInks): string {
  const layers = [
    element('path', { d: motif.base, fill: inks.base }),
    motif.cut && inks.cut ? element('path', { d: motif.cut, fill: inks.cut }) : '',
    motif.accent && inks.accent ? element('path', { d: motif.accent, fill: inks.accent }) : '',
  ];
  return element('g', { transform: motifTransform(place) }, layers.join(''));
}

/** Place of a motif that stands on a line at y. */
export const standOn = (y: number, size: number): number => y - size / 2;

/** A polygon with an uneven outline, as if cut by scissors: a rectangle with slanted edges. */
export function cutPaper(rng: Rng, x: number, y: number, width: number, height: number, slack: number): string {
  const j = (): number => rng.range(-slack, slack);
  return polygon([
    [x + j(), y + j()],
    [x + width * rng.range(0.3, 0.7), y + j()],
    [x + width + j(), y + j()],
    [x + width + j(), y + height * rng.range(0.3, 0.7)],
    [x + width + j(), y + height + j()],
    [x + width * rng.range(0.3, 0.7), y + height + j()],
    [x + j(), y + height + j()],
    [x + j(), y + height * rng.range(0.3, 0.7)],
  ]);
}

/** A round, uneven shape. */
export function blob(rng: Rng, cx: number, cy: number, r: number, wobble = 0.15, points = 9): string {
  return smooth(
    Array.from({ length: points }, (_, i) => polar(cx, cy, r * rng.range(1 - wobble, 1 + wobble), (i * 360) / points)),
  );
}

/** Wedges from a point to beyond the picture, every second one of `count` drawn. */
export function sunburst(cx: number, cy: number, radius: number, count: number, turn = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const from = (i * 360) / count + turn;
    return polygon([[cx, cy], polar(cx, cy, radius, from), polar(cx, cy, radius, from + 180 / count)]);
  }).join('');
}

/** Rolling ground: a filled band whose upper edge is a smooth line through random heights. */
export function hills(rng: Rng, width: number, top: number, bottom: number, swing: number, points = 5): string {
  const ridge = Array.from({ length: points }, (_, i): Point => [
    (width * i) / (points - 1),
    top + rng.range(-swing, swing),
  ]);
  const line = smooth([[-40, itemAt(ridge, 0)[1]], ...ridge, [width + 40, itemAt(ridge, -1)[1]]], false);
  return `${line}V${num(bottom)}H-40z`;
}

/** Jagged ground: mountains or mesas as straight cuts. */
export function ridge(rng: Rng, width: number, top: number, bottom: number, swing: number, points: number): string {
  const peaks = Array.from({ length: points }, (_, i): Point => [
    (width * (i + (i === 0 || i === points - 1 ? 0 : rng.range(-0.3, 0.3)))) / (points - 1),
    top + (i % 2 ? -1 : 1) * rng.range(0.3, 1) * swing,
  ]);
  return polygon([[0, bottom], ...peaks, [width, bottom]]);
}

/** Small stars over an area. */
export function starField(rng: Rng, width: number, height: number, count: number, color: string): string {
  const d = Array.from({ length: count }, () => {
    const r = rng.pick([1.5, 2, 2, 3, 4]);
    return circlePath(rng.range(0, width), rng.range(0, height), r).replaceAll('.5', '');
  }).join('');
  return element('path', { d, fill: color });
}

/** A pattern of dots in a diagonal screen, as an id for `url(#…)`. */
export const dotPattern = (sheet: Sheet, step: number, r: number, color: string, angle = 45): string =>
  sheet.define((id) =>
    element(
      'pattern',
      { id, width: step, height: step, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${angle})` },
      circle(step / 2, step / 2, r, color),
    ),
  );

/** A pattern of parallel lines, as an id. */
export const linePattern = (sheet: Sheet, step: number, width: number, color: string, angle = 0): string =>
  sheet.define((id) =>
    element(
      'pattern',
      { id, width: step, height: step, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${num(angle)})` },
      rect(0, 0, step, width, color),
    ),
  );

/** A linear gradient, as an id; the direction is a fraction of the painted box. */
export const gradient = (
  sheet: Sheet,
  stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string =>
  sheet.define((id) =>
    element(
      'linearGradient',
      { id, x1, y1, x2, y2 },
      stops
        .map(([offset, color, opacity]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
        .join(''),
    ),
  );

/** A radial gradient, as an id. */
export const glow = (
  sheet: Sheet,
  stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
): string =>
  sheet.define((id) =>
    element(
      'radialGradient',
      { id },
      stops
        .map(([offset, color, opacity]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
        .join(''),
    ),
  );

/** Specks of missing or extra ink: a barely visible paper texture. */
export function paperGrain(sheet: Sheet, rng: Rng, color: string, opacity = 0.5): string {
  const specks = Array.from({ length: 26 }, () => {
    const [x, y] = [rng.int(0, 237), rng.int(0, 237)];
    return `M${x} ${y}h${rng.int(1, 3)}v${rng.int(1, 2)}h-2z`;
  }).join('');
  const id = sheet.define((name) =>
    element(
      'pattern',
      { id: name, width: 240, height: 240, patternUnits: 'userSpaceOnUse' },
      `<path${attributes({ d: specks, fill: color })}/>`,
    ),
  );
  return rect(0, 0, sheet.width, sheet.height, `url(#${id})`, { opacity });
}

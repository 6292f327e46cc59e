import type { Hex } from '../color/contrast';
import { attributes } from '../svg/element';
import { num, polar, type Point } from '../svg/path';
import type { FaceName } from '../type/face';
import { caseOf, type Fitted } from '../type/fit';
import { outline, type OutlineOptions } from '../type/outline';
import { shape, type Run } from '../type/shape';
import type { PlacedText, Sheet } from './sheet';
import { itemAt } from '../item-at';

/** A rotation about a point followed by a skew, for a block of type. */
export interface Tilt {
  /** Degrees, clockwise. */
  rotate?: number;
  /** Degrees; positive leans to the left, like SVG's skewX. */
  skew?: number;
  cx: number;
  cy: number;
}

/** Marks outlines of letters, so that checks can distinguish type from art. */
export const TYPE_CLASS = 't';

interface Ink extends OutlineOptions {
  ink: Hex;
  ground: Hex;
  role?: PlacedText['role'];
  tilt?: Tilt | undefined;
  /** Painted below the letters, in order. */
  under?: readonly { color: string; dx?: number; dy?: number; stroke?: number; opacity?: number }[] | undefined;
  /** Drawn as lines instead of areas, of this width in the sheet's units. */
  stroke?: number;
}

interface Put extends Ink {
  x: number;
  /** Top of the box. */
  y: number;
  height?: number;
  valign?: 'top' | 'middle' | 'bottom';
}

const tilted = ([x, y]: Point, tilt: Tilt): Point => {
  const lean = Math.tan(((tilt.skew ?? 0) * Math.PI) / 180);
  const [dx, dy] = [x - tilt.cx + lean * (y - tilt.cy), y - tilt.cy];
  const a = ((tilt.rotate ?? 0) * Math.PI) / 180;
  return [tilt.cx + dx * Math.cos(a) - dy * Math.sin(a), tilt.cy + dx * Math.sin(a) + dy * Math.cos(a)];
};

const tiltTransform = ({ rotate = 0, skew = 0, cx, cy }: Tilt): string =>
  `translate(${num(cx, 1)} ${num(cy, 1)})rotate(${num(rotate, 2)})skewX(${num(skew, 2)})translate(${num(-cx, 1)} ${num(-cy, 1)})`;

/** Finest useful precision of type, in the sheet's units; rough faces lose nothing on a coarser grid. */
const DETAIL = 0.48;
const ROUGH_DETAIL = 0.95;
const rough: ReadonlySet<FaceName> = new Set<FaceName>(['amatic', 'rye']);

/** Small type shares one grid at every size, so that a letter always has the same bytes. */
const stepFor = (run: Run, scale: number): number =>
  run.em < 1000 ? SMALL_STEP : Math.max(1, Math.floor((rough.has(run.face) ? ROUGH_DETAIL : DETAIL) / scale));
const SMALL_STEP = 4;

/** The path of one line, whose pen starts at `x` and `y` in the sheet's units. */
function lineMarkup(run: Run, x: number, y: number, fine: number, options: Ink): string {
  const step = stepFor(run, fine);
  const scale = fine * step;
  const d = outline(run, { ...options, step });
  const at = (dx: number, dy: number): string =>
    `translate(${num(x + dx, 1)} ${num(y + dy, 1)})scale(${num(scale, 4)})`;
  const under = (options.under ?? []).map(({ color, dx = 0, dy = 0, stroke, opacity }) => {
    const paint = stroke
      ? { fill: color, stroke: color, 'stroke-width': num(stroke / scale), 'stroke-linejoin': 'round' }
      : { fill: color };
    return `<path${attributes({ class: TYPE_CLASS, d, transform: at(dx, dy), ...paint, opacity })}/>`;
  });
  const paint = options.stroke
    ? { fill: 'none', stroke: options.ink, 'stroke-width': num(options.stroke / scale), 'stroke-linejoin': 'round' }
    : { fill: options.ink };
  return `${under.join('')}<path${attributes({ class: TYPE_CLASS, d, transform: at(0, 0), ...paint })}/>`;
}

function record(sheet: Sheet, run: Run, x: number, y: number, scale: number, options: Ink): void {
  const { left, top, right, bottom } = run.ink;
  const corners: Point[] = [
    [x + left * scale, y + top * scale],
    [x + right * scale, y + top * scale],
    [x + right * scale, y + bottom * scale],
    [x + left * scale, y + bottom * scale],
  ];
  const { tilt, role = 'label', ink, ground } = options;
  sheet.texts.push({ role, ink, ground, corners: tilt ? corners.map((corner) => tilted(corner, tilt)) : corners });
}

const wrap = (markup: string, tilt: Tilt | undefined): string =>
  tilt ? `<g transform="${tiltTransform(tilt)}">${markup}</g>` : markup;

/** Draws a fitted text with its box at (x, y). Returns the y below its last line. */
export function addText(sheet: Sheet, fitted: Fitted, options: Put): number {
  const free = (options.height ?? fitted.height) - fitted.height;
  const shift = options.valign === 'bottom' ? free : options.valign === 'middle' ? free / 2 : 0;
  const top = options.y + shift;
  const lines = fitted.lines.map(({ run, scale, x, baseline }) => {
    record(sheet, run, options.x + x, top + baseline, scale, { role: 'title', ...options });
    return lineMarkup(run, options.x + x, top + baseline, scale, options);
  });
  sheet.add(wrap(lines.join(''), options.tilt));
  return top + fitted.height;
}

export interface LabelOptions extends Ink {
  face: FaceName;
  /** Units per em. */
  size: number;
  x: number;
  /** Baseline. */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  tracking?: number | undefined;
  upper?: boolean;
  /** A wider text is set smaller. */
  maxWidth: number;
}

/** Renders one line of small type. Texts without visible characters are skipped. */
export function addLabel(sheet: Sheet, text: string, options: LabelOptions): void {
  const run = shape(options.face, caseOf(text, options.upper ?? false), options.tracking);
  if (run.glyphs.length === 0) return;
  const natural = options.size / run.em;
  const width = run.ink.right - run.ink.left;
  const scale = Math.min(natural, options.maxWidth / width);
  const share = options.anchor === 'end' ? 1 : options.anchor === 'middle' ? 0.5 : 0;
  const x = options.x - (run.ink.left + width * share) * scale;
  record(sheet, run, x, options.y, scale, options);
  sheet.add(wrap(lineMarkup(run, x, options.y, scale, options), options.tilt));
}

export interface ArcOptions extends Omit<LabelOptions, 'x' | 'y' | 'anchor' | 'maxWidth'> {
  cx: number;
  cy: number;
  radius: number;
  /** Widest arc in degrees. */
  maxAngle: number;
  /** The lower arc reads from left to right along the bottom of the circle. */
  side?: 'over' | 'under';
}

/** Draws one line of type along a circle, centred at its top or its bottom. */
export function putArc(sheet: Sheet, text: string, options: ArcOptions): void {
  const run = shape(options.face, caseOf(text, options.upper ?? false), options.tracking);
  if (run.glyphs.length === 0) return;
  const { cx, cy, radius } = options;
  const middle = (run.ink.left + run.ink.right) / 2;
  const width = run.ink.right - run.ink.left;
  const scale = Math.min(options.size / run.em, (radius * options.maxAngle * Math.PI) / 180 / width);
  const sign = options.side === 'under' ? -1 : 1;
  const turn = (index: number): { rotate: number; dx: number; dy: number } => {
    const { glyph, x } = itemAt(run.glyphs, index);
    const [left, top, right, bottom] = glyph.ink ?? [0, 0, 0, 0];
    const [mx, my] = [x + (left + right) / 2, (top + bottom) / 2];
    const along = ((mx - middle) * scale) / radius;
    const turned = sign * along;
    const px = (Math.sin(along) * radius) / scale;
    const py = (-sign * Math.cos(along) * radius) / scale;
    return {
      rotate: (turned * 180) / Math.PI,
      dx: px - my * Math.sin(turned) - mx,
      dy: py + my * Math.cos(turned) - my,
    };
  };
  const step = stepFor(run, scale);
  const d = outline(run, { ...options, turn, step });
  sheet.add(
    `<path${attributes({ class: TYPE_CLASS, d, transform: `translate(${num(cx, 1)} ${num(cy, 1)})scale(${num(scale * step, 4)})`, fill: options.ink })}/>`,
  );
  const half = ((width * scale) / 2 / radius) * (180 / Math.PI);
  const height = -run.ink.top * scale;
  const corners = [-half, 0, half].flatMap((angle): Point[] => {
    const at = sign === 1 ? angle - 90 : 90 - angle;
    return [polar(cx, cy, radius, at), polar(cx, cy, radius + sign * height, at)];
  });
  sheet.texts.push({ role: options.role ?? 'label', corners, ink: options.ink, ground: options.ground });
}

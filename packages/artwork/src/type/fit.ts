import { lineBreaks } from './break-lines';
import { face, type FaceName } from './face';
import { shape, type Run } from './shape';
import { itemAt } from '../item-at';

export interface FitOptions {
  face: FaceName;
  /** The space to fill, in the picture's units. */
  width: number;
  height: number;
  /** `block`: one size for all lines. `stack`: each line as wide as the box, like wood type. */
  mode?: 'block' | 'stack';
  align?: 'left' | 'center' | 'right';
  upper?: boolean;
  /** Thousandths of an em. */
  tracking?: number | undefined;
  /** Up to three more for long texts. */
  maxLines?: number;
  /** Largest size in units per em. */
  maxSize?: number;
  /** Distance between lines as a share of the letters' height. */
  gap?: number;
}

export interface FittedLine {
  run: Run;
  /** Picture units per face unit. */
  scale: number;
  /** Start of the pen, relative to the box. */
  x: number;
  baseline: number;
}

/** A text set as large as its box allows; its ink is within `width` × `height` from the origin of the box. */
export interface Fitted {
  lines: readonly FittedLine[];
  width: number;
  height: number;
}

const inkWidth = (run: Run): number => Math.max(1, run.ink.right - run.ink.left);

export const caseOf = (text: string, upper: boolean): string => (upper ? text.toLocaleUpperCase('en') : text);

/** Sizes (units per em) of the lines before the height is considered. */
function naturalSizes(runs: readonly Run[], options: FitOptions): number[] {
  const most = options.maxSize ?? Infinity;
  const sizes = runs.map((run) => Math.min(most, (options.width / inkWidth(run)) * run.em));
  const smallest = Math.min(...sizes);
  if (options.mode !== 'stack') return sizes.map(() => smallest);
  return sizes.map((size) => Math.min(size, smallest * 2.6));
}

/** Heights of a line above and below the baseline, in units of its face. */
function extent(run: Run, options: FitOptions): { above: number; below: number } {
  const { cap } = face(options.face);
  const plain = options.mode === 'stack' ? -run.ink.top : Math.max(cap, -run.ink.top);
  return { above: plain, below: Math.max(0, run.ink.bottom) };
}

function arrange(runs: readonly Run[], sizes: readonly number[], options: FitOptions): Fitted {
  const { cap } = face(options.face);
  const align = options.align ?? 'left';
  const lines: FittedLine[] = [];
  let bottom = 0;
  let baseline = 0;
  runs.forEach((run, index) => {
    const scale = itemAt(sizes, index) / run.em;
    const { above, below } = extent(run, options);
    const gap = (options.gap ?? 0.18) * cap * scale;
    if (index === 0) baseline = above * scale;
    // Descenders may extend into the gap, but not into the letters below.
    else baseline = Math.max(baseline + gap + cap * scale, bottom + gap * 0.45 + above * scale);
    bottom = baseline + below * scale;
    const free = options.width - inkWidth(run) * scale;
    const shift = align === 'left' ? 0 : align === 'right' ? free : free / 2;
    lines.push({ run, scale, x: shift - run.ink.left * scale, baseline });
  });
  return { lines, width: Math.max(0, ...lines.map(({ run, scale }) => inkWidth(run) * scale)), height: bottom };
}

/** Quality of a setting: large type, and no line much shorter than the others. */
function score(fitted: Fitted, options: FitOptions): number {
  if (fitted.lines.length === 0) return 0;
  const area = fitted.lines.reduce(
    (sum, { run, scale }) => sum + inkWidth(run) * scale * face(options.face).cap * scale,
    0,
  );
  const widths = fitted.lines.map(({ run, scale }) => inkWidth(run) * scale);
  const ragged = Math.min(...widths) / Math.max(1, ...widths);
  return area * (0.75 + 0.25 * ragged);
}

function fitLines(texts: readonly string[], options: FitOptions): Fitted {
  const runs = texts.map((text) => shape(options.face, text, options.tracking)).filter((run) => run.glyphs.length > 0);
  if (runs.length === 0) return { lines: [], width: 0, height: 0 };
  let sizes = naturalSizes(runs, options);
  let fitted = arrange(runs, sizes, options);
  if (fitted.height > options.height) {
    const shrink = options.height / fitted.height;
    sizes = sizes.map((size) => size * shrink);
    fitted = arrange(runs, sizes, options);
  }
  return fitted;
}

/** Sets a text as large as possible within its box, choosing the line breaks. */
export function fitText(text: string, options: FitOptions): Fitted {
  const cased = caseOf(text, options.upper ?? false);
  const widthOf = (line: string): number => inkWidth(shape(options.face, line, options.tracking));
  const lines = (options.maxLines ?? 5) + Math.min(3, Math.floor(cased.length / 26));
  const settings = lineBreaks(cased, lines, widthOf).map((texts) => fitLines(texts, options));
  return settings.reduce((best, setting) => (score(setting, options) > score(best, options) ? setting : best), {
    lines: [],
    width: 0,
    height: 0,
  });
}

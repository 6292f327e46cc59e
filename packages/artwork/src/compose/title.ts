import type { Hex } from '../color/contrast';
import { fitText, type FitOptions } from '../type/fit';
import type { OutlineOptions } from '../type/outline';
import type { FaceName } from '../type/face';
import type { Brief } from './brief';
import { addText, type Tilt } from './place';
import type { Sheet } from './sheet';

export interface TitleOptions extends Omit<FitOptions, 'width' | 'height' | 'face'>, OutlineOptions {
  x: number;
  y: number;
  width: number;
  height: number;
  valign?: 'top' | 'middle' | 'bottom';
  /** By default the brief’s, as the inks. */
  face?: FaceName;
  ink?: Hex;
  ground?: Hex;
  tilt?: Tilt | undefined;
  under?: Parameters<typeof addText>[2]['under'] | undefined;
  stroke?: number;
  /** Face of the part after a colon; by default the title's. */
  subFace?: FaceName;
  subUpper?: boolean;
}

/** The resulting position of a title. */
export interface TitleSpot {
  top: number;
  bottom: number;
  width: number;
}

/** A longer second part is set in the face of the credits, whose letters the sheet contains anyway. */
const LONG = 22;

/** Share of the box for the second part of a title: larger for longer text. */
const subShare = (main: string, sub: string): number =>
  Math.min(0.46, 0.26 + 0.008 * Math.max(0, sub.length - main.length / 2));

/** Renders the title, and its second part below it at a smaller size, inside the box. */
export function putTitle(sheet: Sheet, brief: Brief, given: TitleOptions): TitleSpot {
  const options = { face: brief.face, ink: brief.palette.ink, ground: brief.palette.ground, ...given };
  const { main, sub } = brief.title;
  const { x, y, width, height, valign = 'top' } = options;
  const gap = height * 0.05;
  const subHeight = sub === '' ? 0 : height * subShare(main, sub);
  const mainFit = fitText(main, { ...options, width, height: height - (sub === '' ? 0 : subHeight + gap) });
  const isLong = sub.length > LONG;
  const subFit = fitText(sub, {
    ...options,
    face: isLong ? brief.textFace : (options.subFace ?? options.face),
    upper: options.subUpper ?? options.upper ?? false,
    tracking: isLong ? 20 : options.tracking,
    mode: 'block',
    maxLines: 3,
    maxSize: Math.min(options.maxSize ?? Infinity, ...mainFit.lines.map(({ run, scale }) => scale * run.em * 0.62)),
    width,
    height: subHeight,
  });
  const total = mainFit.height + (subFit.lines.length > 0 ? gap + subFit.height : 0);
  const top = y + (valign === 'bottom' ? height - total : valign === 'middle' ? (height - total) / 2 : 0);
  const below = addText(sheet, mainFit, { ...options, x, y: top, height: mainFit.height });
  if (subFit.lines.length > 0) addText(sheet, subFit, { ...options, x, y: below + gap, height: subFit.height });
  return { top, bottom: top + total, width: Math.max(mainFit.width, subFit.width) };
}

import type { Hex } from '../color/contrast';
import type { FaceName } from '../type/face';
import type { Brief } from './brief';
import { addLabel } from './place';
import type { Sheet } from './sheet';

export interface CreditOptions {
  x: number;
  /** Baseline of the lowest line. */
  y: number;
  width: number;
  anchor?: 'start' | 'middle' | 'end';
  face?: FaceName;
  /** Units per em of the names; the other sizes are derived from it. */
  size?: number;
  /** By default the palette’s, as the ground. */
  ink?: Hex;
  ground?: Hex;
  tracking?: number | undefined;
  /** The lines, from top to bottom. */
  lines?: readonly ('by' | 'cast' | 'year' | 'edition')[];
}

const lineText = (brief: Brief, line: 'by' | 'cast' | 'year' | 'edition'): string => {
  const { by, name, cast, year, edition } = brief.credits;
  if (line === 'by') return name === '' ? '' : `${by} ${name.toLocaleUpperCase('en')}`;
  if (line === 'cast') return cast.join(' · ').toLocaleUpperCase('en');
  return line === 'year' ? year : edition;
};

/** Adds the known billing: director, cast, year. Returns the y above it. */
export function putCredits(sheet: Sheet, brief: Brief, options: CreditOptions): number {
  const size = options.size ?? 30;
  const texts = (options.lines ?? ['by', 'cast']).map((line) => lineText(brief, line)).filter((text) => text !== '');
  let y = options.y;
  for (const text of texts.reverse()) {
    addLabel(sheet, text, {
      face: options.face ?? brief.textFace,
      size,
      x: options.x,
      y,
      anchor: options.anchor ?? 'start',
      tracking: options.tracking ?? 60,
      maxWidth: options.width,
      ink: options.ink ?? brief.palette.ink,
      ground: options.ground ?? brief.palette.ground,
    });
    y -= size * 1.45;
  }
  return y;
}

/** The line in a poster's corner: the edition of a season, otherwise the year. */
export const cornerLine = ({ credits }: Brief): string => (credits.edition === '' ? credits.year : credits.edition);

import { fontName, numberIn, styleColor } from './ass-values';

export interface CleanStyle {
  /** Generated, because names from files could be those of built-in object properties. */
  name: string;
  /** Colours of the text, unsung karaoke text, border and shadow: `AABBGGRR`. */
  colors: readonly [string, string, string, string];
  line: string;
}

export const STYLE_FORMAT =
  'Format: Name,Fontname,Fontsize,PrimaryColour,SecondaryColour,OutlineColour,BackColour,Bold,Italic,Underline,StrikeOut,' +
  'ScaleX,ScaleY,Spacing,Angle,BorderStyle,Outline,Shadow,Alignment,MarginL,MarginR,MarginV,Encoding';

/** SSA numbers the rows of its alignments from 1, 5 and 9. */
const ssaPlaces = [0, 1, 2, 3, 7, 7, 8, 9, 4, 4, 5, 6];

/** Rebuilds a style: numbers within bounds, colours, and one of our font families. */
export function cleanStyle(
  fields: ReadonlyMap<string, string>,
  { name, isSsa, familyOf }: { name: string; isSsa: boolean; familyOf: (font: string) => string },
): CleanStyle {
  const number = (field: string, min: number, max: number, fallback: number): number =>
    numberIn(fields.get(field) ?? '', min, max) ?? fallback;
  const flag = (field: string): number => (number(field, -1, 900, 0) === 0 ? 0 : -1);
  const colors = [
    styleColor(fields.get('primarycolour') ?? '', '00FFFFFF'),
    styleColor(fields.get('secondarycolour') ?? '', '000000FF'),
    styleColor(fields.get('outlinecolour') ?? fields.get('tertiarycolour') ?? '', '00000000'),
    styleColor(fields.get('backcolour') ?? '', '00000000'),
  ] as const;
  const place = Math.round(number('alignment', 1, 11, 2));
  const alignment = isSsa ? (ssaPlaces[place] ?? 2) : Math.min(9, place);
  const family = familyOf(fontName(fields.get('fontname') ?? '') || 'Arial');
  const size = number('fontsize', 1, 2_000, 20);
  const marks = [flag('bold'), flag('italic'), flag('underline'), flag('strikeout')];
  const scale = [number('scalex', 0, 10_000, 100), number('scaley', 0, 10_000, 100)];
  const turned = [number('spacing', -500, 500, 0), number('angle', -36_000, 36_000, 0)];
  const border = [fields.get('borderstyle') === '3' ? 3 : 1, number('outline', 0, 100, 2), number('shadow', 0, 100, 0)];
  const margins = ['marginl', 'marginr', 'marginv'].map((field) => Math.round(number(field, 0, 10_000, 10)));
  const values = [name, family, size, ...colors.map((color) => `&H${color}`), ...marks, ...scale, ...turned];
  return { name, colors, line: `Style: ${[...values, ...border, alignment, ...margins, 1].join(',')}` };
}

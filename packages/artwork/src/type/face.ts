import { unpackText } from '../packed-text';
import { packedFontTables } from '../generated/fonts';

export type FaceName = keyof typeof packedFontTables;

/** One character's outline, in the face's own units, y downwards from the baseline. */
export interface Glyph {
  advance: number;
  /** Start of the outline; `d` continues from there in relative commands. */
  x: number;
  y: number;
  /** Ink: left, top, right, bottom; null for a space. */
  ink: readonly [number, number, number, number] | null;
  d: string;
}

export interface Face {
  name: FaceName;
  /** Units per em of every figure here. */
  em: number;
  /** Height of H and of x above the baseline. */
  cap: number;
  x: number;
  glyph(character: string): Glyph | null;
  kern(left: string, right: string): number;
}

interface Table {
  em: number;
  cap: number;
  x: number;
  glyphs: Record<string, string>;
  kern: Record<string, string>;
}

function readGlyph(entry: string): Glyph {
  const [figures = '', d = ''] = entry.split('|');
  const [advance = 0, x = 0, y = 0, left, top = 0, right = 0, bottom = 0] = figures.split(' ').map(Number);
  return { advance, x, y, ink: left === undefined ? null : [left, top, right, bottom], d };
}

const base = (character: string): string => character.normalize('NFD').charAt(0);

function openFace(name: FaceName): Face {
  const table = JSON.parse(unpackText(packedFontTables[name])) as Table;
  const glyphs = new Map<string, Glyph | null>();
  const kerns = new Map<string, number>();
  for (const [left, pairs] of Object.entries(table.kern)) {
    for (const pair of pairs.split(' ')) kerns.set(left + pair.charAt(0), Number(pair.slice(1)));
  }
  return {
    name,
    em: table.em,
    cap: table.cap,
    x: table.x,
    glyph(character) {
      const known = glyphs.get(character);
      if (known !== undefined) return known;
      const entry = Object.hasOwn(table.glyphs, character) ? table.glyphs[character] : undefined;
      const glyph = entry === undefined ? null : readGlyph(entry);
      glyphs.set(character, glyph);
      return glyph;
    },
    kern: (left, right) => kerns.get(base(left) + base(right)) ?? 0,
  };
}

const faces = new Map<FaceName, Face>();

/** A face of the artwork; its table is parsed on first use. */
export function face(name: FaceName): Face {
  const known = faces.get(name);
  if (known) return known;
  const opened = openFace(name);
  faces.set(name, opened);
  return opened;
}

/** Parses every face now, so that no picture has to wait for it. */
export function loadFaces(): void {
  for (const name of Object.keys(packedFontTables) as FaceName[]) face(name);
}

import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { FaceSource } from './font-faces';
import { itemAt } from '../src/item-at';

const require = createRequire(import.meta.url);

/** Letters that titles need: Latin-1, Latin Extended-A, Romanian commas, Cyrillic, common punctuation and signs. */
const wanted = (code: number): boolean =>
  (code >= 0x20 && code <= 0x17f) ||
  (code >= 0x218 && code <= 0x21b) ||
  (code >= 0x400 && code <= 0x45f) ||
  [0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac, 0x2116].includes(code);

/** Letters with kerning; accented letters use that of their base letter at run time. */
const kerned = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;-’&!?');

interface CompiledFace {
  /** Units per em of every figure below. */
  em: number;
  cap: number;
  x: number;
  /** Character to `advance startX startY minX minY maxX maxY|relative path`. */
  glyphs: Record<string, string>;
  /** Left character to pairs `{right}{kern}` separated by spaces. */
  kern: Record<string, string>;
}

/** Joins SVG numbers with as few separators as the grammar allows. */
const join = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

const letters: Readonly<Record<string, string>> = { quadraticCurveTo: 'q', bezierCurveTo: 'c' };

/**
 * Outline as relative, rounded SVG commands after its first move, which is returned separately so that a glyph can be
 * positioned.
 */
function relativePath(path: fontkit.Path, scale: number): { x: number; y: number; d: string } | null {
  let start: readonly [number, number] | null = null;
  let first: readonly [number, number] | null = null;
  let at: readonly [number, number] = [0, 0];
  let d = '';
  for (const { command, args } of path.commands) {
    if (command === 'closePath') {
      d += 'z';
      at = start ?? at;
      continue;
    }
    // The y axis points up in fonts and down in SVG.
    const points = args.map((value, index) => Math.round(value * scale) * (index % 2 ? -1 : 1));
    const steps = points.map((value, index) => value - at[index % 2 === 0 ? 0 : 1]);
    const [dx, dy] = [itemAt(steps, -2), itemAt(steps, -1)];
    at = [at[0] + dx, at[1] + dy];
    if (command === 'moveTo') {
      if (first) d += `m${join(steps)}`;
      first ??= at;
      start = at;
    } else if (command === 'lineTo') {
      if (dx !== 0 && dy !== 0) d += `l${join(steps)}`;
      else if (dx !== 0) d += `h${dx}`;
      else if (dy !== 0) d += `v${dy}`;
    } else {
      d += (letters[command] ?? '') + join(steps);
    }
  }
  return first ? { x: first[0], y: first[1], d } : null;
}

function openFont(source: FaceSource, subset: string): fontkit.Font {
  const name = `${source.family}-${subset}-${source.weight}-${source.style ?? 'normal'}.woff2`;
  return fontkit.openSync(require.resolve(`@fontsource/${source.family}/files/${name}`)) as fontkit.Font;
}

/** The table of widths, which fontkit's getter cannot read for an empty glyph at the end of the file. */
interface Widths {
  hmtx: { metrics: { length: number; get(index: number): { advance: number } } };
}

function advanceOf(font: fontkit.Font, glyph: fontkit.Glyph): number {
  const { metrics } = (font as unknown as Widths).hmtx;
  return metrics.get(Math.min(glyph.id, metrics.length - 1)).advance;
}

/** Height of a flat letter above the baseline, in font units. */
const inkHeight = (font: fontkit.Font, letter: string): number =>
  font.glyphForCodePoint(letter.charCodeAt(0)).bbox.maxY;

/** Applies kerning, but never replaces letters. */
const kernOnly = { kern: true, liga: false, clig: false, calt: false, dlig: false };

/**
 * Kerning of each letter after `left`. All pairs are shaped as one line, `AaAbAc…`, because a line per pair would take
 * ten times as long.
 */
function kernAfter(font: fontkit.Font, left: string): number[] {
  const { glyphs, positions } = font.layout(kerned.map((right) => left + right).join(''), kernOnly);
  if (glyphs.length !== kerned.length * 2)
    throw new Error(`${font.familyName}: shaping replaced letters after ${left}`);
  return kerned.map((_, index) => itemAt(positions, index * 2).xAdvance - advanceOf(font, itemAt(glyphs, index * 2)));
}

function kernPairs(font: fontkit.Font, grid: number): Record<string, string> {
  const kern: Record<string, string> = {};
  for (const left of kerned) {
    const values = kernAfter(font, left).map((value) => Math.round((value / font.unitsPerEm) * grid));
    const pairs = kerned.flatMap((right, index) => {
      const value = itemAt(values, index);
      return Math.abs(value) >= grid / 125 ? [`${right}${value}`] : [];
    });
    if (pairs.length > 0) kern[left] = pairs.join(' ');
  }
  return kern;
}

/** Reads a face from its WOFF2 files into the compact table for `src/type/face.ts`. */
export function compileFace(source: FaceSource): CompiledFace {
  const { grid } = source;
  const glyphs: Record<string, string> = {};
  const fonts = source.subsets.map((subset) => openFont(source, subset));
  for (const font of fonts) {
    const scale = grid / font.unitsPerEm;
    for (const code of font.characterSet) {
      const character = String.fromCodePoint(code);
      if (!wanted(code) || glyphs[character] !== undefined) continue;
      const glyph = font.glyphForCodePoint(code);
      const outline = relativePath(glyph.path, scale);
      const box = outline ? glyph.bbox : null;
      const edges = box ? [box.minX, -box.maxY, box.maxX, -box.minY].map((edge) => Math.round(edge * scale)) : [];
      const figures = [
        Math.round(advanceOf(font, glyph) * scale),
        ...(outline ? [outline.x, outline.y] : []),
        ...edges,
      ];
      glyphs[character] = `${figures.join(' ')}|${outline?.d ?? ''}`;
    }
  }
  const main = itemAt(fonts, 0);
  const height = (letter: string): number => Math.round((inkHeight(main, letter) / main.unitsPerEm) * grid);
  return { em: grid, cap: height('H'), x: height('x'), glyphs, kern: kernPairs(main, grid) };
}

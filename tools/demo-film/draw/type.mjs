import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { n } from './math.mjs';

const require = createRequire(import.meta.url);

const load = (file) => {
  const bytes = readFileSync(require.resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};

export const faces = {
  display: load('@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff'),
  text: load('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff'),
  italic: load('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff'),
};

/**
 * Letters as outlines, laid out from x = 0, so that the font need not be installed: `[{ d, x }]` and the line's width.
 */
function letters(face, text, size, tracking = 0) {
  const scale = size / face.unitsPerEm;
  const placed = [];
  let x = 0;
  let before = null;
  for (const character of text) {
    const glyph = face.charToGlyph(character);
    if (before) x += face.getKerningValue(before, glyph) * scale;
    placed.push({ x, d: glyph.getPath(0, 0, size).toPathData(2) });
    x += glyph.advanceWidth * scale + tracking;
    before = glyph;
  }
  return { placed, width: x - tracking };
}

/** One line centred on (or starting at) x, with an opacity and a lift for each letter; `weight` thickens a thin face. */
export function line({
  face,
  text,
  size,
  tracking = 0,
  x,
  y,
  align = 'centre',
  fill,
  weight = 0,
  opacity = 1,
  letter = () => ({}),
}) {
  const { placed, width } = letters(face, text, size, tracking);
  const start = align === 'centre' ? x - width / 2 : x;
  const glyphs = placed.map(({ d, x: offset }, index) => {
    const { opacity: own = 1, lift = 0 } = letter(index, placed.length);
    const shown = own * opacity;
    return d && shown > 0.01
      ? `<path d="${d}" transform="translate(${n(start + offset)} ${n(y + lift)})" fill-opacity="${n(shown)}" stroke-opacity="${n(shown)}"/>`
      : '';
  });
  const edge = weight > 0 ? ` stroke="${fill}" stroke-width="${weight}"` : '';
  return `<g fill="${fill}"${edge}>${glyphs.join('')}</g>`;
}

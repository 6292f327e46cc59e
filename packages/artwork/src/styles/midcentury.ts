import { contrast, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { cutPaper, motifMarkup } from '../compose/draw';
import { jitter } from '../compose/jitter';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { fill, rect } from '../svg/element';
import type { PosterStyle } from './style';

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const style = rng.int(0, 2);
  sheet.add(rect(0, 0, area.width, area.height, palette.ground));
  const sheetOf = (dx: number, dy: number, w: number, h: number, color: string): string =>
    fill(cutPaper(rng, x + dx * size, y + dy * size, w * size, h * size, size * 0.045), color);
  if (style === 0)
    sheet.add(
      sheetOf(-0.5, -0.56, 0.66, 1.1, palette.b),
      sheetOf(-0.1, -0.3, 0.64, 0.9, palette.a),
      sheetOf(0.3, -0.62, 0.24, 0.4, palette.c),
    );
  if (style === 1) {
    const colors = rng.shuffle([palette.a, palette.b, palette.c, palette.b]);
    for (const [i, color] of colors.entries())
      sheet.add(sheetOf(-0.62 + i * 0.32, rng.range(-0.66, -0.5), 0.28, rng.range(0.9, 1.25), color));
  }
  if (style === 2)
    sheet.add(
      sheetOf(-0.6, -0.6, 1.2, 1.2, palette.a),
      sheetOf(-0.46, -0.44, 0.92, 0.9, palette.b),
      sheetOf(-0.3, -0.3, 0.6, 0.6, palette.ground),
    );
  const behind = style === 0 ? palette.a : style === 1 ? palette.b : palette.ground;
  const base = contrast(palette.ink, behind) > 2.6 ? palette.ink : palette.ground;
  sheet.add(
    motifMarkup(
      motifs[0],
      { x, y, size: size * 0.86, rotate: rng.range(-7, 7) },
      {
        base,
        cut: behind,
        accent: style === 2 ? palette.c : contrast(palette.c, base) > 1.8 ? palette.c : palette.ground,
      },
    ),
  );
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const low = rng.chance(0.62);
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: low ? 520 : 960, size: 760 } });
  putTitle(sheet, brief, {
    x: 90,
    y: low ? 1010 : 80,
    width: 820,
    height: 330,
    valign: low ? 'middle' : 'top',
    align: rng.pick(['left', 'center'] as const),
    upper: brief.upper,
    gap: 0.28,
    maxLines: 3,
    maxSize: 340,
    turn: jitter(rng, 3.5, 16),
  });
  sheet.add(rect(0, 1380, 1000, 120, palette.ground));
  const ink = readable(palette.ground, [palette.ink]);
  putCredits(sheet, brief, {
    x: 90,
    y: 1440,
    width: 640,
    size: 25,
    tracking: 20,
    ink,
    ground: palette.ground,
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'archivoText',
    size: 30,
    x: 910,
    y: 1440,
    anchor: 'end',
    maxWidth: 170,
    ink,
    ground: palette.ground,
  });
}

/** Cut paper: a few torn shapes, a title that dances. */
export const midcentury: PosterStyle = {
  palettes: palettes(
    'e8552d 17130f f4c542 f3e7cf 17130f',
    'f3e7cf 1b1a1d e2592f 2f7f86 f0b63a',
    '35999a 0f1719 f2d04b f2ecd9 e4572e',
    'f2b632 20180f d8432b f6edd6 2b6f77',
    'd9dcc8 1d2420 d65a31 7f9a6b f1c84b',
    '3b5b92 f6efdd f09c3a e9dfc3 e5533d',
    'bd3a36 fdf3dd f1b942 2b2a33 f6e9cf',
  ),
  lettering: { text: 'archivoText', faces: ['archivo', 'bebas', 'alfa', 'archivo'], upper: false },
  scene,
  poster,
};

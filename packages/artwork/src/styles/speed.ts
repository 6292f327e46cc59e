import { contrast, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { dotPattern, motifTransform } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import type { Rng } from '../seed';
import { circle, element, fill, rect, stroke } from '../svg/element';
import { p, polar, polygon, type Point } from '../svg/path';
import type { PosterStyle } from './style';

/** Lines that rush at a point and stop short of it. */
const rush = (rng: Rng, x: number, y: number, near: number, far: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 360) / count + rng.range(-3, 3);
    const width = rng.range(0.4, 2.2);
    return polygon([
      polar(x, y, near * rng.range(0.9, 1.5), angle),
      polar(x, y, far, angle - width),
      polar(x, y, far, angle + width),
    ]);
  }).join('');

/** The figure with a white keyline and a hard shadow, as a sticker. */
function sticker(sheet: Sheet, brief: Brief, x: number, y: number, size: number, index = 0): void {
  const { palette, rng, motifs } = brief;
  const motif = motifs[index] ?? motifs[0];
  const place = { x, y, size, rotate: rng.range(-10, 10), flip: rng.chance(0.3) };
  const keyline = contrast(palette.ground, palette.ink) > 4 ? palette.ground : '#ffffff';
  sheet.add(
    element('path', {
      d: motif.base,
      fill: palette.ink,
      stroke: palette.ink,
      'stroke-width': 16,
      'stroke-linejoin': 'round',
      transform: motifTransform({ ...place, x: x + size * 0.04, y: y + size * 0.05 }),
    }),
  );
  sheet.add(
    element(
      'g',
      { transform: motifTransform(place), 'stroke-linejoin': 'round' },
      stroke(motif.base, keyline, 16) +
        fill(motif.base, palette.ink) +
        (motif.cut ? fill(motif.cut, palette.c) : '') +
        (motif.accent ? fill(motif.accent, palette.a) : ''),
    ),
  );
}

/** Panels cut by slanting gutters. */
function panels(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng } = brief;
  const { width, height, focus } = area;
  const gutter = 16;
  const slant = width * rng.range(0.1, 0.18) * rng.pick([1, -1]);
  const cut = height * rng.range(0.34, 0.42);
  const upper: Point[] = [
    [0, 0],
    [width, 0],
    [width, cut - slant],
    [0, cut + slant],
  ];
  const lower: Point[] = [
    [0, cut + slant + gutter],
    [width, cut - slant + gutter],
    [width, height],
    [0, height],
  ];
  const parts = [
    { outline: upper, color: palette.b, motif: 1, at: [width * 0.5, cut * 0.5, Math.min(width, cut) * 1.05] as const },
    { outline: lower, color: palette.a, motif: 0, at: [focus.x, (cut + height) / 2, focus.size * 0.82] as const },
  ];
  for (const { outline, color, motif, at } of parts) {
    sheet.clipped(fill(polygon(outline), '#000'), () => {
      sheet.add(
        rect(0, 0, width, height, color),
        fill(rush(rng, at[0], at[1], at[2] * 0.5, Math.hypot(width, height), 60), palette.c, { opacity: 0.55 }),
      );
      sticker(sheet, brief, at[0], at[1], at[2], motif);
    });
  }
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng } = brief;
  const { width, height, focus } = area;
  const { x, y, size } = focus;
  sheet.add(rect(0, 0, width, height, palette.ground));
  const style = rng.int(0, 2);
  if (style === 0) {
    panels(sheet, brief, area);
    return;
  }
  if (style === 1) {
    sheet.add(
      rect(0, 0, width, height, palette.a),
      fill(rush(rng, x, y, size * 0.55, Math.hypot(width, height), 90), palette.ink),
    );
    sheet.add(circle(x, y, size * 0.5, palette.c));
  } else {
    sheet.add(
      rect(0, 0, width, height, palette.b),
      fill(
        polygon([
          [0, height * 0.2],
          [width, -height * 0.1],
          [width, height * 0.62],
          [0, height * 0.95],
        ]),
        palette.a,
      ),
    );
    sheet.add(rect(0, 0, width, height, `url(#${dotPattern(sheet, 26, 7, palette.c)})`, { opacity: 0.5 }));
    sheet.add(
      stroke(p`M${x - size * 0.9} ${y + size * 0.5}L${x + size * 0.9} ${y - size * 0.3}`, palette.ground, size * 0.09),
    );
  }
  sticker(sheet, brief, x, y, size * 0.86);
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: 560, size: 860 } });
  const tilt = { rotate: -6, skew: -8, cx: 500, cy: 1200 };
  const plate = rng.pick([palette.ink, palette.c, palette.ground]);
  const ink = readable(plate, [palette.ground, palette.ink]);
  sheet.add(
    fill(
      polygon([
        [0, 1090],
        [1000, 985],
        [1000, 1500],
        [0, 1500],
      ]),
      plate,
    ),
    fill(
      polygon([
        [0, 1074],
        [1000, 969],
        [1000, 985],
        [0, 1090],
      ]),
      plate === palette.ink ? palette.c : palette.ink,
    ),
  );
  putTitle(sheet, brief, {
    x: 110,
    y: 1090,
    width: 780,
    height: 220,
    valign: 'middle',
    align: 'center',
    upper: true,
    gap: 0.14,
    maxLines: 2,
    maxSize: 270,
    ink,
    ground: plate,
    tilt,
  });
  putCredits(sheet, brief, {
    x: 60,
    y: 1450,
    width: 680,
    size: 24,
    tracking: 20,
    ink,
    ground: plate,
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'anton',
    size: 44,
    x: 940,
    y: 1452,
    anchor: 'end',
    maxWidth: 190,
    tracking: 20,
    ink,
    ground: plate,
    upper: true,
  });
}

/** Panels, rushing lines and a figure like a sticker. */
export const speed: PosterStyle = {
  palettes: palettes(
    'fff4e0 1b1430 ff4f6d 27b1e6 ffd23f',
    'f7f7f0 14121f e8333f 3a7bd5 ffd84d',
    'fdf0ff 1a1033 b04bff ff5fa2 5ef0d0',
    'fff6d8 10241f 23b26d f2592a ffc83a',
    'f2f4ff 0f1638 3d5afe ff5252 ffd740',
    'ffe9dc 24101c ff6b35 d7263d f7c948',
  ),
  skylit: true,
  lettering: { text: 'groteskText', faces: ['rubik', 'anton', 'bebas', 'archivo'], upper: true },
  scene,
  poster,
};

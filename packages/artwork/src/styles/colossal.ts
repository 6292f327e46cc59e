import { mix, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { gradient, motifMarkup, motifTransform } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, element, rect } from '../svg/element';
import type { PosterStyle } from './style';

/** One figure, larger than the sheet, lit from the side. */
function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { ground, a, b, c } = palette;
  // On a wide picture text stands on the left.
  const isWide = area.width > area.height;
  const { x } = area.focus;
  const size = area.focus.size * (isWide ? 1.25 : 1);
  const y = area.focus.y + (isWide ? size * 0.1 : 0);
  const side = isWide ? 1 : rng.pick([-1, 1]);
  const [cx, cy] = [x + side * size * rng.range(0.1, 0.22) * (isWide ? 0.3 : 1), y];
  sheet.add(rect(0, 0, area.width, area.height, ground));
  if (rng.chance(0.6)) sheet.add(circle(x - side * size * 0.28, y - size * 0.3, size * 0.17, c));
  const place = { x: cx, y: cy, size, rotate: side * rng.range(-9, 9), flip: side < 0 };
  const cut = mix(ground, b, 0.25);
  sheet.add(motifMarkup(motifs[0], place, { base: a, cut, accent: readable(a, [c, ground, b], 1.9) }));
  const light = gradient(
    sheet,
    [
      [0, b, 0.75],
      [0.55, b, 0.25],
      [0.56, b, 0],
    ],
    [0, 0, 1, 0.35],
  );
  sheet.clipped(element('path', { d: motifs[0].base, transform: motifTransform(place) }), () =>
    sheet.add(rect(cx - size / 2, cy - size / 2, size, size, `url(#${light})`, { opacity: 0.55 })),
  );
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const low = rng.chance(0.35);
  const focus = low ? { x: 500, y: 520, size: 1120 } : { x: 500, y: 1060, size: 1320 };
  scene(sheet, brief, { width: 1000, height: 1500, focus });
  const { ground, ink } = palette;
  sheet.add(low ? rect(0, 1040, 1000, 460, ground) : rect(0, 0, 1000, 430, ground));
  const type = { ink, ground };
  putTitle(sheet, brief, {
    x: 64,
    y: low ? 1070 : 130,
    width: 872,
    height: 280,
    valign: low ? 'middle' : 'top',
    face: brief.face,
    upper: brief.upper,
    gap: 0.18,
    maxLines: 2,
    maxSize: 380,
    ...type,
  });
  const y = low ? 1440 : 88;
  const small = { y, face: 'archivoText' as const, size: 26, tracking: 40, ...type };
  putCredits(sheet, brief, { ...small, x: 66, width: 640, lines: ['by'] });
  addLabel(sheet, cornerLine(brief), { ...small, x: 934, anchor: 'end', maxWidth: 200 });
}

/** A single thing that the sheet cannot hold. */
export const colossal: PosterStyle = {
  palettes: palettes(
    'f2d9b1 2a1a14 b8452c e58a4a fff0d2',
    '17324a f7ead0 e7a33e f3c877 e9603f',
    'e9e4d6 1d2b2c 2e6b6a 62a39b e2693b',
    'c53a25 fff3e0 2b1416 5e1f22 ffc45c',
    '1f1b2e f6e6d3 8a5fa8 c08bd0 f2a65a',
    'c9dcd6 18302f 1f5a5c 3f8c86 f0703f',
    'f0c63f 241c12 2f4a7a 5578ae d9482f',
    '3d1220 fae3d0 d8604f f09a72 f7c35f',
  ),
  lettering: { text: 'archivoText', faces: ['archivo', 'bebas', 'playfair', 'alfa', 'grotesk'], upper: false },
  scene,
  poster,
};

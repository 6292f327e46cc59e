import { contrast } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { blob, hills, motifMarkup, motifTransform, paperGrain } from '../compose/draw';
import { jitter } from '../compose/jitter';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { motifs as library } from '../motifs/library';
import type { Rng } from '../seed';
import { circle, element, fill, rect, stroke } from '../svg/element';
import { p, polar, smooth, type Point } from '../svg/path';
import type { PosterStyle } from './style';

/** Brush lines that grow out of a crown, like hair, roots or smoke. */
function tendrils(rng: Rng, x: number, y: number, size: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = -160 + (i * 140) / (count - 1);
    const points: Point[] = [0.36, 0.5, 0.66, 0.8].map((r, k) =>
      polar(x, y, size * r * rng.range(0.94, 1.1), angle + (k % 2 ? 1 : -1) * rng.range(2, 9)),
    );
    return smooth(points, false);
  }).join('');
}

/** The same as spikes of a crown. */
const spikes = (rng: Rng, x: number, y: number, size: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = -165 + (i * 150) / (count - 1);
    const [a, b] = [polar(x, y, size * 0.46, angle), polar(x, y, size * rng.range(0.64, 0.86), angle)];
    return p`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  }).join('');

/** A head whose face is something else. */
function head(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  sheet.add(
    stroke(rng.pick([tendrils, spikes])(rng, x, y - size * 0.02, size, rng.int(9, 15)), palette.c, size * 0.026, {
      'stroke-linecap': 'round',
    }),
  );
  const inner = contrast(palette.ground, palette.a) > 2.4 ? palette.ground : palette.ink;
  sheet.add(
    element('path', {
      d: library.profile.base,
      fill: palette.a,
      transform: motifTransform({ x: x - size * 0.02, y: y + size * 0.06, size: size * 1.14, flip: rng.chance(0.5) }),
    }),
  );
  sheet.add(
    motifMarkup(
      motifs[0],
      { x, y: y - size * 0.1, size: size * 0.46 },
      { base: inner, cut: palette.a, accent: palette.b },
    ),
  );
}

/** An eye as large as the sheet, the motif for a pupil. */
function eye(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const lid: Point[] = [
    [x - size * 0.72, y],
    [x - size * 0.3, y - size * 0.4],
    [x + size * 0.1, y - size * 0.44],
    [x + size * 0.72, y],
    [x + size * 0.2, y + size * 0.4],
    [x - size * 0.26, y + size * 0.4],
  ];
  const lashes = Array.from({ length: 11 }, (_, i) => {
    const [a, b] = [polar(x, y, size * 0.5, -160 + i * 14), polar(x, y, size * rng.range(0.62, 0.8), -163 + i * 14.6)];
    return p`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  }).join('');
  sheet.add(stroke(lashes, palette.ink, size * 0.022, { 'stroke-linecap': 'round' }), fill(smooth(lid), palette.a));
  sheet.add(circle(x, y, size * 0.34, palette.b), circle(x, y, size * 0.3, palette.ink));
  const onPupil = contrast(palette.ground, palette.ink) > 3 ? palette.ground : palette.c;
  sheet.add(
    motifMarkup(motifs[0], { x, y, size: size * 0.38 }, { base: onPupil, cut: palette.ink, accent: palette.c }),
  );
}

/** Swollen shapes that carry the motif as a weight. */
function weight(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  sheet.add(
    fill(blob(rng, x - size * 0.1, y + size * 0.16, size * 0.52, 0.16), palette.b),
    fill(blob(rng, x + size * 0.14, y - size * 0.08, size * 0.44, 0.2), palette.a),
  );
  for (let i = 4; i > 0; i--)
    sheet.add(stroke(blob(rng, x, y, size * (0.5 + i * 0.075), 0.07), palette.c, size * 0.007, { opacity: 0.9 }));
  const base = contrast(palette.ink, palette.a) > contrast(palette.ground, palette.a) ? palette.ink : palette.ground;
  sheet.add(
    motifMarkup(
      motifs[0],
      { x: x + size * 0.04, y, size: size * 0.8, rotate: rng.range(-9, 9) },
      { base, cut: palette.a, accent: palette.c },
    ),
  );
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng } = brief;
  const { x, y, size } = area.focus;
  sheet.add(rect(0, 0, area.width, area.height, palette.ground));
  sheet.add(fill(blob(rng, x, y, size * 0.86, 0.12), palette.b, { opacity: 0.22 }));
  rng.pick([head, eye, weight])(sheet, brief, area);
  sheet.add(paperGrain(sheet, rng, palette.ink, 0.35));
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const low = rng.chance(0.7);
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: low ? 600 : 900, size: 860 } });
  const { face } = brief;
  const calm = hills(rng, 1000, low ? 1100 : 1145, 1500, 20);
  sheet.add(fill(calm, palette.ground, low ? {} : { transform: 'rotate(180 500 750)' }));
  if (!low) sheet.add(rect(0, 1355, 1000, 145, palette.ground));
  putTitle(sheet, brief, {
    x: 80,
    y: low ? 1150 : 70,
    width: 840,
    height: low ? 225 : 250,
    valign: low ? 'middle' : 'top',
    align: 'center',
    upper: brief.upper,
    gap: 0.26,
    maxLines: 2,
    maxSize: 330,
    tracking: face === 'amatic' ? 10 : 0,
    turn: face === 'amatic' ? jitter(rng, 2.5, 10) : undefined,
  });
  const small = { face: brief.textFace, y: 1450, ink: palette.ink, ground: palette.ground };
  putCredits(sheet, brief, {
    ...small,
    x: 80,
    width: 660,
    size: 30,
    tracking: 30,
    lines: low ? ['by'] : ['by', 'cast'],
  });
  addLabel(sheet, cornerLine(brief), { ...small, size: 32, x: 920, anchor: 'end', maxWidth: 160 });
}

/** The Polish school: one grave joke, painted. */
export const polish: PosterStyle = {
  palettes: palettes(
    'e9d8b0 231a16 b4472c 5d7a6c d99a2b',
    '2c3a3d f3e2bd d66a3c 86a08c e8b64a',
    '7a2c26 f7e3bf e5a94a 34242a f2d6a2',
    'd6c4a2 2a2026 6b3f5c 3f6a6e c8542e',
    '33263a f2dfc4 c9603f 7c6a9a e9b44c',
    'c98f2e 1e1713 8c2f23 4b5a42 f5e4bb',
    '9fb0a0 1b1e1d 3a3f52 d9634a f0dca6',
  ),
  lettering: {
    text: 'cormorantText',
    faces: ['amatic', 'cormorantItalic', 'amatic', 'abril'],
    upper: true,
    tracking: 10,
  },
  scene,
  poster,
};

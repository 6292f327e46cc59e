import { readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup, sunburst } from '../compose/draw';
import { putArc, addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, element, fill, group, rect, stroke } from '../svg/element';
import { circlePath, num, p, polar } from '../svg/path';
import type { PosterStyle } from './style';

/** Petals around a ring: one drawn, the others turned. */
function petals(sheet: Sheet, cx: number, cy: number, r: number, length: number, count: number, color: string): void {
  const step = 360 / count;
  const [a, b] = [polar(cx, cy, r, -step / 2), polar(cx, cy, r, step / 2)];
  const [tip, left, right] = [
    polar(cx, cy, r + length, 0),
    polar(cx, cy, r + length * 0.75, -step * 0.42),
    polar(cx, cy, r + length * 0.75, step * 0.42),
  ];
  const d = p`M${a[0]} ${a[1]}Q${left[0]} ${left[1]} ${tip[0]} ${tip[1]} ${right[0]} ${right[1]} ${b[0]} ${b[1]}z`;
  const id = sheet.define((name) => element('path', { id: name, d }));
  const turned = Array.from({ length: count }, (_, i) =>
    element('use', { href: `#${id}`, transform: `rotate(${num(i * step, 1)} ${num(cx)} ${num(cy)})` }),
  );
  sheet.add(group({ fill: color }, ...turned));
}

/** A cusped arch as in Mughal gardens. */
const arch = (x: number, y: number, w: number, h: number): string =>
  p`M${x - w / 2} ${y + h}V${y + h * 0.36}q${w * 0.02} ${-h * 0.09} ${w * 0.1} ${-h * 0.1}q${w * 0.01} ${-h * 0.08} ${w * 0.12} ${-h * 0.09}q${w * 0.02} ${-h * 0.08} ${w * 0.14} ${-h * 0.09}L${x} ${y}l${w * 0.14} ${h * 0.08}q${w * 0.12} ${h * 0.01} ${w * 0.14} ${h * 0.09}q${w * 0.11} ${h * 0.01} ${w * 0.12} ${h * 0.09}q${w * 0.08} ${h * 0.01} ${w * 0.1} ${h * 0.1}V${y + h}z`;

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const far = Math.hypot(area.width, area.height);
  sheet.add(rect(0, 0, area.width, area.height, palette.a), fill(sunburst(x, y, far, 28), palette.b));
  if (rng.chance(0.5)) {
    petals(sheet, x, y, size * 0.5, size * 0.16, 20, palette.c);
    sheet.add(circle(x, y, size * 0.51, palette.ground));
    petals(sheet, x, y, size * 0.4, size * 0.085, 24, palette.a);
    sheet.add(circle(x, y, size * 0.405, palette.c), circle(x, y, size * 0.385, palette.ground));
    const beads = { 'stroke-dasharray': `1 ${num(size * 0.06)}`, 'stroke-linecap': 'round' };
    sheet.add(stroke(circlePath(x, y, size * 0.35), palette.c, size * 0.018, beads));
    sheet.add(
      motifMarkup(
        motifs[0],
        { x, y, size: size * 0.46 },
        { base: palette.ink, cut: palette.ground, accent: palette.a },
      ),
    );
  } else {
    const [w, h] = [size * 0.86, size * 1.3];
    const top = y - size * 0.66;
    sheet.add(
      fill(arch(x, top - size * 0.06, w * 1.16, h * 1.1), palette.c),
      fill(arch(x, top - size * 0.02, w * 1.07, h * 1.05), palette.a),
    );
    sheet.add(fill(arch(x, top, w, h), palette.ground), circle(x, y, size * 0.3, palette.c));
    petals(sheet, x, y, size * 0.3, size * 0.06, 22, palette.c);
    const base = readable(palette.c, [palette.ink, palette.ground], 2.6);
    sheet.add(motifMarkup(motifs[0], { x, y, size: size * 0.42 }, { base, cut: palette.c, accent: palette.a }));
  }
}

/** A string of blossoms along a line. */
function garland(sheet: Sheet, y: number, color: string, heart: string): void {
  const blossom = Array.from({ length: 8 }, (_, i) => circlePath(...polar(32, 32, 17, i * 45), 10)).join('');
  const flower = fill(blossom, color) + circle(32, 32, 13, heart);
  const id = sheet.define((name) =>
    element('pattern', { id: name, width: 64, height: 64, y, patternUnits: 'userSpaceOnUse' }, flower),
  );
  sheet.add(rect(0, y, 1000, 64, `url(#${id})`));
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const { main, sub } = brief.title;
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: 560, size: 820 } });
  sheet.add(rect(0, 1060, 1000, 440, palette.ground));
  garland(sheet, 1030, palette.c, palette.a);
  const { face } = brief;
  const shadow = [{ color: palette.c, dx: 7, dy: 7 }];
  if (sub === '' && main.length < 13 && rng.chance(0.5))
    putArc(sheet, main, {
      face,
      role: 'title',
      size: 230,
      cx: 500,
      cy: 2140,
      radius: 860,
      maxAngle: 50,
      tracking: 20,
      ink: palette.ink,
      ground: palette.ground,
    });
  else
    putTitle(sheet, brief, {
      x: 80,
      y: 1120,
      width: 840,
      height: 210,
      valign: 'middle',
      align: 'center',
      gap: 0.24,
      maxLines: 2,
      maxSize: 270,
      under: shadow,
    });
  putCredits(sheet, brief, {
    x: 500,
    y: 1432,
    width: 780,
    anchor: 'middle',
    size: 30,
    tracking: 40,
  });
  const top = cornerLine(brief);
  if (top !== '') {
    sheet.add(fill(p`M390 24h220v62q-110 44 -220 0z`, palette.ground));
    addLabel(sheet, top, {
      face: 'cormorantText',
      size: 36,
      x: 500,
      y: 78,
      anchor: 'middle',
      tracking: 100,
      maxWidth: 190,
      ink: palette.ink,
      ground: palette.ground,
    });
  }
  sheet.add(stroke(p`M12 12h976v1476h-976z`, palette.ground, 24), stroke(p`M28 28h944v1444h-944z`, palette.c, 6));
}

/** Painted lorries and palace gates: petals, arches, garlands. */
export const ornate: PosterStyle = {
  palettes: palettes(
    'fbe9c6 5b1330 d6336c e85d3a f2a71b',
    '4a1030 fbe6c2 e0542f c23a4b f4b73b',
    'f6efd9 0f4c5c 1b998b 2ec4b6 f46036',
    '123b4a f9ecd0 e4572e c8402f f5b93e',
    'fdf0d5 3d1a5b 7b3fa0 a657c0 f39c2b',
    'f7e3d0 14532d 2f8f5b 4fae6a e8452c',
  ),
  lettering: { text: 'cormorantText', faces: ['shrikhand', 'abril', 'shrikhand', 'limelight'], upper: false },
  scene,
  poster,
};

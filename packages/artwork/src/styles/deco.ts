import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, fill, rect, stroke } from '../svg/element';
import { p, polar, polygon, type Point } from '../svg/path';
import type { PosterStyle } from './style';

/** Fan of fine rays, alternately long and short. */
const rays = (cx: number, cy: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 360) / count - 90;
    const [a, b] = [polar(cx, cy, from, angle), polar(cx, cy, i % 2 ? to : to * 0.82, angle)];
    return p`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  }).join('');

/** Towers that step down from the middle to the sides, mirrored. */
function setbacks(area: Area, base: number, tall: number): string {
  const { x, size } = area.focus;
  const unit = size * 0.16;
  return [-1, 1]
    .flatMap((side) =>
      [0, 1, 2, 3].map((i) => {
        const left = x + side * (size * 0.5 + i * unit);
        const height = tall * (1 - i * 0.24);
        const points: Point[] = [
          [left, base],
          [left, base - height],
          [left + side * unit * 0.3, base - height],
          [left + side * unit * 0.3, base - height + unit * 0.5],
          [left + side * unit * 0.88, base - height + unit * 0.5],
          [left + side * unit * 0.88, base],
        ];
        return polygon(side === 1 ? points : points.reverse());
      }),
    )
    .join('');
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const far = Math.hypot(area.width, area.height) * 0.62;
  const style = rng.int(0, 2);
  sheet.add(rect(0, 0, area.width, area.height, palette.ground));
  if (style === 0) sheet.add(stroke(rays(x, y, size * 0.56, far, 96), palette.a, 3, { opacity: 0.75 }));
  if (style === 1) {
    const wedges = Array.from({ length: 24 }, (_, i) =>
      polygon([
        polar(x, y, size * 0.5, i * 15),
        polar(x, y, far * 1.3, i * 15 - 3),
        polar(x, y, far * 1.3, i * 15 + 3),
      ]),
    ).join('');
    sheet.add(fill(wedges, palette.b), fill(setbacks(area, area.height, area.height * 0.5), palette.a));
  }
  if (style === 2) {
    for (let i = 7; i > 0; i--) {
      const r = size * (0.5 + i * 0.13);
      sheet.add(
        circle(x, y, r, i % 2 ? palette.b : palette.ground),
        stroke(p`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`, palette.a, 4),
      );
    }
    sheet.add(
      rect(0, y, area.width, area.height - y, palette.ground),
      stroke(rays(x, y + size * 0.2, size * 0.62, far, 60), palette.a, 2.5, { opacity: 0.6 }),
    );
  }
  sheet.add(
    circle(x, y, size * 0.54, palette.a),
    circle(x, y, size * 0.52, palette.ground),
    circle(x, y, size * 0.5, palette.a),
    circle(x, y, size * 0.485, palette.c),
  );
  sheet.add(
    motifMarkup(motifs[0], { x, y, size: size * 0.64 }, { base: palette.ground, cut: palette.c, accent: palette.b }),
  );
}

/** A frame of two rules with stepped corners. */
function frame(sheet: Sheet, color: string): void {
  const rule = (m: number, s: number): string =>
    p`M${m + s} ${m}H${1000 - m - s}v${s}h${s}V${1500 - m - s}h${-s}v${s}H${m + s}v${-s}h${-s}V${m + s}h${s}z`;
  sheet.add(stroke(rule(36, 36), color, 7), stroke(rule(54, 36), color, 2.5));
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const high = rng.chance(0.4);
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: high ? 920 : 560, size: 600 } });
  if (high) sheet.add(rect(0, 0, 1000, 500, palette.ground), rect(0, 1330, 1000, 170, palette.ground));
  else sheet.add(rect(0, 1000, 1000, 500, palette.ground));
  for (const y of high ? [500, 1330] : [1000])
    sheet.add(rect(90, y, 820, 6, palette.a), rect(90, y + (y === 500 ? -10 : 14), 820, 2, palette.a));
  const { face } = brief;
  putTitle(sheet, brief, {
    x: 110,
    y: high ? 190 : 1040,
    width: 780,
    height: 270,
    valign: 'middle',
    align: 'center',
    upper: true,
    tracking: face === 'poiret' ? 60 : 20,
    gap: 0.3,
    maxLines: 3,
    maxSize: 230,
    under: face === 'poiret' ? [{ color: palette.ink, stroke: 3 }] : undefined,
  });
  putCredits(sheet, brief, {
    x: 500,
    y: 1405,
    width: 760,
    anchor: 'middle',
    size: 32,
    tracking: 90,
  });
  const corner = cornerLine(brief);
  if (corner !== '' && !high) sheet.add(fill(p`M330 60h340l-40 96h-260z`, palette.ground));
  addLabel(sheet, corner, {
    face: 'cormorantText',
    size: 36,
    x: 500,
    y: 130,
    anchor: 'middle',
    tracking: 400,
    maxWidth: 700,
    ink: palette.ink,
    ground: palette.ground,
    upper: true,
  });
  frame(sheet, palette.a);
}

/** Between the wars: gold rules, setbacks and a medallion. */
export const deco: PosterStyle = {
  palettes: palettes(
    '11202f f1dfb0 d5a948 1c3650 f3e8cf',
    '14110f f0d89a c99a3c 2d241b efe2c4',
    '0f2e2a f2e0b4 d8ae55 174540 f4ead0',
    '4a1523 f5dfc0 d9a35a 641f31 f6e6d0',
    'efe4cc 1d2b38 1d2b38 d8b98a c2552d',
    '2b2140 f3e3c6 dba86a 3d3058 f0dcd0',
  ),
  lettering: {
    text: 'cormorantText',
    faces: ['limelight', 'poiret', 'limelight'],
    short: ['monoton', 'limelight', 'poiret'],
    upper: true,
    tracking: 20,
  },
  scene,
  poster,
};

import { contrast } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, fill, group, rect, stroke } from '../svg/element';
import { circlePath, num, polar, polygon, rectPath } from '../svg/path';
import type { PosterStyle } from './style';

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const { width, height } = area;
  const side = rng.chance(0.5) ? 1 : -1;
  const far = Math.hypot(width, height);
  sheet.add(rect(0, 0, width, height, palette.ground));
  const style = rng.int(0, 2);
  if (style === 0) {
    // A wedge that drives into a circle.
    sheet.add(circle(x, y, size * 0.62, palette.ink));
    sheet.add(
      fill(
        polygon([
          [x - side * far, y - far * 0.5],
          [x - side * far * 0.55, y - far * 0.85],
          [x + side * size * 0.18, y + size * 0.12],
        ]),
        palette.a,
      ),
    );
  } else if (style === 1) {
    // Beams from a low corner.
    const [cx, cy] = [side === 1 ? 0 : width, height];
    for (let i = 0; i < 5; i++) {
      const from = side === 1 ? -84 + i * 16 : -96 - i * 16;
      sheet.add(
        fill(
          polygon([[cx, cy], polar(cx, cy, far * 1.2, from), polar(cx, cy, far * 1.2, from + side * 8)]),
          i % 2 ? palette.b : palette.a,
        ),
      );
    }
    sheet.add(
      circle(x, y, size * 0.56, palette.ground),
      stroke(circlePath(x, y, size * 0.56), palette.ink, size * 0.05),
    );
  } else {
    // Bars on the diagonal behind a quartered disc.
    const bars = [-0.42, -0.2, 0.16, 0.38].map((at, i) =>
      rect(-far, y + at * size * 1.5, far * 2, size * (i % 2 ? 0.08 : 0.2), i % 2 ? palette.ink : palette.a),
    );
    sheet.add(group({ transform: `rotate(${num(side * -24)} ${num(x)} ${num(y)})` }, ...bars));
    sheet.add(circle(x, y, size * 0.58, palette.b), circle(x, y, size * 0.5, palette.ground));
  }
  const disc = style === 0 ? palette.ink : palette.ground;
  const base = style === 0 ? palette.ground : palette.ink;
  sheet.add(
    motifMarkup(
      motifs[0],
      { x, y, size: size * 0.78, rotate: -6 * side },
      { base, cut: disc, accent: contrast(palette.a, disc) > 2 ? palette.a : palette.c },
    ),
  );
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const angle = rng.pick([-14, -10, 10, -18]);
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500 + angle * 4, y: 540, size: 700 } });
  const tilt = { rotate: angle, cx: 500, cy: 1120 };
  const band = rng.chance(0.5) && contrast(palette.ground, palette.a) >= 4.5 ? palette.a : palette.ink;
  const letters = palette.ground;
  sheet.add(
    group(
      { transform: `rotate(${angle} 500 1120)` },
      fill(rectPath(-200, 955, 1400, 330), band),
      fill(rectPath(-200, 1300, 1400, 22), band === palette.a ? palette.ink : palette.a),
    ),
  );
  putTitle(sheet, brief, {
    x: 110,
    y: 985,
    width: 780,
    height: 270,
    valign: 'middle',
    align: angle < 0 ? 'left' : 'right',
    face: brief.face,
    upper: true,
    gap: 0.13,
    maxLines: 3,
    maxSize: 360,
    ink: letters,
    ground: band,
    tilt,
  });
  sheet.add(rect(0, 1400, 1000, 100, palette.ground));
  putCredits(sheet, brief, {
    x: 60,
    y: 1466,
    width: 700,
    lines: ['by'],
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'anton',
    size: 52,
    x: 940,
    y: 1470,
    anchor: 'end',
    maxWidth: 220,
    tracking: 30,
    ink: palette.ink,
    ground: palette.ground,
    upper: true,
  });
}

/** Diagonals, one red, and type that marches. */
export const constructivist: PosterStyle = {
  palettes: palettes(
    'f0e6d0 191614 d2301c a9a08c d2301c',
    'f2dfbe 1b1b1b c92a1e 8a8f86 c92a1e',
    'e9e2d4 16202b e0521f 9db0b4 e0521f',
    'efe2b8 241a14 b4261c d3a63a b4261c',
    'dcdcd2 101014 c41f24 7d8a94 c41f24',
  ),
  lettering: { text: 'oswaldText', faces: ['anton', 'archivo', 'alfa'], upper: true, tracking: 10 },
  scene,
  poster,
};

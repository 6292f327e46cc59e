import { mix, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup, paperGrain, standOn } from '../compose/draw';
import { addLabel, addText } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import type { Rng } from '../seed';
import { circle, fill, rect, stroke } from '../svg/element';
import { p, polygon, type Point } from '../svg/path';
import { lineBreaks } from '../type/break-lines';
import { fitText } from '../type/fit';
import type { PosterStyle } from './style';
import { itemAt } from '../item-at';

/** Buttes and tablelands on a far line. */
function mesas(rng: Rng, width: number, base: number, bottom: number, tall: number): string {
  const points: Point[] = [
    [0, bottom],
    [0, base],
  ];
  let x = rng.range(-0.1, 0.12) * width;
  while (x < width) {
    const [w, h] = [width * rng.range(0.1, 0.28), tall * rng.range(0.35, 1)];
    points.push(
      [x, base],
      [x + w * 0.16, base - h * 0.35],
      [x + w * 0.2, base - h],
      [x + w * 0.8, base - h * 0.97],
      [x + w * 0.85, base - h * 0.3],
      [x + w, base],
    );
    x += w + width * rng.range(0.05, 0.24);
  }
  points.push([width, base], [width, bottom]);
  return polygon(points.map(([px, py]): Point => [Math.max(0, Math.min(width, px)), py]));
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { width, height, focus } = area;
  const { x, y, size } = focus;
  const horizon = y + size * 0.36;
  sheet.add(rect(0, 0, width, height, palette.ground));
  const bands = 5;
  for (let i = 0; i < bands; i++) {
    const top = horizon - ((bands - i) * (horizon + size * 0.1)) / (bands + 1);
    sheet.add(rect(0, top, width, height, mix(palette.ground, palette.b, (i + 1) / bands)));
  }
  sheet.add(circle(x, horizon - size * 0.3, size * 0.46, palette.c));
  sheet.add(
    fill(mesas(rng, width, horizon, height, size * 0.42), mix(palette.a, palette.b, 0.35)),
    fill(mesas(rng, width, horizon + size * 0.16, height, size * 0.16), palette.a),
  );
  const foot = horizon + size * 0.42;
  sheet.add(
    fill(
      p`M0 ${foot - size * 0.06}Q${width * 0.4} ${foot - size * 0.14} ${width} ${foot - size * 0.02}V${height}H0z`,
      palette.ink,
    ),
  );
  const art = size * 0.72;
  const side = rng.pick([-0.16, 0, 0.16]);
  sheet.add(
    motifMarkup(
      motifs[0],
      { x: x + side * size, y: standOn(foot - size * 0.04, art), size: art, flip: rng.chance(0.3) },
      { base: palette.ink, cut: palette.c, accent: palette.b },
    ),
  );
}

/** Wood type: every line as wide as the sheet, rules between, one ornament. */
function broadside(sheet: Sheet, brief: Brief): void {
  const { palette, rng, motifs, title } = brief;
  sheet.add(
    rect(0, 0, 1000, 1500, palette.ground),
    stroke(p`M40 40h920v1420h-920z`, palette.ink, 10),
    stroke(p`M58 58h884v1384h-884z`, palette.ink, 3),
  );
  addLabel(sheet, cornerLine(brief), {
    face: 'rye',
    size: 44,
    x: 500,
    y: 134,
    anchor: 'middle',
    tracking: 200,
    maxWidth: 600,
    ink: palette.ink,
    ground: palette.ground,
    upper: true,
  });
  const words = title.sub === '' ? title.main : `${title.main} ${title.sub}`;
  const settings = lineBreaks(words.toLocaleUpperCase('en'), 5, (line) => line.length);
  const lines = settings[Math.min(settings.length - 1, Math.max(1, Math.round(words.length / 8) - 1))] ?? [words];
  const shares = lines.map((line) => (line.length <= 4 ? 0.55 : 1));
  const unit = Math.min(190, 640 / lines.length);
  const height = shares.reduce((sum, share) => sum + share * unit, 0);
  let y = 1310 - height;
  const art = { x: 500, y: 170 + (y - 190) / 2, size: Math.min(680, y - 230) };
  sheet.add(motifMarkup(motifs[0], art, { base: palette.a, cut: palette.ground, accent: palette.ink }));
  for (const [index, line] of lines.entries()) {
    const each = unit * itemAt(shares, index) - 22;
    const face = index % 2 ? 'anton' : brief.face;
    const fitted = fitText(line, {
      face,
      width: 800,
      height: each,
      align: 'center',
      maxLines: 1,
      upper: true,
      tracking: 10,
    });
    addText(sheet, fitted, {
      x: 100,
      y,
      height: each,
      valign: 'middle',
      ink: readable(palette.ground, index % 2 ? [palette.a, palette.ink] : [palette.ink]),
      ground: palette.ground,
    });
    y += each + 22;
  }
  sheet.add(rect(100, 1322, 800, 6, palette.ink), paperGrain(sheet, rng, palette.ink, 0.45));
  putCredits(sheet, brief, { x: 500, y: 1412, width: 780, anchor: 'middle', ink: palette.ink, ground: palette.ground });
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const wide = brief.title.main.length + brief.title.sub.length;
  if (wide > 6 && wide < 60 && rng.chance(0.35)) {
    broadside(sheet, brief);
    return;
  }
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: 560, size: 840 } });
  sheet.add(rect(0, 1040, 1000, 460, palette.ink));
  const ink = readable(palette.ink, [palette.c, palette.b]);
  putTitle(sheet, brief, {
    x: 80,
    y: 1060,
    width: 840,
    height: 270,
    valign: 'middle',
    align: 'center',
    upper: true,
    tracking: 15,
    gap: 0.2,
    maxLines: 3,
    maxSize: 270,
    ink,
    ground: palette.ink,
  });
  putCredits(sheet, brief, {
    x: 500,
    y: 1440,
    width: 820,
    anchor: 'middle',
    ink: readable(palette.ink, [palette.b]),
    ground: palette.ink,
    size: 28,
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'rye',
    size: 34,
    x: 500,
    y: 86,
    anchor: 'middle',
    tracking: 260,
    maxWidth: 700,
    ink: palette.ink,
    ground: palette.ground,
    upper: true,
  });
}

/** A low horizon and a large sun, or a broadside in wood type. */
export const western: PosterStyle = {
  palettes: palettes(
    'f2c979 2b1410 a83a20 e8793a f8e3b0',
    'e9b46a 1f1512 8a3b24 d9643a fbe6bd',
    'cfd6c2 22201b 8c5a34 d9a55f f4e6c4',
    'f0d2b0 2c1a24 9a4152 e08a6a fdf0d6',
    'b9cfd0 1d2226 8a5238 d98c5a f6e2b8',
  ),
  skylit: true,
  lettering: { text: 'oswaldText', faces: ['alfa', 'rye', 'rye'], upper: true, tracking: 15 },
  scene,
  poster,
};

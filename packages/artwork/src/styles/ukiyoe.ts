import { contrast, mix, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { gradient, hills, motifMarkup, ridge, standOn } from '../compose/draw';
import { addLabel, addText } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, element, fill, rect, stroke } from '../svg/element';
import { p } from '../svg/path';
import { fitText } from '../type/fit';
import type { PosterStyle } from './style';

/** Overlapping arcs, the pattern called blue sea waves, as an id. */
const seaWaves = (sheet: Sheet, line: string, paper: string, step: number): string =>
  sheet.define((id) => {
    const ring = (cx: number, cy: number): string =>
      [0.5, 0.36, 0.22]
        .map((r) => circle(cx, cy, r * step, paper, { stroke: line, 'stroke-width': step * 0.035 }))
        .join('');
    return element(
      'pattern',
      { id, width: step, height: step / 2, patternUnits: 'userSpaceOnUse' },
      ring(0, step * 0.25) +
        ring(step, step * 0.25) +
        ring(step / 2, step * 0.5) +
        ring(0, step * 0.75) +
        ring(step, step * 0.75),
    );
  });

/** Long clouds with round ends, as they cut through painted scrolls. */
function cloudBand(x: number, y: number, width: number, height: number): string {
  const r = height / 2;
  return p`M${x} ${y}h${width}a${r} ${r} 0 0 1 0 ${height}h${-width * 0.62}a${r * 0.7} ${r * 0.7} 0 0 0 0 ${r * 1.4}h${-width * 0.2}a${r * 0.7} ${r * 0.7} 0 0 1 0 ${-r * 1.4}h${-width * 0.18}a${r} ${r} 0 0 1 0 ${-height}z`;
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { width, height, focus } = area;
  const { x, y, size } = focus;
  const sky = gradient(sheet, [
    [0, palette.b],
    [0.28, mix(palette.b, palette.ground, 0.75)],
    [0.6, palette.ground],
    [1, mix(palette.ground, palette.a, 0.35)],
  ]);
  sheet.add(rect(0, 0, width, height, `url(#${sky})`));
  const sunX = x + size * rng.pick([-0.3, 0.28, 0]);
  sheet.add(circle(sunX, y - size * 0.22, size * rng.range(0.36, 0.5), palette.c));
  const style = rng.int(0, 2);
  const floor = y + size * 0.52;
  const deep = mix(palette.a, palette.ink, 0.35);
  if (style === 0) {
    const peak = [x + size * rng.range(-0.2, 0.2), y - size * 0.36] as const;
    const foot = size * 1.15;
    sheet.add(
      fill(
        p`M${peak[0] - foot} ${floor}C${peak[0] - foot * 0.5} ${floor - 40} ${peak[0] - size * 0.16} ${peak[1] + size * 0.14} ${peak[0] - size * 0.06} ${peak[1]}h${size * 0.12}C${peak[0] + size * 0.16} ${peak[1] + size * 0.14} ${peak[0] + foot * 0.5} ${floor - 40} ${peak[0] + foot} ${floor}z`,
        mix(palette.a, palette.b, 0.3),
      ),
    );
    sheet.add(
      fill(
        p`M${peak[0] - size * 0.06} ${peak[1]}h${size * 0.12}q${size * 0.03} ${size * 0.1} ${size * 0.1} ${size * 0.19}l${-size * 0.06} ${-size * 0.03}-${size * 0.05} ${size * 0.07}-${size * 0.06} ${-size * 0.06}-${size * 0.06} ${size * 0.08}-${size * 0.04} ${-size * 0.07}-${size * 0.06} ${size * 0.02}q${size * 0.07} ${-size * 0.1} ${size * 0.11} ${-size * 0.2}z`,
        palette.ground,
      ),
    );
  }
  if (style === 1)
    sheet.add(
      fill(ridge(rng, width, y + size * 0.05, height, size * 0.3, 6), mix(palette.b, palette.ground, 0.35)),
      fill(hills(rng, width, y + size * 0.28, height, size * 0.12), mix(palette.a, palette.b, 0.4)),
    );
  sheet.add(fill(hills(rng, width, floor - size * 0.04, height, size * 0.06, 6), palette.a));
  const cloud = mix(palette.ground, '#ffffff', 0.25);
  sheet.add(
    fill(
      cloudBand(x - size * 0.9, y - size * 0.02, size * 0.5, size * 0.07) +
        cloudBand(x + size * 0.28, y - size * 0.46, size * 0.6, size * 0.06),
      cloud,
    ),
  );
  if (style !== 1) {
    const waves = seaWaves(sheet, mix(palette.a, palette.ground, 0.7), deep, Math.round(size * 0.13));
    sheet.add(
      rect(0, floor + size * 0.12, width, height - floor, deep),
      rect(0, floor + size * 0.12, width, height - floor, `url(#${waves})`),
    );
  }
  sheet.add(
    motifMarkup(
      motifs[0],
      { x, y: standOn(floor + size * 0.17, size * 0.74), size: size * 0.74 },
      {
        base: palette.ink,
        cut: palette.ground,
        accent: contrast(palette.c, palette.ink) > 1.8 ? palette.c : palette.ground,
      },
    ),
  );
  sheet.add(
    stroke(
      hills(rng.fork('foam'), width, floor + size * 0.17, height, 8, 9).replace(/V.*$/, ''),
      palette.ground,
      size * 0.008,
    ),
  );
}

/** A title on a hanging strip, read from top to bottom by turning it. */
function strip(sheet: Sheet, brief: Brief, left: boolean): void {
  const { palette } = brief;
  const x = left ? 60 : 760;
  const paper = palette.ground;
  const fitted = fitText(brief.title.main, {
    face: 'cormorant',
    width: 760,
    height: 130,
    align: 'center',
    maxLines: 2,
    maxSize: 180,
    upper: true,
    tracking: 30,
    gap: 0.35,
  });
  const long = Math.max(360, fitted.width + 100);
  sheet.add(rect(x, 60, 180, long, paper), stroke(p`M${x + 10} 70h160v${long - 20}h-160z`, palette.c, 5));
  // The strip is turned by a quarter: its length runs downwards.
  const tilt = { rotate: 90, cx: x + 90, cy: 60 + long / 2 };
  addText(sheet, fitted, {
    x: x + 90 - 380,
    y: 60 + long / 2 - 65,
    height: 130,
    valign: 'middle',
    ink: readable(paper, [palette.ink]),
    ground: paper,
    tilt,
  });
  const seal = left ? 60 + long + 24 : 60 + long + 24;
  sheet.add(rect(x + 54, seal, 72, 72, palette.c, { rx: 10 }));
  const initials = brief.credits.name
    .split(' ')
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('');
  addLabel(sheet, initials, {
    face: 'cormorantText',
    size: 40,
    x: x + 90,
    y: seal + 50,
    anchor: 'middle',
    maxWidth: 56,
    ink: readable(palette.c, [palette.ground, palette.ink]),
    ground: palette.c,
  });
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const hanging = brief.title.sub === '' && brief.title.main.length <= 22 && rng.chance(0.65);
  const left = rng.chance(0.5);
  const x = hanging ? (left ? 590 : 410) : 500;
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x, y: hanging ? 740 : 560, size: 800 } });
  sheet.add(rect(0, hanging ? 1370 : 1080, 1000, 430, palette.ground));
  if (hanging) strip(sheet, brief, left);
  else
    putTitle(sheet, brief, {
      x: 90,
      y: 1110,
      width: 820,
      height: 220,
      valign: 'middle',
      align: 'center',
      face: 'cormorant',
      upper: true,
      tracking: 40,
      gap: 0.4,
      maxLines: 2,
      maxSize: 210,
      subFace: 'cormorantItalic',
      subUpper: false,
    });
  putCredits(sheet, brief, {
    x: 90,
    y: 1444,
    width: 640,
    size: 30,
    tracking: 40,
    lines: hanging ? ['by'] : ['by', 'cast'],
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'cormorantText',
    size: 34,
    x: 910,
    y: 1444,
    anchor: 'end',
    tracking: 100,
    maxWidth: 180,
    ink: palette.ink,
    ground: palette.ground,
  });
  sheet.add(stroke(p`M22 22h956v1456h-956z`, palette.ground, 44));
}

/** Pictures of the floating world: planes of colour, a graded sky, a title on a hanging strip. */
export const ukiyoe: PosterStyle = {
  palettes: palettes(
    'f1e4c6 1c2433 2f5d86 6fa3b8 d3422e',
    'f4e6cf 25212b 3d6f6a 9cbcae d9543a',
    'f3dcc0 2a1c22 8b3d3f d59a7c d8362a',
    'ece3cf 16222a 3a5468 c9b7a0 c7402d',
    'f5e3b8 20261f 4a6b3c b6c08a e0623a',
    'efdfd6 241f33 55507f c7a6b8 e0574a',
  ),
  skylit: true,
  lettering: { text: 'cormorantText', faces: ['cormorant'], upper: true, tracking: 40 },
  scene,
  poster,
};

import { mix, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { hills, motifMarkup, standOn } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, fill, rect } from '../svg/element';
import { p, polar, polygon, smooth, type Point } from '../svg/path';
import type { PosterStyle } from './style';

/** An opening cut into a sheet: round and uneven, a proscenium arch, or a cave of jags. */
function opening(form: number, wobble: readonly number[], x: number, y: number, r: number): string {
  if (form === 1)
    return p`M${x - r * 0.86} ${y + r * 3}V${y - r * 0.1}a${r * 0.86} ${r * 0.95} 0 0 1 ${r * 1.72} 0V${y + r * 3}z`;
  const points = wobble.map((w, k): Point => polar(x, y, r * w, (k * 360) / wobble.length));
  return form === 2 ? polygon(points) : smooth(points);
}

/** Sheets of paper with ever smaller openings, each throwing its shadow on the one behind. */
function openings(sheet: Sheet, brief: Brief, area: Area, count: number): void {
  const { palette, rng } = brief;
  const { x, y, size } = area.focus;
  const outer = p`M-60 -60H${area.width + 60}V${area.height + 60}H-60z`;
  const form = rng.int(0, 2);
  const points = form === 2 ? 18 : 14;
  const wobble = Array.from(
    { length: points },
    (_, k) => (form === 2 ? (k % 2 ? 0.9 : 1.1) : 1) * rng.range(0.92, 1.1),
  );
  for (let i = 0; i < count; i++) {
    const r = size * (0.36 + (i / (count - 1)) * 0.46);
    const own = wobble.map((w) => w * rng.range(0.975, 1.025));
    const d = outer + opening(form, own, x, y, r);
    const shadow = { 'fill-rule': 'evenodd', opacity: 0.16, transform: p`translate(${size * 0.012} ${size * 0.02})` };
    sheet.add(
      fill(d, '#000', shadow),
      fill(d, mix(palette.b, palette.ground, i / (count - 1)), { 'fill-rule': 'evenodd' }),
    );
  }
}

/** Hills behind hills, paler as they recede. */
function valleys(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { width, height, focus } = area;
  const { x, y, size } = focus;
  sheet.add(circle(x + size * rng.pick([-0.22, 0.2]), y - size * 0.22, size * 0.24, palette.c));
  const steps = 6;
  for (let i = 0; i < steps; i++) {
    const top = y - size * 0.1 + (i * size * 0.72) / steps;
    const color = mix(mix(palette.b, palette.ground, 0.72), palette.a, i / (steps - 1));
    const d = hills(rng, width, top, height, size * 0.12, 6);
    sheet.add(fill(d, '#000000', { opacity: 0.1, transform: 'translate(0 -9)' }), fill(d, color));
    if (i === 2)
      sheet.add(
        motifMarkup(
          motifs[0],
          { x, y: standOn(top + size * 0.18, size * 0.62), size: size * 0.62 },
          { base: palette.ink, cut: palette.c, accent: palette.c },
        ),
      );
  }
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  if (rng.chance(0.5)) {
    sheet.add(rect(0, 0, area.width, area.height, palette.c));
    sheet.add(circle(x, y, size * 0.9, mix(palette.c, '#ffffff', 0.25)));
    const base = readable(palette.c, [palette.ink, palette.a, palette.ground], 3);
    sheet.add(
      motifMarkup(
        motifs[0],
        { x, y, size: size * 0.52 },
        { base, cut: mix(palette.c, '#ffffff', 0.25), accent: palette.a },
      ),
    );
    openings(sheet, brief, area, 6);
  } else {
    sheet.add(rect(0, 0, area.width, area.height, mix(palette.ground, palette.c, 0.25)));
    valleys(sheet, brief, area);
  }
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: 600, size: 820 } });
  const hill = hills(rng, 1000, 1120, 1500, 26, 5);
  sheet.add(fill(hill, '#000000', { opacity: 0.14, transform: 'translate(0 -12)' }), fill(hill, palette.ground));
  putTitle(sheet, brief, {
    x: 80,
    y: 1165,
    width: 840,
    height: 190,
    valign: 'middle',
    align: 'center',
    gap: 0.24,
    maxLines: 2,
    maxSize: 230,
  });
  putCredits(sheet, brief, {
    x: 72,
    y: 1446,
    width: 690,
    size: 30,
    tracking: 40,
    lines: ['by'],
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'cormorantText',
    size: 30,
    x: 930,
    y: 1446,
    anchor: 'end',
    maxWidth: 160,
    ink: palette.ink,
    ground: palette.ground,
  });
}

/** A paper theatre: openings within openings, valleys behind valleys. */
export const layered: PosterStyle = {
  palettes: palettes(
    '1f3b4d f7ecd6 2a5f6b 5fa08f f6c667',
    '3b2748 f9e8dc 5c3a6b a55b7d f7b26a',
    'f3e6cf 2c2a3a 3d5a80 98c1d9 ee6c4d',
    '20402f f4efd6 2f6b4a 86a95b f2c14e',
    '5a1f2b fbe9d4 8c2f39 c8553d f6c177',
    'e4ece6 1d3038 2d5d66 7fb5a8 f08a5d',
    '1c2541 f3f1e7 3a506b 5bc0be ffd166',
  ),
  skylit: true,
  lettering: { text: 'cormorantText', faces: ['abril', 'righteous', 'playfair', 'shrikhand'], upper: false },
  scene,
  poster,
};

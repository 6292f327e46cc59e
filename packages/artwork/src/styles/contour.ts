import { mix, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup, standOn } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import type { Rng } from '../seed';
import { circle, fill, rect, stroke } from '../svg/element';
import { p, polar, smooth, type Point } from '../svg/path';
import type { PosterStyle } from './style';
import { itemAt } from '../item-at';

/** Closed lines around a summit, alike from one height to the next, drifting as a slope does. */
function heights(rng: Rng, cx: number, cy: number, size: number, steps: number): string[] {
  const shape = Array.from({ length: 9 }, () => rng.range(0.78, 1.22));
  const [dx, dy] = [rng.range(-0.5, 0.5), rng.range(-0.4, 0.4)];
  return Array.from({ length: steps }, (_, i) => {
    const r = size * (0.1 + (i + 1) * 0.1);
    return smooth(
      shape.map((wobble, k): Point =>
        polar(
          cx + dx * r * 0.5,
          cy + dy * r * 0.5,
          r * (1 + (wobble - 1) * (0.4 + i / steps)),
          (k * 360) / shape.length,
        ),
      ),
    );
  });
}

function map(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const line = mix(palette.ground, palette.ink, 0.55);
  const lowland = mix(palette.ground, palette.b, 0.35);
  const rings = heights(rng, x, y, size, 11).reverse();
  rings.forEach((d, i) => {
    const left = rings.length - i;
    const tint = left === 1 ? palette.a : left < 4 ? palette.b : left < 8 ? lowland : palette.ground;
    sheet.add(fill(d, tint, { stroke: line, 'stroke-width': left % 4 === 0 ? 6 : 2.2 }));
  });
  const second = heights(rng, x - size * 0.62, y + size * 0.66, size * 0.42, 4).reverse();
  second.forEach((d) => sheet.add(fill(d, lowland, { stroke: line, 'stroke-width': 2.2, opacity: 0.6 })));
  const river = smooth(
    [
      [area.width * 0.9, -20],
      [x + size * 0.46, y - size * 0.34],
      [x + size * 0.52, y + size * 0.2],
      [x + size * 0.1, y + size * 0.62],
      [x - size * 0.1, area.height + 20],
    ],
    false,
  );
  sheet.add(stroke(river, palette.a, size * 0.02, { 'stroke-linecap': 'round' }));
  sheet.add(circle(x, y, size * 0.29, palette.a));
  const base = readable(palette.a, [palette.ground, palette.ink], 3);
  sheet.add(motifMarkup(motifs[0], { x, y, size: size * 0.4 }, { base, cut: palette.a, accent: palette.c }));
}

/** A section through the ground: strata below, the figure on the surface. */
function strata(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const { width, height } = area;
  const surface = y + size * 0.2;
  const colors = [
    palette.a,
    palette.b,
    mix(palette.a, palette.ink, 0.35),
    palette.c,
    mix(palette.b, palette.ink, 0.3),
    palette.a,
  ];
  sheet.add(circle(x + size * rng.pick([-0.28, 0.28]), y - size * 0.4, size * 0.18, palette.c));
  sheet.add(
    motifMarkup(
      motifs[0],
      { x, y: standOn(surface + size * 0.02, size * 0.7), size: size * 0.7 },
      { base: palette.ink, cut: palette.ground, accent: palette.c },
    ),
  );
  const bend = Array.from({ length: 6 }, () => rng.range(-0.035, 0.035));
  colors.forEach((color, i) => {
    const top = surface + i * size * 0.12;
    const line = bend.map((lift, k): Point => [
      (width * k) / 5,
      top + (lift * (1 + i * 0.3) + rng.range(-0.012, 0.012)) * size,
    ]);
    const edge = smooth([[-30, itemAt(line, 0)[1]], ...line, [width + 30, itemAt(line, 5)[1]]], false);
    sheet.add(fill(`${edge}V${Math.round(height)}H-30z`, color));
    if (i % 2)
      sheet.add(
        stroke(edge, palette.ground, 4, {
          'stroke-dasharray': i % 4 === 1 ? '3 22' : '40 16',
          'stroke-linecap': 'round',
          transform: `translate(0 ${Math.round(size * 0.06)})`,
        }),
      );
  });
}

/** A plate from an atlas of the sky: circles of latitude, a few bearings, one thing found. */
function plate(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  sheet.add(circle(x, y, size * 0.56, palette.b), circle(x, y, size * 0.5, palette.ground));
  for (let i = 1; i < 5; i++)
    sheet.add(
      stroke(
        p`M${x - size * 0.1 * i} ${y}a${size * 0.1 * i} ${size * 0.5} 0 1 0 ${size * 0.2 * i} 0a${size * 0.1 * i} ${size * 0.5} 0 1 0 ${-size * 0.2 * i} 0z`,
        palette.a,
        2.5,
      ),
    );
  for (const lat of [-0.36, -0.18, 0, 0.18, 0.36]) {
    const half = Math.sqrt(0.25 - lat * lat) * size;
    sheet.add(stroke(p`M${x - half} ${y + lat * size}h${half * 2}`, palette.a, lat === 0 ? 5 : 2.5));
  }
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const [a, b] = [polar(x, y, size * 0.56, i * 5), polar(x, y, size * (i % 6 ? 0.54 : 0.515), i * 5)];
    return p`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  }).join('');
  sheet.add(stroke(ticks, palette.ink, 3), circle(x, y, size * 0.3, palette.a));
  sheet.add(
    motifMarkup(
      motifs[0],
      { x, y, size: size * 0.4 },
      { base: readable(palette.a, [palette.ground, palette.ink], 3), cut: palette.a, accent: palette.c },
    ),
  );
  const [px, py] = polar(x, y, size * 0.56, rng.pick([-52, -128, 52, 128]));
  sheet.add(circle(px, py, size * 0.035, palette.c));
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  sheet.add(rect(0, 0, area.width, area.height, brief.palette.ground));
  brief.rng.pick([map, strata, plate])(sheet, brief, area);
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette } = brief;
  const { ink, ground } = palette;
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: 560, size: 820 } });
  sheet.add(rect(0, 1080, 1000, 420, ground), rect(70, 1104, 860, 6, ink));
  putTitle(sheet, brief, {
    x: 70,
    y: 1144,
    width: 860,
    height: 190,
    upper: brief.upper,
    gap: 0.28,
    maxLines: 2,
    maxSize: 220,
    ink,
    ground,
  });
  putCredits(sheet, brief, { x: 70, y: 1430, width: 640, size: 24, tracking: 30, ink, ground });
  addLabel(sheet, cornerLine(brief), {
    face: 'groteskText',
    size: 24,
    x: 930,
    y: 1430,
    anchor: 'end',
    tracking: 30,
    maxWidth: 190,
    ink,
    ground,
  });
  sheet.add(stroke(p`M20 20h960v1460h-960z`, ground, 40));
}

/** A surveyor's sheet: heights, strata, plates from an atlas. */
export const contour: PosterStyle = {
  palettes: palettes(
    'f2ecdc 22302e 2f6f62 a9c3a4 d9532c',
    'e6edf0 1d2b38 22577a 8fb8c9 e36414',
    'f4e6cf 33221a 9c4a2f d9b27c 2f6f7e',
    '14302f eef3e6 e2a33b 2f5f58 f2724b',
    '1b2138 f0ecdf e4704a 3d4a78 f2c14e',
    'f3e2da 35202c a13d5b d9a5a0 31708e',
    'efe9d0 26281c 6b7f3a c9a84c b8472f',
  ),
  lettering: { text: 'groteskText', faces: ['grotesk', 'cormorant', 'bebas', 'playfair'], upper: false },
  scene,
  poster,
};

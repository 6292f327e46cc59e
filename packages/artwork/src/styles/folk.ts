import { contrast } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup } from '../compose/draw';
import { jitter } from '../compose/jitter';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import type { Rng } from '../seed';
import { circle, element, fill, group, rect, stroke } from '../svg/element';
import { circlePath, num, p, polar } from '../svg/path';
import type { PosterStyle } from './style';

/** A leaf along the x axis, from 0 to `length`. */
const leaf = (length: number, width: number): string =>
  p`M0 0Q${length / 2} ${-width} ${length} 0 ${length / 2} ${width} 0 0z`;

const bloom = (petals: number, r: number): string =>
  Array.from({ length: petals }, (_, i) => {
    const [x, y] = polar(0, 0, r * 0.6, (i * 360) / petals);
    return circlePath(x, y, r * 0.42);
  }).join('');

/** One side of a garden: a stem that bends away, leaves in pairs, a flower at its head. */
function branch(rng: Rng, brief: Brief, height: number, reach: number): string {
  const { palette } = brief;
  let out = stroke(
    p`M0 0C${reach * 0.1} ${-height * 0.4} ${reach} ${-height * 0.4} ${reach} ${-height}`,
    palette.ink,
    9,
  );
  const steps = 4;
  for (let i = 1; i <= steps; i++) {
    const t = i / (steps + 1);
    const bx = 3 * (1 - t) * t * t * reach + t ** 3 * reach + 3 * (1 - t) ** 2 * t * reach * 0.1;
    const by = -height * (1.2 * (1 - t) ** 2 * t + 1.2 * (1 - t) * t * t + t ** 3);
    const size = height * 0.2 * (1 - t * 0.3);
    const color = i % 2 ? palette.b : palette.a;
    out += fill(leaf(size, size * 0.42), color, {
      transform: `translate(${num(bx)} ${num(by)})rotate(${num(-20 - rng.range(0, 20))})`,
    });
    out += fill(leaf(size * 0.9, size * 0.42), i % 2 ? palette.a : palette.b, {
      transform: `translate(${num(bx)} ${num(by)})rotate(${num(-160 + rng.range(0, 20))})`,
    });
  }
  const r = height * 0.17;
  const head = [
    fill(bloom(rng.pick([6, 8, 10]), r), palette.c),
    circle(0, 0, r * 0.42, palette.a),
    circle(0, 0, r * 0.2, palette.ground),
  ];
  return out + group({ transform: `translate(${num(reach)} ${num(-height)})` }, ...head);
}

/** Draws a piece twice, the second time in the mirror. */
function mirrored(sheet: Sheet, x: number, y: number, markup: string): void {
  const id = sheet.define((name) => group({ id: name }, markup));
  sheet.add(
    element('use', { href: `#${id}`, transform: `translate(${num(x)} ${num(y)})` }),
    element('use', { href: `#${id}`, transform: `translate(${num(x)} ${num(y)})scale(-1 1)` }),
  );
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  sheet.add(rect(0, 0, area.width, area.height, palette.ground));
  const base = y + size * 0.66;
  const style = rng.int(0, 2);
  mirrored(sheet, x, base, branch(rng, brief, size * 1.12, size * 0.5) + branch(rng, brief, size * 0.6, size * 0.64));
  const field = style === 0 ? palette.a : style === 1 ? palette.b : palette.ground;
  const base0 = contrast(palette.ground, field) > 2.2 ? palette.ground : palette.ink;
  if (style === 0) sheet.add(circle(x, y, size * 0.36, palette.ink), circle(x, y, size * 0.345, field));
  if (style === 1)
    sheet.add(
      element('ellipse', { cx: num(x), cy: num(y), rx: num(size * 0.32), ry: num(size * 0.42), fill: palette.ink }),
      element('ellipse', { cx: num(x), cy: num(y), rx: num(size * 0.305), ry: num(size * 0.405), fill: field }),
    );
  if (style < 2) {
    const beads = Array.from({ length: 28 }, (_, i) => {
      const angle = (i * 360) / 28;
      const [bx, by] = polar(0, 0, 1, angle);
      return circlePath(x + bx * size * (style ? 0.355 : 0.4), y + by * size * (style ? 0.46 : 0.4), size * 0.012);
    }).join('');
    sheet.add(fill(beads, palette.c));
  }
  const art = style === 2 ? 0.56 : 0.46;
  sheet.add(
    motifMarkup(
      motifs[0],
      { x, y, size: size * art },
      { base: style === 2 ? palette.ink : base0, cut: field, accent: palette.c },
    ),
  );
  sheet.add(
    rect(0, base - 4, area.width, 9, palette.ink),
    fill(
      Array.from({ length: Math.ceil(area.width / 64) }, (_, i) => p`M${i * 64 + 8} ${base + 18}h48l-24 34z`).join(''),
      palette.b,
    ),
  );
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const high = rng.chance(0.45);
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: high ? 880 : 550, size: high ? 720 : 760 } });
  sheet.add(high ? rect(0, 1412, 1000, 88, palette.ground) : rect(0, 1120, 1000, 380, palette.ground));
  if (high) sheet.add(rect(0, 0, 1000, 400, palette.ground));
  const { face } = brief;
  putTitle(sheet, brief, {
    x: 90,
    y: high ? 140 : 1135,
    width: 820,
    height: 220,
    valign: 'middle',
    align: 'center',
    upper: brief.upper,
    gap: 0.26,
    maxLines: 2,
    maxSize: 280,
    turn: face === 'amatic' ? jitter(rng, 2, 10) : undefined,
  });
  putCredits(sheet, brief, {
    x: 500,
    y: high ? 1446 : 1436,
    width: 760,
    anchor: 'middle',
    size: 30,
    tracking: 40,
    lines: ['by'],
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'cormorantText',
    size: 34,
    x: 500,
    y: 92,
    anchor: 'middle',
    tracking: 200,
    maxWidth: 400,
    ink: palette.ink,
    ground: palette.ground,
    under: [{ color: palette.ground, stroke: 20 }],
  });
  sheet.add(stroke(p`M30 30h940v1440h-940z`, palette.ink, 5), stroke(p`M42 42h916v1416h-916z`, palette.c, 3));
}

/** Painted chests and paper cuts: a garden in the mirror. */
export const folk: PosterStyle = {
  palettes: palettes(
    'f6ecd6 233142 d8442f 3f7f73 efb23b',
    '24405a f7ecd2 e2623f 6fa58c f2c14e',
    'f3d9c4 3a2233 b83b4e 5b7f63 e59a3a',
    '1f4a44 f8eed6 e8734a 8bb58a f3c95c',
    'f8e3a6 2a2a3c d6503a 3e7a8a e58c2c',
    'dbe6dc 26303a c94f4f 4f8a6a e5ae3f',
    '7d2f3a fbeed8 f0a94a 4c8579 f6d9a0',
  ),
  lettering: { text: 'cormorantText', faces: ['abril', 'amatic', 'abril', 'shrikhand'], upper: false },
  scene,
  poster,
};

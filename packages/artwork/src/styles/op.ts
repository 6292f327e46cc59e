import { contrast, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifTransform } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, element, fill, rect, stroke } from '../svg/element';
import { p, polygon, smooth, polar, type Point } from '../svg/path';
import type { PosterStyle } from './style';
import { itemAt } from '../item-at';

/** The motif's own outline, swelling outwards in bands until it fills the sheet. */
function echoes(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const colors = [palette.a, palette.ground, palette.b, palette.c];
  const art = size * 0.6;
  const bands = 13;
  const id = sheet.define((name) => element('path', { id: name, d: motifs[0].base }));
  const layers = Array.from({ length: bands }, (_, k) => {
    const i = bands - k;
    return element('use', { href: `#${id}`, fill: colors[i % 4], stroke: colors[i % 4], 'stroke-width': i * 24 });
  });
  const place = { x, y, size: art, flip: rng.chance(0.3) };
  sheet.add(
    element(
      'g',
      { transform: motifTransform(place), 'stroke-linejoin': 'round' },
      layers.join('') +
        element('use', { href: `#${id}`, fill: palette.ink }) +
        (motifs[0].cut ? fill(motifs[0].cut, palette.ground) : '') +
        (motifs[0].accent ? fill(motifs[0].accent, palette.a) : ''),
    ),
  );
}

/** Petals of colour that turn about the figure. */
function whirl(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, motifs } = brief;
  const { x, y, size } = area.focus;
  const far = Math.hypot(area.width, area.height) * 0.9;
  const arms = 18;
  const d = Array.from({ length: arms }, (_, i) => {
    const from = (i * 360) / arms;
    const edge = (turn: number): Point[] =>
      [0.1, 0.3, 0.55, 0.8, 1].map((t): Point => polar(x, y, far * t, from + turn + 70 * t ** 0.8));
    const [a, b] = [edge(0), edge(180 / arms).reverse()];
    return polygon([...a, ...b]);
  });
  sheet.add(
    fill(d.filter((_, i) => i % 2 === 0).join(''), palette.a),
    fill(d.filter((_, i) => i % 2 === 1).join(''), palette.b),
  );
  sheet.add(circle(x, y, size * 0.43, palette.c), circle(x, y, size * 0.39, palette.ground));
  const ink = contrast(palette.ink, palette.ground) > 3 ? palette.ink : palette.a;
  sheet.add(
    element(
      'g',
      { transform: motifTransform({ x, y, size: size * 0.54 }) },
      fill(motifs[0].base, ink) +
        (motifs[0].cut ? fill(motifs[0].cut, palette.ground) : '') +
        (motifs[0].accent ? fill(motifs[0].accent, palette.a) : ''),
    ),
  );
}

/** Stripes that bulge where the figure presses through. */
function bulge(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const { width, height } = area;
  const step = size * 0.085;
  const colors = [palette.a, palette.b, palette.a, palette.c];
  let index = 0;
  for (let top = -step; top < height + step; top += step * 2) {
    const line = (at: number): Point[] =>
      Array.from({ length: 9 }, (_, i) => {
        const px = (width * i) / 8;
        const push = Math.exp(-(((px - x) / (size * 0.42)) ** 2)) * Math.exp(-(((at - y) / (size * 0.6)) ** 2));
        return [px, at - push * size * 0.3 * Math.sign(y - at || 1)];
      });
    const upper = smooth(line(top), false);
    const lower = smooth(line(top + step).reverse(), false).replace(/^M/, 'L');
    sheet.add(fill(`${upper}${lower}z`, itemAt(colors, index++ % 4)));
  }
  sheet.add(
    element(
      'g',
      { transform: motifTransform({ x, y, size: size * 0.8, rotate: rng.range(-5, 5) }) },
      stroke(motifs[0].base, palette.ground, 22, { 'stroke-linejoin': 'round' }) +
        fill(motifs[0].base, palette.ink) +
        (motifs[0].cut ? fill(motifs[0].cut, palette.ground) : '') +
        (motifs[0].accent ? fill(motifs[0].accent, palette.c) : ''),
    ),
  );
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng } = brief;
  sheet.add(rect(0, 0, area.width, area.height, palette.ground));
  rng.pick([echoes, whirl, bulge])(sheet, brief, area);
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: 530, size: 840 } });
  const plate = rng.chance(0.5) ? palette.ground : palette.ink;
  const ink = readable(plate, [palette.a, palette.c, palette.ink, palette.ground]);
  const wave = smooth(
    [
      [-40, 1090],
      [160, 1050],
      [340, 1090],
      [500, 1060],
      [660, 1090],
      [840, 1050],
      [1040, 1090],
    ],
    false,
  );
  sheet.add(fill(`${wave}V1500H-40z`, plate));
  putTitle(sheet, brief, {
    x: 80,
    y: 1130,
    width: 840,
    height: 220,
    valign: 'middle',
    align: 'center',
    upper: brief.upper,
    gap: 0.2,
    maxLines: 2,
    maxSize: 300,
    ink,
    ground: plate,
  });
  const small = readable(plate, [palette.ink, palette.ground]);
  putCredits(sheet, brief, {
    x: 80,
    y: 1450,
    width: 640,
    size: 24,
    tracking: 20,
    ink: small,
    ground: plate,
    lines: ['by', 'cast'],
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'righteous',
    size: 40,
    x: 920,
    y: 1450,
    anchor: 'end',
    maxWidth: 180,
    ink: small,
    ground: plate,
  });
  sheet.add(stroke(p`M14 14h972v1472h-972z`, plate, 28));
}

/** Colours that will not hold still: echoes, whirls and bulges. */
export const op: PosterStyle = {
  palettes: palettes(
    'f6e3b4 3a1440 e8472e f29a2e d6317f',
    '24134a fbe9c6 ff6a3d d92b7b f7c12f',
    'f4d03f 1d2b4f e5383b f58a1f 2a9d8f',
    'fbeee0 1a1a2e ef476f 26a69a ffb52e',
    '0f3d3e fdf1d3 f26430 2fa18c f9c846',
    'f7c8c0 3c1a2c d7263d f46036 f9dc5c',
  ),
  lettering: { text: 'groteskText', faces: ['righteous', 'shrikhand', 'limelight', 'abril'], upper: false },
  scene,
  poster,
};

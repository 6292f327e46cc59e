import { contrast, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup, motifTransform, standOn } from '../compose/draw';
import { jitter } from '../compose/jitter';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import type { Rng } from '../seed';
import { element, fill, rect } from '../svg/element';
import { polar, polygon, type Point } from '../svg/path';
import type { PosterStyle } from './style';
import { itemAt } from '../item-at';

/** Gouged light: tapering cuts that fly from a centre. */
function gouges(rng: Rng, area: Area, x: number, y: number, near: number, count: number): string {
  const far = Math.hypot(area.width, area.height);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + rng.range(-0.25, 0.25)) * 360) / count;
    const width = (120 / count) * rng.range(0.5, 1.2);
    return polygon([
      polar(x, y, near * rng.range(0.9, 1.35), angle),
      polar(x, y, far, angle - width),
      polar(x, y, far, angle + width),
    ]);
  }).join('');
}

/** A street that leans in on itself, windows lit: the painted sets of the silent studios. */
function crookedStreet(rng: Rng, area: Area): { walls: string; panes: string } {
  const base = area.height;
  let walls = '';
  let panes = '';
  const step = area.width / 7;
  for (const i of [0, 1, 5, 6]) {
    const lean = (3 - i) * rng.range(6, 22);
    const height = area.height * (0.2 + 0.09 * Math.abs(3 - i)) * rng.range(0.8, 1.1);
    const [left, right] = [i * step - 20, (i + 1) * step + 20];
    const peak: Point = [(left + right) / 2 + lean * 1.6, base - height - step * rng.range(0.4, 0.9)];
    walls += polygon([
      [left, base],
      [left + lean, base - height],
      peak,
      [right + lean, base - height * 1.04],
      [right, base],
    ]);
    for (let row = 1; row <= 2; row++) {
      const [wx, wy] = [left + step * 0.45 + lean * (1 - row * 0.3), base - height * (1 - row * 0.26)];
      const size = step * rng.range(0.16, 0.26);
      panes += polygon([
        [wx, wy],
        [wx + size, wy - size * 0.3],
        [wx + size * 0.9, wy + size * 1.2],
        [wx - 6, wy + size],
      ]);
    }
  }
  return { walls, panes };
}

const jaggedDisc = (rng: Rng, x: number, y: number, r: number): string =>
  polygon(Array.from({ length: 22 }, (_, i): Point => polar(x, y, r * rng.range(0.95, 1.05), (i * 360) / 22)));

/** The figure in a halo of cut light. */
function halo(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  sheet.add(rect(0, 0, area.width, area.height, palette.a));
  sheet.add(fill(gouges(rng, area, x, y, size * 0.55, rng.int(44, 60)), palette.ground));
  const disc = rng.chance(0.5) ? palette.b : palette.ground;
  sheet.add(fill(jaggedDisc(rng, x, y, size * 0.63), disc));
  const ink = contrast(palette.a, disc) > 3 ? palette.a : palette.ink;
  const inks = { base: ink, cut: disc, accent: disc === palette.b ? palette.c : palette.b };
  sheet.add(motifMarkup(motifs[0], { x, y, size: size * 0.92 }, inks));
}

/** A low moon to one side; the figure stands before it on the edge of the town. */
function moonrise(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const side = rng.pick([-1, 1]);
  const [mx, my] = [x + side * size * 0.3, y - size * 0.26];
  sheet.add(rect(0, 0, area.width, area.height, palette.a));
  sheet.add(fill(gouges(rng, area, mx, my, size * 0.42, 70), palette.ground, { opacity: 0.9 }));
  sheet.add(fill(jaggedDisc(rng, mx, my, size * 0.4), palette.b));
  const foot = y + size * 0.56;
  const brow = Array.from({ length: 9 }, (_, i): Point => [(area.width * i) / 8, foot + rng.range(-0.05, 0.05) * size]);
  sheet.add(fill(polygon([[0, area.height], ...brow, [area.width, area.height]]), palette.a));
  const art = size * 1.02;
  const place = { x: x - side * size * 0.1, y: standOn(foot + size * 0.03, art), size: art };
  sheet.add(
    element('path', {
      d: motifs[0].base,
      transform: motifTransform(place),
      fill: palette.a,
      stroke: palette.ground,
      'stroke-width': 5,
      'stroke-linejoin': 'bevel',
    }),
  );
  sheet.add(
    motifMarkup(motifs[0], place, {
      base: palette.a,
      cut: palette.ground,
      accent: readable(palette.a, [palette.b, palette.c], 2),
    }),
  );
}

/** Nothing but the figure, so near that the knife shows in it. */
function block(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const place = { x, y, size: size * 1.34, rotate: rng.range(-5, 5) };
  const behind = rng.chance(0.5) ? palette.ground : palette.b;
  const ink = contrast(palette.a, behind) > 3 ? palette.a : palette.ink;
  sheet.add(rect(0, 0, area.width, area.height, behind));
  sheet.add(fill(gouges(rng, area, x, y, size * 0.8, 40), ink, { opacity: behind === palette.b ? 0.35 : 0.9 }));
  sheet.add(fill(jaggedDisc(rng, x, y, size * 0.86), behind));
  sheet.add(
    motifMarkup(motifs[0], place, { base: ink, cut: behind, accent: behind === palette.b ? palette.c : palette.b }),
  );
  const cuts = Array.from({ length: 34 }, (): string => {
    const [px, py] = [x + rng.range(-0.62, 0.62) * size, y + rng.range(-0.62, 0.62) * size];
    const angle = (Math.atan2(py - y, px - x) * 180) / Math.PI + 90 + rng.range(-12, 12);
    const long = size * rng.range(0.06, 0.15);
    return polygon([
      polar(px, py, long, angle),
      polar(px, py, size * 0.008, angle + 90),
      polar(px, py, long, angle + 180),
    ]);
  });
  sheet.clipped(element('path', { d: motifs[0].base, transform: motifTransform(place) }), () =>
    sheet.add(fill(cuts.join(''), behind, { opacity: 0.85 })),
  );
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng } = brief;
  const style = rng.int(0, 2);
  itemAt([halo, moonrise, block], style)(sheet, brief, area);
  const urban = brief.subject.year !== null && brief.subject.year < 1935;
  if (style === 0 && urban && rng.chance(0.7)) {
    const street = crookedStreet(rng, area);
    sheet.add(fill(street.walls, palette.a), fill(street.panes, palette.ground));
  }
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const high = rng.chance(0.4);
  const plate = high ? 70 : 1010;
  sheet.grouped({ transform: high ? 'translate(0 360)' : undefined }, () =>
    scene(sheet, brief, { width: 1000, height: high ? 1140 : 1080, focus: { x: 500, y: high ? 500 : 500, size: 620 } }),
  );
  const edge = (y: number, lift: number): Point[] =>
    Array.from({ length: 7 }, (_, i): Point => [-10 + i * 170, y + rng.range(-lift, lift)]);
  const top = edge(plate - 10, 22);
  const bottom = edge(plate + (high ? 350 : 520), high ? 22 : 0).reverse();
  sheet.add(fill(polygon([...top, ...bottom]), palette.ground));
  sheet.add(rect(0, 0, 1000, 70, palette.ground));
  putTitle(sheet, brief, {
    x: 90,
    y: plate + 40,
    width: 820,
    height: high ? 250 : 300,
    valign: 'middle',
    face: brief.face,
    upper: true,
    align: 'center',
    tracking: 20,
    gap: 0.16,
    faceted: true,
    maxLines: 3,
    turn: jitter(rng, 2, 12),
  });
  if (high) sheet.add(rect(0, 1400, 1000, 100, palette.ground));
  const type = { ink: palette.ink, ground: palette.ground };
  putCredits(sheet, brief, {
    x: 500,
    y: high ? 1466 : 1440,
    width: 820,
    anchor: 'middle',
    lines: high ? ['by'] : ['by', 'cast'],
    ...type,
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'oswaldText',
    size: 30,
    x: 500,
    y: 52,
    anchor: 'middle',
    tracking: 300,
    maxWidth: 800,
    upper: true,
    ...type,
  });
}

/** Silent cinema: carved light, leaning streets, letters cut with a knife. */
export const woodcut: PosterStyle = {
  palettes: palettes(
    'ece0c4 191512 191512 b33a22 ece0c4',
    'efe6d2 1c1a22 1c1a22 c58a1e f6efdf',
    'd9b24a 1a1410 1a1410 8c2a1c f3e6c2',
    'e8ddc6 20303a 20303a c8542c f4ecd8',
    'dfe0d2 14251f 14251f a3472b eceadb',
    'e9d3c0 2a1518 2a1518 b5632a f3e4d3',
    'cfd3cf 16181c 16181c 8a2f2b e6e8e2',
  ),
  lettering: { text: 'oswaldText', faces: ['anton', 'anton', 'alfa'], upper: true, tracking: 20, faceted: true },
  scene,
  poster,
};

import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { gradient, motifMarkup, standOn } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { element, fill, group, rect } from '../svg/element';
import { polygon, type Point } from '../svg/path';
import type { PosterStyle } from './style';

/** Light through a blind, fallen on a wall: slats of a leaning quadrilateral. */
function slats(area: Area, lean: number, count: number): string {
  const { x, y, size } = area.focus;
  const [left, right] = [x - size * 0.62, x + size * 0.62];
  const [top, bottom] = [y - size * 0.8, y + size * 0.72];
  const step = (bottom - top) / count;
  return Array.from({ length: count }, (_, i) => {
    const at = top + i * step;
    return polygon([
      [left, at + lean],
      [right, at - lean],
      [right, at - lean + step * 0.62],
      [left, at + lean + step * 0.62],
    ]);
  }).join('');
}

/** The figure, larger than the light: a slanting edge turns ink into ground. */
function counterchange(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const lean = size * rng.pick([0.35, -0.35, 0.6]);
  const lit = polygon([
    [x + lean, -20],
    [area.width + 20, -20],
    [area.width + 20, area.height],
    [x - lean, area.height],
  ]);
  const place = { x, y: y + size * 0.04, size: size * 1.16 };
  sheet.add(
    fill(lit, palette.a),
    motifMarkup(motifs[0], place, { base: palette.a, cut: palette.ground, accent: palette.c }),
  );
  sheet.clipped(fill(lit, '#000'), () =>
    sheet.add(motifMarkup(motifs[0], place, { base: palette.b, cut: palette.a, accent: palette.c })),
  );
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const { width, height } = area;
  const floor = y + size * 0.62;
  const style = rng.int(0, 3);
  sheet.add(rect(0, 0, width, height, palette.ground));
  if (style === 3) {
    counterchange(sheet, brief, area);
    return;
  }
  if (style === 0) {
    sheet.add(fill(slats(area, rng.range(-70, 70), 15), palette.a));
    sheet.add(
      motifMarkup(
        motifs[0],
        { x: x + size * 0.06, y: standOn(floor, size * 1.02), size: size * 1.02 },
        { base: palette.b, cut: palette.a, accent: palette.c },
      ),
    );
  } else if (style === 1) {
    // A cone of light from above, and the long shadow of what stands in it.
    const beam = gradient(sheet, [
      [0, palette.a, 0.95],
      [1, palette.a, 0.25],
    ]);
    const spread = size * 0.72;
    sheet.add(
      fill(
        polygon([
          [x - size * 0.05, -20],
          [x + size * 0.05, -20],
          [x + spread, floor],
          [x - spread, floor],
        ]),
        `url(#${beam})`,
      ),
    );
    sheet.add(element('ellipse', { cx: x, cy: floor, rx: spread, ry: size * 0.17, fill: palette.a }));
    sheet.add(
      group(
        { transform: `translate(${x} ${floor}) skewX(52) scale(1 -.55) translate(${-x} ${-floor})`, opacity: 0.85 },
        motifMarkup(motifs[0], { x, y: standOn(floor, size * 0.74), size: size * 0.74 }, { base: palette.b }),
      ),
    );
    sheet.add(
      motifMarkup(
        motifs[0],
        { x, y: standOn(floor + 6, size * 0.74), size: size * 0.74 },
        { base: palette.b, cut: palette.a, accent: palette.c },
      ),
    );
  } else {
    // A lit doorway at the end of the dark.
    const [half, top]: [number, number] = [size * 0.36, y - size * 0.62];
    const path: Point[] = [
      [x - half, floor],
      [x + half, floor],
      [x + half * 3.6, height],
      [x - half * 2.2, height],
    ];
    const fall = gradient(sheet, [
      [0, palette.a, 0.9],
      [1, palette.a, 0.1],
    ]);
    sheet.add(fill(polygon(path), `url(#${fall})`), rect(x - half, top, half * 2, floor - top, palette.a));
    sheet.add(
      motifMarkup(
        motifs[0],
        { x, y: standOn(floor + 8, size * 0.66), size: size * 0.66 },
        { base: palette.b, cut: palette.a, accent: palette.c },
      ),
    );
  }
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: rng.pick([500, 540, 460]), y: 560, size: 760 } });
  const shade = gradient(sheet, [
    [0, palette.ground, 0],
    [0.45, palette.ground, 1],
  ]);
  sheet.add(rect(0, 900, 1000, 600, `url(#${shade})`));
  const slope = rng.pick([0, -5, -4]);
  putTitle(sheet, brief, {
    x: 80,
    y: 1070,
    width: 840,
    height: 250,
    valign: 'bottom',
    align: 'left',
    upper: brief.upper,
    gap: 0.22,
    maxLines: 3,
    maxSize: 300,
    tilt: slope ? { rotate: slope, cx: 500, cy: 1220 } : undefined,
  });
  putCredits(sheet, brief, { x: 80, y: 1440, width: 640, ink: palette.c, ground: palette.ground, size: 27 });
  addLabel(sheet, cornerLine(brief), {
    face: 'oswaldText',
    size: 30,
    x: 920,
    y: 1440,
    anchor: 'end',
    maxWidth: 180,
    tracking: 200,
    ink: palette.c,
    ground: palette.ground,
    upper: true,
  });
}

/** One light, one figure, and what the blind lets through. */
export const noir: PosterStyle = {
  palettes: palettes(
    '0f1114 f2ecdc e8dcb8 0f1114 e8b931',
    '12100e f5e9d2 d8c8a0 12100e ee5a36',
    '0c141c eaf0ee b9cfd0 0c141c f0cf4a',
    '161018 f3e6ea d9b7b0 161018 f0726a',
    '101510 eef0dc cfd6ac 101510 f2a63a',
    '1a1512 f4e4c8 e6a83c 1a1512 f4d9a0',
  ),
  lettering: { text: 'oswaldText', faces: ['playfairItalic', 'abril', 'oswald', 'playfair'], upper: false },
  scene,
  poster,
};

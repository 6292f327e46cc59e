import { contrast, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, element, rect, stroke } from '../svg/element';
import { num, p, rectPath } from '../svg/path';
import type { PosterStyle } from './style';

const tile = (sheet: Sheet, width: number, height: number, turn: number, inner: string): string =>
  sheet.define((id) =>
    element(
      'pattern',
      {
        id,
        width: num(width),
        height: num(height),
        patternUnits: 'userSpaceOnUse',
        patternTransform: turn === 0 ? undefined : `rotate(${num(turn)})`,
      },
      inner,
    ),
  );

/** Cloth printed with the story's things: a half drop, a chequer, or rows that look at one another. */
function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { ground, ink, a, b, c } = palette;
  const step = area.focus.size * rng.pick([0.24, 0.3, 0.38]);
  const base = readable(ground, [a, ink], 2.4);
  const inks = { base, cut: ground, accent: c };
  const at = (x: number, y: number, size: number, more = {}) => ({
    x: x * step,
    y: y * step,
    size: size * step,
    ...more,
  });
  const style = rng.int(0, 3);
  let id = '';
  if (style === 0) {
    const small = { base: readable(ground, [b, ink], 1.8), cut: ground, accent: c };
    id = tile(
      sheet,
      step * 2,
      step * 2,
      rng.pick([0, 45, -30]),
      motifMarkup(motifs[0], at(0.5, 0.5, 0.82), inks) +
        motifMarkup(motifs[0], at(1.5, 1.5, 0.82, { flip: true }), inks) +
        motifMarkup(motifs[1], at(1.5, 0.5, 0.5), small) +
        motifMarkup(motifs[1], at(0.5, 1.5, 0.5), small),
    );
  }
  if (style === 1) {
    const on = readable(b, [ground, ink], 2.4);
    id = tile(
      sheet,
      step * 2,
      step * 2,
      0,
      rect(0, 0, step, step, b) +
        rect(step, step, step, step, b) +
        motifMarkup(motifs[0], at(0.5, 0.5, 0.74), { base: on, cut: b, accent: c }) +
        motifMarkup(motifs[0], at(1.5, 1.5, 0.74, { flip: true }), { base: on, cut: b, accent: c }) +
        motifMarkup(motifs[1], at(1.5, 0.5, 0.74), inks) +
        motifMarkup(motifs[1], at(0.5, 1.5, 0.74), inks),
    );
  }
  if (style === 2) {
    id = tile(
      sheet,
      step * 2,
      step * 2.2,
      0,
      rect(0, step * 1.02, step * 2, step * 0.08, b) +
        rect(0, step * 2.12, step * 2, step * 0.08, b) +
        motifMarkup(motifs[0], at(0.5, 0.5, 0.84), inks) +
        motifMarkup(motifs[0], at(1.5, 0.5, 0.84), inks) +
        motifMarkup(motifs[0], at(1, 1.6, 0.84, { flip: true }), inks) +
        motifMarkup(motifs[0], at(0, 1.6, 0.84, { flip: true }), inks) +
        motifMarkup(motifs[0], at(2, 1.6, 0.84, { flip: true }), inks),
    );
  }
  if (style === 3) {
    const on = readable(b, [ground, ink], 2.4);
    const medallion = { base: on, cut: b, accent: c };
    id = tile(
      sheet,
      step * 1.6,
      step * 1.6,
      45,
      circle(step * 0.8, step * 0.8, step * 0.62, b) +
        circle(0, 0, step * 0.12, base) +
        circle(step * 1.6, 0, step * 0.12, base) +
        circle(0, step * 1.6, step * 0.12, base) +
        circle(step * 1.6, step * 1.6, step * 0.12, base) +
        motifMarkup(motifs[0], { x: step * 0.8, y: step * 0.8, size: step * 0.78, rotate: -45 }, medallion),
    );
  }
  sheet.add(rect(0, 0, area.width, area.height, ground), rect(0, 0, area.width, area.height, `url(#${id})`));
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: 750, size: 1000 } });
  const plates = [
    { x: 130, y: 470, width: 740, height: 560 },
    { x: 0, y: 940, width: 1000, height: 430 },
    { x: 110, y: 110, width: 780, height: 520 },
    { x: 0, y: 0, width: 1000, height: 430 },
  ];
  const plate = rng.pick(plates);
  const isBand = plate.width === 1000;
  const [paper, letters] =
    rng.chance(0.5) && contrast(palette.ink, palette.ground) > 7
      ? [palette.ink, palette.ground]
      : [palette.ground, palette.ink];
  const { x, y, width, height } = plate;
  sheet.add(rect(x, y, width, height, paper));
  sheet.add(
    isBand
      ? stroke(p`M0 ${y + 22}H1000M0 ${y + height - 22}H1000`, letters, 5)
      : stroke(rectPath(x + 20, y + 20, width - 40, height - 40), letters, 5),
  );
  const type = { ink: letters, ground: paper };
  putTitle(sheet, brief, {
    x: x + 70,
    y: y + 70,
    width: width - 140,
    height: height - 230,
    valign: 'middle',
    align: 'center',
    face: brief.face,
    upper: brief.upper,
    gap: 0.28,
    maxLines: 3,
    maxSize: 230,
    ...type,
  });
  const middle = x + width / 2;
  const small = { x: middle, width: width - 140, anchor: 'middle' as const, face: 'cormorantText' as const, ...type };
  putCredits(sheet, brief, { ...small, y: y + height - 98, size: 34, tracking: 50, lines: ['by'] });
  addLabel(sheet, cornerLine(brief), {
    ...small,
    size: 34,
    y: y + height - 52,
    tracking: 120,
    maxWidth: width - 200,
  });
}

/** A cloth-bound book: a printed pattern of the story's things, and a label pasted on it. */
export const textile: PosterStyle = {
  palettes: palettes(
    'f4ead5 22303c c4513a e0a84e 2f6b6b',
    '1f3d36 f3e8cf e2a23b 2f5a4c d8674a',
    'f2d3c4 4a1f2c b8433f e58e73 3f6f73',
    '24345c f6edd9 e8b54a 37508a e8735a',
    'dfe6d2 23332c 4f7a4f a9bf86 d0643c',
    '5b1f2a f7e6cf e39b5a 7d2f38 f0c879',
    'efe3b8 2b2a1f c98a1f e3c264 356b7a',
    'd5e0e8 1d2b3f 3f6a9a 9dbad2 d9573f',
  ),
  lettering: { text: 'cormorantText', faces: ['playfair', 'abril', 'cormorant', 'limelight', 'poiret'], upper: false },
  scene,
  poster,
};

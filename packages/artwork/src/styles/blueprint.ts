import { mix } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { linePattern, motifTransform, type MotifPlace } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import type { Motif } from '../motifs/motif';
import { circle, element, rect, stroke } from '../svg/element';
import { circlePath, num, p, polar, rectPath } from '../svg/path';
import type { PosterStyle } from './style';

/** A thing as its draughtsman sees it: outlines of one weight, its mass hatched. */
function drawn(motif: Motif, place: MotifPlace, ink: string, hatch: string, weight: number): string {
  const width = num((weight * 200) / place.size, 2);
  const line = { fill: 'none', stroke: ink, 'stroke-width': width, 'stroke-linejoin': 'round' };
  const parts = [
    element('path', { d: motif.base, fill: hatch, stroke: ink, 'stroke-width': width, 'stroke-linejoin': 'round' }),
    motif.cut ? element('path', { d: motif.cut, ...line }) : '',
    motif.accent ? element('path', { d: motif.accent, ...line }) : '',
  ];
  return element('g', { transform: motifTransform(place) }, parts.join(''));
}

/** A measure: a line between two ticks, arrowheads at its ends. */
const measure = (x1: number, x2: number, y: number): string =>
  p`M${x1} ${y - 26}V${y + 26}M${x2} ${y - 26}V${y + 26}M${x1} ${y}H${x2}M${x1 + 26} ${y - 10}L${x1} ${y}l26 10M${x2 - 26} ${y - 10}L${x2} ${y}l-26 10`;

/** Centre lines and construction circles around the figure. */
function construction(x: number, y: number, size: number): string {
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const [from, to] = [polar(x, y, size * 0.56, i * 15), polar(x, y, size * (i % 6 ? 0.585 : 0.62), i * 15)];
    return p`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  }).join('');
  return (
    circlePath(x, y, size * 0.56) +
    ticks +
    p`M${x - size * 0.7} ${y}H${x + size * 0.7}M${x} ${y - size * 0.7}V${y + size * 0.7}`
  );
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const { ground, ink, a, c } = palette;
  const grid = mix(ground, ink, 0.13);
  sheet.add(rect(0, 0, area.width, area.height, ground));
  for (const turn of [0, 90]) {
    sheet.add(rect(0, 0, area.width, area.height, `url(#${linePattern(sheet, 50, 2, grid, turn)})`));
  }
  sheet.add(stroke(construction(x, y, size), mix(ground, ink, 0.45), 2.5));
  const hatch = `url(#${linePattern(sheet, 9, 2.2, mix(ground, a, 0.85), 45)})`;
  sheet.add(circle(x, y, size * 0.46, ground));
  sheet.add(drawn(motifs[0], { x, y, size: size * 0.78 }, ink, hatch, 6));
  const side = rng.pick([-1, 1]);
  const lens = { x: x + side * size * 0.42, y: y + size * 0.44 };
  sheet.add(circle(lens.x, lens.y, size * 0.17, ground, { stroke: c, 'stroke-width': 6 }));
  sheet.add(drawn(motifs[1], { ...lens, size: size * 0.2 }, c, 'none', 4));
  sheet.add(stroke(measure(x - size * 0.39, x + size * 0.39, y - size * 0.62), c, 3));
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette } = brief;
  const { ground, ink, c } = palette;
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: 560, size: 780 } });
  sheet.add(rect(0, 1060, 1000, 440, ground));
  sheet.add(stroke(rectPath(44, 44, 912, 1412), ink, 6), stroke(p`M44 1070H956M44 1360H956M716 1360V1456`, ink, 4));
  const type = { ink, ground };
  putTitle(sheet, brief, {
    x: 90,
    y: 1098,
    width: 820,
    height: 234,
    valign: 'middle',
    face: brief.face,
    upper: true,
    tracking: 30,
    gap: 0.26,
    maxLines: 2,
    maxSize: 230,
    ...type,
  });
  putCredits(sheet, brief, { x: 90, y: 1420, width: 590, size: 27, lines: ['by'], ...type });
  addLabel(sheet, cornerLine(brief), {
    face: 'groteskText',
    size: 32,
    x: 836,
    y: 1420,
    anchor: 'middle',
    tracking: 80,
    maxWidth: 200,
    ink: c,
    ground,
  });
}

/** A drawing from the archive: hatched outlines, measures, a title block. */
export const blueprint: PosterStyle = {
  palettes: palettes(
    '12386b eef4fb 8fb8e8 2b5c9c ffd36b',
    'f1e6cb 3a2a1c b5692f cbb58a a83a1f',
    '1b1f24 d8e6dc 5fae8b 39424c ffb454',
    '5a1f1c fbe8d6 d98e6c 7d342c f6c667',
    '0f4a4a e9f7f0 6fc3b0 1f6a68 ffb86b',
    'e4e9e6 1c3144 5b87a6 aebfc6 b8401f',
  ),
  lettering: { text: 'groteskText', faces: ['oswald', 'bebas', 'grotesk', 'righteous'], upper: true, tracking: 30 },
  scene,
  poster,
};

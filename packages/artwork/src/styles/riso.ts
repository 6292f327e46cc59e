import { isDark, readable, toHex, toRgb, type Hex } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { dotPattern, linePattern, motifTransform, paperGrain, type MotifPlace } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import type { Motif } from '../motifs/motif';
import { circle, element, rect } from '../svg/element';
import type { PosterStyle } from './style';

/** What two transparent inks make where they meet: darker on light paper, lighter on dark. */
const overprint = (ground: Hex, one: Hex, other: Hex): Hex => {
  const [a, b] = [toRgb(one), toRgb(other)];
  const blend = (x: number, y: number): number =>
    isDark(ground) ? 255 - ((255 - x) * (255 - y)) / 255 : (x * y) / 255;
  return toHex([blend(a[0], b[0]), blend(a[1], b[1]), blend(a[2], b[2])]);
};

const figure = ({ base }: Motif, place: MotifPlace, ink: string): string =>
  element('path', { d: base, transform: motifTransform(place), fill: ink });

const details = ({ cut, accent }: Motif, place: MotifPlace, paper: string): string =>
  [cut, accent].map((d) => (d ? element('path', { d, transform: motifTransform(place), fill: paper }) : '')).join('');

/** Two drums, two inks: a figure in each, a third colour where they cross, a screen behind. */
function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const { ground, a, b } = palette;
  sheet.add(rect(0, 0, area.width, area.height, ground));
  const side = rng.pick([-1, 1]);
  const screen = rng.chance(0.5)
    ? dotPattern(sheet, 26, 8, b, 30)
    : linePattern(sheet, 22, 9, b, rng.pick([45, -45, 0]));
  const disc = { x: x - side * size * 0.2, y: y - size * 0.18, r: size * 0.52 };
  sheet.add(circle(disc.x, disc.y, disc.r, rng.chance(0.5) ? `url(#${screen})` : b));
  const front = { x: x + side * size * 0.08, y: y + size * 0.06, size: size * 0.98, rotate: rng.range(-4, 4) };
  const back = { x: x - side * size * 0.3, y: y + size * 0.28, size: size * 0.6, rotate: -front.rotate };
  sheet.add(figure(motifs[1], back, b), details(motifs[1], back, ground), figure(motifs[0], front, a));
  const both = overprint(ground, a, b);
  sheet.clipped(element('path', { d: motifs[0].base, transform: motifTransform(front) }), () =>
    sheet.add(circle(disc.x, disc.y, disc.r, both), figure(motifs[1], back, both)),
  );
  sheet.add(details(motifs[0], front, ground));
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const high = rng.chance(0.4);
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: high ? 920 : 560, size: high ? 820 : 880 } });
  sheet.add(rect(0, high ? 0 : 1070, 1000, high ? 350 : 430, palette.ground));
  sheet.add(paperGrain(sheet, rng, palette.ink, 0.3));
  if (high) sheet.add(rect(0, 1400, 1000, 100, palette.ground));
  const type = { ink: palette.ink, ground: palette.ground };
  putTitle(sheet, brief, {
    x: 60,
    y: high ? 66 : 1090,
    width: 880,
    height: 250,
    valign: high ? 'top' : 'middle',
    face: brief.face,
    upper: brief.upper,
    gap: 0.16,
    maxLines: 2,
    maxSize: 330,
    ...type,
  });
  putCredits(sheet, brief, {
    x: 62,
    y: 1450,
    width: 640,
    size: 26,
    tracking: 20,
    lines: high ? ['by'] : ['by', 'cast'],
    ...type,
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'archivoText',
    size: 26,
    x: 938,
    y: 1450,
    anchor: 'end',
    maxWidth: 200,
    ...type,
    ink: readable(palette.ground, [palette.a, palette.ink]),
  });
}

/** A print-room poster in two transparent inks. */
export const riso: PosterStyle = {
  palettes: palettes(
    'f6f1e4 1f2430 ff5a4e 3fa7b5 f4c33d',
    'f7f0df 2a1a3a 3d5afe ffb347 ff6f61',
    'f4f1ea 173a34 00a878 ff8fa3 ffd166',
    'faf3e3 3a1420 e0457b ffc145 3fa7b5',
    'eef1ec 14203f 2f6fed f25f5c f5d547',
    'f7efe2 33261a f28c28 5aa9a3 d64550',
    'f2f0f4 241640 7a4fe0 5fd0b5 ff7f6b',
  ),
  lettering: { text: 'archivoText', faces: ['archivo', 'grotesk', 'shrikhand', 'righteous'], upper: false },
  scene,
  poster,
};

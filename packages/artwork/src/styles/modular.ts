import { contrast, readable, type Hex } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import type { Rng } from '../seed';
import { circle, fill, rect } from '../svg/element';
import { circlePath, p, rectPath } from '../svg/path';
import type { PosterStyle } from './style';
import { itemAt } from '../item-at';

/** One tile of a kindergarten set: discs, quarters, halves, leaves. */
function tile(rng: Rng, x: number, y: number, s: number, color: Hex, second: Hex): string {
  const corner = rng.int(0, 3);
  const [cx, cy] = [x + (corner % 2 ? s : 0), y + (corner > 1 ? s : 0)];
  const [sx, sy] = [corner % 2 ? -1 : 1, corner > 1 ? -1 : 1];
  const quarter = (r: number): string =>
    p`M${cx} ${cy}h${sx * r}A${r} ${r} 0 0 ${sx * sy > 0 ? 1 : 0} ${cx} ${cy + sy * r}z`;
  switch (rng.int(0, 6)) {
    case 0:
      return fill(quarter(s), color) + fill(quarter(s * 0.5), second);
    case 1:
      return fill(circlePath(x + s / 2, y + s / 2, s / 2), color) + circle(x + s / 2, y + s / 2, s * 0.22, second);
    case 2:
      return (
        fill(p`M${x} ${y}h${s}A${s} ${s} 0 0 1 ${x} ${y + s}z`, color) +
        fill(p`M${x + s} ${y + s}h${-s * 0.5}A${s * 0.5} ${s * 0.5} 0 0 1 ${x + s} ${y + s * 0.5}z`, second)
      );
    case 3:
      return fill(p`M${x} ${y + s}A${s} ${s} 0 0 1 ${x + s} ${y}A${s} ${s} 0 0 1 ${x} ${y + s}z`, color);
    case 4:
      return fill([0, 1, 2].map((i) => rectPath(x, y + (i * s) / 3, s, s / 6)).join(''), color);
    case 5:
      return (
        fill(p`M${x} ${y + s}L${x + s} ${y}V${y + s}z`, color) + circle(x + s * 0.3, y + s * 0.3, s * 0.18, second)
      );
    default:
      return fill(
        p`M${x} ${y}a${s / 2} ${s / 2} 0 0 0 ${s} 0z` + p`M${x} ${y + s / 2}a${s / 2} ${s / 2} 0 0 0 ${s} 0z`,
        color,
      );
  }
}

/** Tiles over the area; the figure takes a block of them. */
function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { width, height, focus } = area;
  const s = Math.round(focus.size / 4);
  const originX = Math.round(focus.x - s * 2);
  const originY = Math.round(focus.y - s * 2);
  sheet.add(rect(0, 0, width, height, palette.ground));
  const span = rng.pick([2, 2, 3]);
  const offset = span === 3 ? rng.int(0, 1) : 1;
  const inks = [palette.a, palette.b, palette.c, palette.ink];
  const grounds = [palette.ground, palette.ground, palette.a, palette.b, palette.c];
  for (let row = Math.floor(-originY / s); originY + row * s < height; row++) {
    for (let column = Math.floor(-originX / s); originX + column * s < width; column++) {
      const inFigure = row >= offset && row < offset + span && column >= offset && column < offset + span;
      if (inFigure) continue;
      const [x, y] = [originX + column * s, originY + row * s];
      const back = rng.pick(grounds);
      const rest = rng.shuffle(inks.filter((ink) => ink !== back));
      if (back !== palette.ground) sheet.add(rect(x, y, s + 0.5, s + 0.5, back));
      sheet.add(tile(rng, x, y, s, itemAt(rest, 0), itemAt(rest, 1)));
    }
  }
  const [fx, fy, fs] = [originX + offset * s, originY + offset * s, span * s];
  const back = rng.pick([palette.a, palette.b, palette.c, palette.ink]);
  const base = readable(back, [palette.ground, palette.ink], 2.6);
  const accent =
    [palette.c, palette.a, palette.b].find((color) => color !== back && contrast(color, base) > 1.6) ?? palette.ground;
  sheet.add(
    rect(fx, fy, fs, fs, back),
    motifMarkup(motifs[0], { x: fx + fs / 2, y: fy + fs / 2, size: fs * 0.78 }, { base, cut: back, accent }),
  );
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const low = rng.chance(0.6);
  sheet.grouped({ transform: low ? undefined : 'translate(0 500)' }, () =>
    sheet.clipped('<path d="M0 0h1000v1000H0z"/>', () =>
      scene(sheet, brief, { width: 1000, height: 1000, focus: { x: 500, y: 500, size: rng.pick([1000, 1000, 800]) } }),
    ),
  );
  const top = low ? 1000 : 0;
  sheet.add(rect(0, top, 1000, 500, palette.ground));
  putTitle(sheet, brief, {
    x: 60,
    y: top + 60,
    width: 880,
    height: 250,
    valign: 'top',
    face: brief.face,
    gap: 0.24,
    maxLines: 2,
    maxSize: 230,
  });
  putCredits(sheet, brief, {
    x: 60,
    y: top + 450,
    width: 660,
    size: 25,
    tracking: 10,
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'groteskText',
    size: 30,
    x: 940,
    y: top + 450,
    anchor: 'end',
    maxWidth: 190,
    ink: palette.ink,
    ground: palette.ground,
  });
}

/** Building blocks: a grid of tiles, the figure in a block of its own. */
export const modular: PosterStyle = {
  palettes: palettes(
    'f5efe2 1c1f2a e4572e 2e86ab f2b134',
    'fdf3e3 2b2135 ee6c4d 5f4bb6 f4b942',
    '16323f f7efdd f2704e 3a8f8a f2c14e',
    'f3e8e8 2a1f2d c8425b 3f7cac f0a202',
    'e8ecdf 1d2a26 2f7d5b e8664a f3c04b',
    '2a2438 fbf1e2 f76c5e 6b6fd6 ffd166',
    'fff3d6 252525 f25c3b 1f8a70 ffb01f',
  ),
  lettering: { text: 'groteskText', faces: ['grotesk', 'archivo', 'rubik', 'bebas'], upper: false },
  scene,
  poster,
};

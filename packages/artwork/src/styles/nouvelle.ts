import { contrast, mix, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup, motifTransform } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { element, fill, rect, stroke } from '../svg/element';
import { num, p, rectPath, smooth, polar } from '../svg/path';
import type { PosterStyle } from './style';
import { itemAt } from '../item-at';

/** One frame of the strip: the figure nearer or farther, the light changed. */
function frame(sheet: Sheet, brief: Brief, index: number, x: number, y: number, w: number, h: number): void {
  const { palette, rng, motifs } = brief;
  const grounds = [palette.a, palette.b, palette.ink, palette.c, mix(palette.ground, palette.b, 0.5)];
  const back = itemAt(grounds, (index + rng.int(0, 1)) % grounds.length);
  const base = readable(back, [palette.ground, palette.ink], 2.6);
  const motif = motifs[index % 3 === 2 ? 1 : 0];
  const size = Math.min(w, h) * rng.pick([0.8, 1.5, 2.3, 0.8]);
  const accent = [palette.c, palette.a].find((color) => contrast(color, base) > 1.7 && color !== back) ?? back;
  sheet.clipped(element('rect', { x: num(x), y: num(y), width: num(w), height: num(h) }), () => {
    sheet.add(rect(x, y, w, h, back));
    sheet.add(
      motifMarkup(
        motif,
        { x: x + w * rng.range(0.38, 0.62), y: y + h * rng.range(0.46, 0.6), size, flip: rng.chance(0.4) },
        { base, cut: back, accent },
      ),
    );
  });
}

/** A contact sheet; a grease pencil has chosen one frame. */
function contact(sheet: Sheet, brief: Brief, area: Area, columns: number, rows: number): void {
  const { palette, rng } = brief;
  const gap = 14;
  const [w, h] = [(area.width - gap * (columns + 1)) / columns, (area.height - gap * (rows + 1)) / rows];
  const chosen = rng.int(0, columns * rows - 1);
  for (let i = 0; i < columns * rows; i++)
    frame(sheet, brief, i, gap + (i % columns) * (w + gap), gap + Math.floor(i / columns) * (h + gap), w, h);
  const [cx, cy] = [
    gap + (chosen % columns) * (w + gap) + w / 2,
    gap + Math.floor(chosen / columns) * (h + gap) + h / 2,
  ];
  const loop = Array.from({ length: 14 }, (_, i) => {
    const [px, py] = polar(0, 0, 1, -110 + i * 30);
    return [cx + px * w * (0.5 + i * 0.004), cy + py * h * (0.5 + i * 0.004)] as const;
  });
  sheet.add(
    stroke(smooth(loop, false), palette.c === palette.ground ? palette.a : '#e5352b', 11, {
      'stroke-linecap': 'round',
    }),
  );
}

/** One frame, torn in two inks that do not quite meet. */
function split(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const at = x + size * rng.range(-0.08, 0.08);
  sheet.add(rect(0, 0, at, area.height, palette.a), rect(at, 0, area.width - at, area.height, palette.b));
  const place = { x, y, size: size * 1.1 };
  const left = readable(palette.a, [palette.ground, palette.ink], 2);
  const right = readable(palette.b, [palette.ink, palette.ground], 2);
  sheet.clipped(fill(rectPath(0, 0, at + 1, area.height), '#000'), () =>
    sheet.add(motifMarkup(motifs[0], place, { base: left, cut: palette.a, accent: palette.c })),
  );
  sheet.clipped(fill(rectPath(at, 0, area.width - at, area.height), '#000'), () =>
    sheet.add(
      motifMarkup(motifs[0], { ...place, y: y + size * 0.09 }, { base: right, cut: palette.b, accent: palette.c }),
    ),
  );
}

/** Three passes of the press over one figure, each a little later. */
function triple(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const step = size * rng.pick([0.14, -0.14]);
  [palette.b, palette.a, palette.ink].forEach((color, i) => {
    const place = { x: x + (i - 1) * step, y, size: size * 0.96 };
    if (i < 2)
      sheet.add(element('path', { d: motifs[0].base, fill: color, opacity: 0.9, transform: motifTransform(place) }));
    else sheet.add(motifMarkup(motifs[0], place, { base: color, cut: palette.ground, accent: palette.a }));
  });
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng } = brief;
  sheet.add(rect(0, 0, area.width, area.height, palette.ground));
  const style = rng.int(0, 2);
  if (style === 0) contact(sheet, brief, area, area.width > area.height ? 4 : 3, area.width > area.height ? 3 : 4);
  if (style === 1) split(sheet, brief, area);
  if (style === 2) triple(sheet, brief, area);
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const top = rng.chance(0.4);
  sheet.add(rect(0, 0, 1000, 1500, palette.ground));
  sheet.grouped({ transform: top ? 'translate(0 420)' : undefined }, () =>
    sheet.clipped('<path d="M0 0h1000v1080H0z"/>', () =>
      scene(sheet, brief, { width: 1000, height: 1080, focus: { x: 500, y: 540, size: 820 } }),
    ),
  );
  const y = top ? 0 : 1080;
  const ink = contrast(palette.a, palette.ground) >= 4.5 && rng.chance(0.5) ? palette.a : palette.ink;
  putTitle(sheet, brief, {
    x: 50,
    y: y + 50,
    width: 900,
    height: 230,
    valign: 'top',
    upper: brief.upper,
    gap: 0.18,
    maxLines: 2,
    maxSize: 290,
    ink,
    ground: palette.ground,
  });
  putCredits(sheet, brief, {
    x: 50,
    y: y + 388,
    width: 680,
    size: 24,
    tracking: 10,
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'archivoText',
    size: 28,
    x: 950,
    y: y + 388,
    anchor: 'end',
    maxWidth: 190,
    ink: palette.ink,
    ground: palette.ground,
  });
  sheet.add(stroke(p`M0 0h1000v1500h-1000z`, palette.ground, 28));
}

/** The new wave: contact sheets, jump cuts and three inks. */
export const nouvelle: PosterStyle = {
  palettes: palettes(
    'f5f0e4 14161c d7322b 24509a f2c230',
    'f1e7d3 1c1a1a c8372d e0b23c 2f6f8f',
    '15181d f4efe2 e5412f 3d6fb5 f2c84b',
    'f7e9e0 1f1a2b e0506a f0a63a 3a4f9a',
    'e7ece8 1b2325 e8632f 2f8a7c f3c747',
    'f3dd6c 17140f d8372b 23528f f5f0e4',
  ),
  lettering: { text: 'archivoText', faces: ['archivo', 'bebas', 'playfairItalic', 'anton'], upper: false },
  scene,
  poster,
};

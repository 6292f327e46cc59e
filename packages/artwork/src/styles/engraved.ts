import { contrast, mix } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifTransform } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, element, rect, stroke } from '../svg/element';
import { num, p, smooth, type Point } from '../svg/path';
import type { PosterStyle } from './style';

/** Lines that cover an area; one path, so that three weights of it cost its bytes once. */
function lineWork(brief: Brief, area: Area, step: number): string {
  const { rng } = brief;
  const { x, y, size } = area.focus;
  const style = rng.int(0, 2);
  let d = '';
  if (style === 0) {
    const wave = size * rng.range(0.1, 0.2);
    const lift = rng.range(0.02, 0.05) * size;
    for (let at = -lift; at < area.height + lift; at += step)
      d += p`M0 ${at}q${wave / 2} ${-lift} ${wave} 0` + p`t${wave} 0`.repeat(Math.ceil(area.width / wave));
  } else if (style === 1) {
    const far = Math.hypot(Math.max(x, area.width - x), Math.max(y, area.height - y));
    for (let r = step; r < far; r += step)
      d += p`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  } else {
    const lean = rng.pick([0.35, -0.35, 0]);
    for (let at = -area.height; at < area.width + area.height; at += step)
      d += p`M${at} 0l${lean * area.height} ${area.height}`;
  }
  return d;
}

/** Heights along a row, as from a recorder's needle, quiet at the sides. */
function needle(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  sheet.add(circle(x, y - size * 0.3, size * 0.3, palette.a));
  sheet.add(
    element('path', {
      d: motifs[0].base,
      fill: palette.ground,
      transform: motifTransform({ x, y: y - size * 0.3, size: size * 0.38 }),
    }),
  );
  const rows = 17;
  for (let row = 0; row < rows; row++) {
    const at = y - size * 0.02 + row * size * 0.052;
    const points = Array.from({ length: 13 }, (_, i): Point => {
      const t = (i / 12) * 2 - 1;
      const calm = Math.exp(-((t * 2.1) ** 2));
      return [x + t * size * 0.66, at - calm * size * rng.range(0.01, 0.2)];
    });
    const line = smooth([[0, at], ...points, [area.width, at]], false);
    sheet.add(
      element('path', { d: line, fill: palette.ground, stroke: palette.ink, 'stroke-width': num(size * 0.0042, 1) }),
    );
  }
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  sheet.add(rect(0, 0, area.width, area.height, palette.ground));
  if (rng.chance(0.22)) {
    needle(sheet, brief, area);
    return;
  }
  const step = size * 0.021;
  const lines = lineWork(brief, area, step);
  const id = sheet.define((name) => element('path', { id: name, d: lines, fill: 'none' }));
  const weight = (color: string, width: number): string =>
    element('use', { href: `#${id}`, stroke: color, 'stroke-width': num(width, 1) });
  const place = motifTransform({ x, y, size: size * 0.92 });
  const shapeOf = (d: string): string => element('path', { d, transform: place });
  sheet.add(weight(mix(palette.ink, palette.ground, 0.45), step * 0.12));
  if (rng.chance(0.6))
    sheet.clipped(element('circle', { cx: num(x), cy: num(y), r: num(size * 0.58) }), () =>
      sheet.add(rect(x - size, y - size, size * 2, size * 2, palette.b), weight(palette.ink, step * 0.2)),
    );
  sheet.clipped(shapeOf(motifs[0].base), () =>
    sheet.add(
      element('path', { d: motifs[0].base, fill: palette.ground, transform: place }),
      weight(palette.ink, step * 0.8),
    ),
  );
  if (motifs[0].cut)
    sheet.clipped(shapeOf(motifs[0].cut), () =>
      sheet.add(
        element('path', { d: motifs[0].cut, fill: palette.ground, transform: place }),
        weight(palette.ink, step * 0.16),
      ),
    );
  if (motifs[0].accent)
    sheet.clipped(shapeOf(motifs[0].accent), () =>
      sheet.add(
        element('path', { d: motifs[0].accent, fill: palette.ground, transform: place }),
        weight(palette.a, step * 0.8),
      ),
    );
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const high = rng.chance(0.4);
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: high ? 890 : 560, size: 820 } });
  const top = high ? 0 : 1080;
  sheet.add(rect(0, top, 1000, high ? 330 : 420, palette.ground), rect(0, high ? 330 : 1080, 1000, 5, palette.ink));
  const { face } = brief;
  putTitle(sheet, brief, {
    x: 80,
    y: top + (high ? 70 : 40),
    width: 840,
    height: high ? 200 : 210,
    valign: 'middle',
    align: rng.pick(['left', 'center'] as const),
    upper: brief.upper,
    tracking: face === 'cormorant' || face === 'oswald' ? 60 : 0,
    gap: 0.3,
    maxLines: 2,
    maxSize: 230,
  });
  sheet.add(rect(0, 1370, 1000, 130, palette.ground));
  const spark = contrast(palette.a, palette.ground) >= 4.5 ? palette.a : palette.ink;
  putCredits(sheet, brief, {
    x: 80,
    y: 1446,
    width: 640,
    size: 29,
    tracking: 40,
    lines: high ? ['by'] : ['by', 'cast'],
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'cormorantText',
    size: 34,
    x: 920,
    y: 1446,
    anchor: 'end',
    tracking: 100,
    maxWidth: 180,
    ink: spark,
    ground: palette.ground,
  });
  if (high) sheet.add(stroke(p`M0 1370h1000`, palette.ink, 5));
}

/** A plate engraver's picture: nothing but lines that grow heavier. */
export const engraved: PosterStyle = {
  palettes: palettes(
    '0e0f12 ece7db d8432b 262a33 d8432b',
    'f1ead9 1a2233 b5352a dccfb2 b5352a',
    '10231f e6efe2 e8b04a 1c3a33 e8b04a',
    'f3ece4 2a1420 a32f4b e6cfc8 a32f4b',
    '141029 ece6f7 ff7a59 2a2350 ff7a59',
    'e9efe9 14302b 1c7a5e c6dace c8553d',
    '1d1210 f3e3d0 e0653a 3b211a e0653a',
  ),
  lettering: { text: 'cormorantText', faces: ['playfair', 'cormorant', 'abril', 'oswald'], upper: false },
  scene,
  poster,
};

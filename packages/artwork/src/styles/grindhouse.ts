import { contrast, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { dotPattern, motifMarkup, motifTransform, paperGrain, sunburst } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, element, fill, rect } from '../svg/element';
import { polar, polygon, type Point } from '../svg/path';
import type { PosterStyle } from './style';

/** A star with uneven points, the kind that shouts a price. */
const burst = (cx: number, cy: number, r: number, tips: number, jitter: () => number): string =>
  polygon(
    Array.from({ length: tips * 2 }, (_, i): Point =>
      polar(cx, cy, r * (i % 2 ? 0.74 : 1) * jitter(), (i * 180) / tips),
    ),
  );

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { width, height, focus } = area;
  const { x, y, size } = focus;
  sheet.add(rect(0, 0, width, height, palette.ground));
  const style = rng.int(0, 2);
  const far = Math.hypot(width, height);
  if (style === 0) sheet.add(fill(sunburst(x, y, far, 16, rng.range(0, 20)), palette.b));
  if (style === 1)
    sheet.add(
      fill(
        burst(x, y, size * 0.82, 17, () => rng.range(0.88, 1.12)),
        palette.b,
      ),
      fill(
        burst(x, y, size * 0.66, 15, () => rng.range(0.9, 1.1)),
        palette.c,
      ),
    );
  if (style === 2)
    sheet.add(
      circle(x, y, size * 0.62, palette.b),
      circle(x + size * 0.05, y + size * 0.05, size * 0.62, `url(#${dotPattern(sheet, 22, 7, palette.ink)})`, {
        opacity: 0.35,
      }),
    );
  const place = { x, y, size: size * 1.02, rotate: rng.range(-6, 6) };
  // Registration slips: the screen and the colour lie a little off the line.
  sheet.add(
    element('path', {
      d: motifs[0].base,
      fill: palette.a,
      transform: motifTransform({ ...place, x: x + size * 0.03, y: y + size * 0.026 }),
    }),
  );
  const cut = style === 1 ? palette.c : palette.b;
  sheet.add(
    motifMarkup(motifs[0], place, {
      base: palette.ink,
      cut,
      accent: contrast(palette.a, palette.ink) > 2 ? palette.a : palette.ground,
    }),
  );
  const screen = dotPattern(sheet, 4, 1, palette.a, 30);
  sheet.add(
    element('path', { d: motifs[0].base, fill: `url(#${screen})`, opacity: 0.55, transform: motifTransform(place) }),
  );
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const top = rng.chance(0.45);
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: top ? 930 : 500, size: 800 } });
  const slant = rng.pick([0, -8, -12]);
  const plate = rng.chance(0.5) ? palette.ink : palette.a;
  const letters = readable(plate, [palette.ground, palette.c, palette.ink]);
  const box = { x: 90, width: 820, height: 330, y: top ? 60 : 985 };
  sheet.add(
    fill(
      polygon([
        [0, box.y - 34],
        [1000, box.y - 34 + slant * 3],
        [1000, box.y + 368],
        [0, box.y + 368 - slant * 2],
      ]),
      plate,
    ),
  );
  putTitle(sheet, brief, {
    ...box,
    mode: 'stack',
    valign: 'middle',
    align: 'center',
    upper: true,
    gap: 0.1,
    maxLines: 4,
    maxSize: 380,
    ink: letters,
    ground: plate,
    tilt: slant ? { skew: slant, cx: 500, cy: box.y + 165 } : undefined,
    under: plate === palette.ink ? [{ color: palette.a, dx: 9, dy: 9 }] : undefined,
  });
  sheet.add(rect(0, 1392, 1000, 108, palette.ground));
  putCredits(sheet, brief, { x: 60, y: 1456, width: 700, ink: palette.ink, ground: palette.ground, lines: ['by'] });
  const badge = { x: 880, y: top ? 1270 : 130 };
  const badgeText = cornerLine(brief);
  if (badgeText !== '') {
    sheet.add(
      fill(
        burst(badge.x, badge.y, 104, 14, () => 1),
        palette.ink,
      ),
    );
    addLabel(sheet, badgeText, {
      face: 'anton',
      size: 56,
      x: badge.x,
      y: badge.y + 20,
      anchor: 'middle',
      maxWidth: 130,
      ink: readable(palette.ink, [palette.ground]),
      ground: palette.ink,
      upper: true,
      tilt: { rotate: -10, cx: badge.x, cy: badge.y },
    });
  }
  sheet.add(paperGrain(sheet, rng, palette.ground, 0.5));
}

/** Second features: a screen that slips, a title that leans on you. */
export const grindhouse: PosterStyle = {
  palettes: palettes(
    'f3c62f 1a1210 d92f1f f28a2a f7ead0',
    'f0e2c0 17110f e2441f f0b02e f0b02e',
    'e9552a 170e0c f6d13a 9c1f1a f7e6c6',
    '9fc04a 14160e d8361f f2d23a f3ecca',
    'f2d5c4 1c0f16 d4264f f2a03c f7ecd8',
    'dfe4e2 111418 d71f26 7fb3b8 f2cf3a',
  ),
  lettering: { text: 'oswaldText', faces: ['anton', 'alfa', 'bebas', 'rubik'], upper: true, mode: 'stack' },
  scene,
  poster,
};

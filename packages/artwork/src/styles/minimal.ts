import { mix, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { gradient, motifMarkup, motifTransform, standOn } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, element, rect, stroke } from '../svg/element';
import { p } from '../svg/path';
import type { PosterStyle } from './style';

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { width, height, focus } = area;
  const { x, y, size } = focus;
  const style = rng.int(0, 5);
  const far = gradient(sheet, [
    [0, palette.ground],
    [1, mix(palette.ground, palette.b, 0.3)],
  ]);
  sheet.add(rect(0, 0, width, height, `url(#${far})`));
  if (style === 0) {
    // A small thing on a long line.
    const line = y + size * 0.3;
    sheet.add(
      circle(x + size * 0.24, line - size * 0.34, size * 0.28, palette.c),
      rect(0, line, width, height - line, palette.b),
    );
    sheet.add(
      motifMarkup(
        motifs[0],
        { x: x - size * 0.08, y: standOn(line + 3, size * 0.42), size: size * 0.42 },
        { base: palette.a, cut: palette.ground, accent: palette.c },
      ),
    );
  } else if (style === 1) {
    // Mirrored in still water.
    const line = y + size * 0.14;
    const art = size * 0.6;
    sheet.add(rect(0, line, width, height - line, palette.b));
    sheet.add(
      motifMarkup(
        motifs[0],
        { x, y: standOn(line, art), size: art },
        { base: palette.a, cut: palette.ground, accent: palette.c },
      ),
    );
    sheet.add(
      element(
        'g',
        { transform: `translate(0 ${2 * line})scale(1 -1)`, opacity: 0.28 },
        element('path', {
          d: motifs[0].base,
          fill: palette.ground,
          transform: motifTransform({ x, y: standOn(line, art), size: art }),
        }),
      ),
    );
    sheet.add(
      stroke(
        p`M${x - size * 0.4} ${line + size * 0.16}h${size * 0.3}m${size * 0.1} ${size * 0.1}h${size * 0.36}m${-size * 0.5} ${size * 0.12}h${size * 0.2}`,
        palette.ground,
        5,
        { opacity: 0.7 },
      ),
    );
  } else if (style === 2) {
    // Too near to be seen whole.
    sheet.add(
      motifMarkup(
        motifs[0],
        { x: x + size * 0.22, y: y + size * 0.1, size: size * 1.7, rotate: rng.range(-8, 8) },
        { base: palette.a, cut: palette.b, accent: palette.c },
      ),
    );
  } else if (style === 4) {
    // A tall opening, and something that does not stay inside it.
    const [w, h] = [size * 0.56, size * 0.9];
    sheet.add(
      rect(x - w / 2, y - h / 2, w, h, palette.b),
      rect(x - w / 2, y + h * 0.28, w, h * 0.22, mix(palette.b, palette.ink, 0.25)),
    );
    sheet.add(
      motifMarkup(
        motifs[0],
        { x: x + w * 0.3, y: standOn(y + h * 0.4, size * 0.5), size: size * 0.5 },
        { base: palette.a, cut: palette.ground, accent: palette.c },
      ),
    );
  } else if (style === 5) {
    // Many alike, and one.
    const id = sheet.define((name) => element('path', { id: name, d: motifs[0].base }));
    const step = size * 0.34;
    const chosen = rng.int(0, 8);
    for (let i = 0; i < 9; i++) {
      const place = { x: x + ((i % 3) - 1) * step, y: y + (Math.floor(i / 3) - 1) * step, size: step * 0.72 };
      sheet.add(
        element('use', {
          href: `#${id}`,
          fill: i === chosen ? palette.c : palette.a,
          transform: motifTransform(place),
        }),
      );
    }
  } else {
    // One disc, one figure, perfectly level.
    sheet.add(circle(x, y, size * 0.46, palette.a));
    sheet.add(
      motifMarkup(
        motifs[0],
        { x, y, size: size * 0.5 },
        { base: readable(palette.a, [palette.ground, palette.ink], 2.6), cut: palette.a, accent: palette.c },
      ),
    );
  }
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const high = rng.chance(0.55);
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: high ? 860 : 600, size: 820 } });
  if (high) sheet.add(rect(0, 0, 1000, 350, palette.ground));
  else sheet.add(rect(0, 1130, 1000, 370, palette.ground));
  putTitle(sheet, brief, {
    x: 90,
    y: high ? 90 : 1160,
    width: 820,
    height: 190,
    valign: high ? 'top' : 'middle',
    align: rng.pick(['left', 'center'] as const),
    upper: brief.upper,
    tracking: brief.upper ? 120 : 0,
    gap: 0.4,
    maxLines: 2,
    maxSize: 170,
  });
  const foot = high ? mix(palette.ground, palette.b, 0.3) : palette.ground;
  if (high) sheet.add(rect(0, 1360, 1000, 140, foot));
  const ink = readable(foot, [palette.ink]);
  putCredits(sheet, brief, {
    x: 90,
    y: 1440,
    width: 620,
    size: 23,
    tracking: 60,
    ink,
    ground: foot,
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'groteskText',
    size: 23,
    x: 910,
    y: 1440,
    anchor: 'end',
    tracking: 60,
    maxWidth: 180,
    ink,
    ground: foot,
  });
}

/** Almost nothing, exactly placed. */
export const minimal: PosterStyle = {
  palettes: palettes(
    'e9e3d8 23262b 33475b c9b8a2 d8572f',
    'dfe6e4 1f2a2e 2f5d62 a9c0bc e07a5f',
    'f1dcd3 3a2430 8c3f4f d9a79a 5b3a55',
    '20303c eee6d6 d9a05b 2f4a5c e8d3a8',
    'cfd8cf 232b26 55705a a3b59f c8553d',
    'f3e9c9 2a2a2a d9a441 b9a77c 3d5a6c',
    '2c2530 f3e4dc c9746b 463a4f e6b89c',
    'd6dbe6 20263a 4a5f96 a8b3cf e2725b',
  ),
  lettering: {
    text: 'groteskText',
    faces: ['cormorant', 'cormorantItalic', 'grotesk', 'playfairItalic', 'oswald'],
    upper: false,
  },
  scene,
  poster,
};

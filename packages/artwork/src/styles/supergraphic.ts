import { readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup, standOn } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, rect, stroke } from '../svg/element';
import { p } from '../svg/path';
import type { PosterStyle } from './style';

/** A ribbon of parallel stripes that comes in from one side, turns, and leaves at the top. */
function ribbon(brief: Brief, area: Area, colors: readonly string[]): string {
  const { x, y, size } = area.focus;
  const side = brief.rng.chance(0.5) ? 1 : -1;
  const band = size * 0.085;
  return colors
    .map((color, i) => {
      const r = size * 0.26 + i * band;
      const start = side === 1 ? -20 : area.width + 20;
      const turnX = x - side * size * 0.05;
      const low = y + size * 0.62;
      return stroke(
        p`M${start} ${low + (i - 2) * band}H${turnX}A${r} ${r} 0 0 ${side === 1 ? 0 : 1} ${turnX + side * r} ${low + (i - 2) * band - r}V-40`,
        color,
        band + 1,
      );
    })
    .join('');
}

/** Half a rainbow on the ground line. */
const arches = (area: Area, colors: readonly string[]): string => {
  const { x, y, size } = area.focus;
  const base = y + size * 0.5;
  return colors
    .map((color, i) =>
      stroke(
        p`M${x - size * (0.72 - i * 0.085)} ${area.height}V${base}a${size * (0.72 - i * 0.085)} ${size * (0.72 - i * 0.085)} 0 0 1 ${2 * size * (0.72 - i * 0.085)} 0V${area.height}`,
        color,
        size * 0.087,
      ),
    )
    .join('');
};

/** Waves that carry the colours from edge to edge. */
const swell = (area: Area, colors: readonly string[]): string => {
  const { x, y, size } = area.focus;
  const band = size * 0.09;
  return colors
    .map((color, i) => {
      const at = y + size * 0.36 + i * band;
      return stroke(
        p`M-40 ${at + size * 0.2}C${x - size * 0.5} ${at + size * 0.2} ${x - size * 0.4} ${at - size * 0.5} ${x} ${at - size * 0.5 + size * 0.24}S${x + size * 0.5} ${at + size * 0.3} ${area.width + 40} ${at - size * 0.1}`,
        color,
        band + 1,
      );
    })
    .join('');
};

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const colors = [palette.ink, palette.a, palette.c, palette.b, palette.ink];
  sheet.add(rect(0, 0, area.width, area.height, palette.ground));
  const style = rng.int(0, 2);
  if (style === 0) {
    sheet.add(ribbon(brief, area, colors), circle(x - size * 0.05, y - size * 0.02, size * 0.36, palette.ground));
    sheet.add(
      motifMarkup(
        motifs[0],
        { x: x - size * 0.05, y: y - size * 0.02, size: size * 0.52 },
        { base: palette.ink, cut: palette.ground, accent: palette.a },
      ),
    );
  } else if (style === 1) {
    sheet.add(arches(area, [palette.ink, palette.b, palette.c, palette.a]));
    const art = size * 0.5;
    sheet.add(
      motifMarkup(
        motifs[0],
        { x, y: standOn(y + size * 0.54, art), size: art },
        { base: palette.ink, cut: palette.ground, accent: palette.a },
      ),
    );
  } else {
    sheet.add(circle(x + size * 0.08, y - size * 0.12, size * 0.42, palette.c));
    sheet.add(
      motifMarkup(
        motifs[0],
        { x: x + size * 0.08, y: y - size * 0.14, size: size * 0.6 },
        { base: palette.ink, cut: palette.c, accent: palette.a },
      ),
      swell(area, colors.slice(0, 4)),
    );
  }
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette } = brief;
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: 520, size: 820 } });
  sheet.add(rect(0, 1100, 1000, 400, palette.ground));
  putTitle(sheet, brief, {
    x: 70,
    y: 1130,
    width: 860,
    height: 220,
    valign: 'middle',
    align: 'left',
    tracking: -5,
    gap: 0.22,
    maxLines: 2,
    maxSize: 270,
  });
  const ink = readable(palette.ground, [palette.ink]);
  putCredits(sheet, brief, {
    x: 70,
    y: 1448,
    width: 640,
    size: 25,
    tracking: 20,
    ink,
    ground: palette.ground,
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'righteous',
    size: 42,
    x: 930,
    y: 1448,
    anchor: 'end',
    maxWidth: 200,
    ink,
    ground: palette.ground,
  });
}

/** Stripes on the studio wall: broadcasting in colour. */
export const supergraphic: PosterStyle = {
  palettes: palettes(
    'f6e7c8 4a2315 e4572e d98b2b f2b632',
    '2b1d14 f9e8c9 e8672f a8442a f2b944',
    'e8efe6 17393f ef6f4d 2a8c86 f3c14b',
    'f8e1d4 3a1f3d d9416a 7d4fa3 f6a33c',
    '123a5a fdf1d8 f0653a 3f9bb8 f7c548',
    'f3efe0 26324a e5533d 3f7fbf f5b83d',
  ),
  lettering: { text: 'groteskText', faces: ['righteous', 'shrikhand', 'grotesk', 'righteous'], upper: false },
  scene,
  poster,
};

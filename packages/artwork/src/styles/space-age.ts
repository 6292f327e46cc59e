import { mix, readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { gradient, motifMarkup, starField } from '../compose/draw';
import { putArc, addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, element, fill, rect } from '../svg/element';
import { circlePath, num, p, polar } from '../svg/path';
import type { PosterStyle } from './style';

/** A ball with bands of shade, lit from the upper left. */
function banded(sheet: Sheet, cx: number, cy: number, r: number, light: string, dark: string): void {
  sheet.clipped(element('circle', { cx: num(cx), cy: num(cy), r: num(r) }), () => {
    sheet.add(rect(cx - r, cy - r, 2 * r, 2 * r, light));
    sheet.add(
      fill(
        p`M${cx - r} ${cy - r}` +
          circlePath(cx - r * 0.42, cy - r * 0.36, r * 1.12) +
          p`M${cx - r * 2} ${cy - r * 2}h${r * 4}v${r * 4}h${-r * 4}z`,
        dark,
        { 'fill-rule': 'evenodd', opacity: 0.55 },
      ),
    );
    sheet.add(
      fill(
        circlePath(cx - r * 0.42, cy - r * 0.36, r * 0.8) +
          p`M${cx - r * 2} ${cy - r * 2}h${r * 4}v${r * 4}h${-r * 4}z`,
        dark,
        { 'fill-rule': 'evenodd', opacity: 0.3 },
      ),
    );
  });
}

function orbits(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng } = brief;
  const { x, y, size } = area.focus;
  const turn = rng.range(-35, 35);
  const count = rng.int(4, 7);
  for (let i = 1; i <= count; i++) {
    const rx = size * (0.34 + i * 0.13);
    const ry = rx * 0.42;
    sheet.add(
      element('ellipse', {
        cx: num(x),
        cy: num(y),
        rx: num(rx),
        ry: num(ry),
        fill: 'none',
        stroke: i % 2 ? palette.ink : palette.c,
        'stroke-width': i % 3 ? 2.5 : 6,
        transform: `rotate(${num(turn)} ${num(x)} ${num(y)})`,
        opacity: 0.85,
      }),
    );
    const at = rng.range(0, 6.28);
    const a = (turn * Math.PI) / 180;
    const [ex, ey] = [rx * Math.cos(at), ry * Math.sin(at)];
    sheet.add(
      circle(
        x + ex * Math.cos(a) - ey * Math.sin(a),
        y + ex * Math.sin(a) + ey * Math.cos(a),
        size * rng.range(0.012, 0.04),
        i % 2 ? palette.c : palette.b,
      ),
    );
  }
}

/** Concentric shells around the figure, like a target or a signal. */
function shells(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette } = brief;
  const { x, y, size } = area.focus;
  for (let i = 8; i > 0; i--)
    sheet.add(circle(x, y, size * (0.3 + i * 0.12), mix(palette.ground, palette.b, ((8 - i) / 8) * 0.9)));
}

/** The curve of a world below, and the way up from it. */
function launch(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette } = brief;
  const { x, y, size } = area.focus;
  const r = size * 1.9;
  sheet.add(
    circle(x - size * 0.3, y + r + size * 0.36, r * 1.035, mix(palette.ground, palette.b, 0.5)),
    circle(x - size * 0.3, y + r + size * 0.36, r, palette.b),
    circle(x - size * 0.3, y + r + size * 0.5, r, mix(palette.b, palette.ground, 0.4)),
  );
  const [tail] = [polar(x, y, size * 1.1, 118)];
  sheet.add(
    fill(
      p`M${x - 6} ${y}Q${x - size * 0.1} ${y + size * 0.6} ${tail[0] - 60} ${tail[1]}h150Q${x + size * 0.02} ${y + size * 0.6} ${x + 6} ${y}z`,
      palette.c,
      { opacity: 0.85 },
    ),
  );
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  const { width, height } = area;
  sheet.add(rect(0, 0, width, height, palette.ground));
  const style = rng.int(0, 2);
  if (style === 1) shells(sheet, brief, area);
  sheet.add(starField(rng, width, height, 60, palette.ink));
  if (style === 2) launch(sheet, brief, area);
  if (style === 0) {
    orbits(sheet, brief, area);
    sheet.add(circle(x, y, size * 0.36, palette.a));
  }
  if (style === 1) banded(sheet, x, y, size * 0.36, palette.a, palette.ground);
  const [mx, my] = [x + rng.pick([0.34, 0.42, 0.5]) * size, y - size * rng.range(0.3, 0.42)];
  banded(sheet, style === 2 ? mx + size * 0.02 : mx, my, size * 0.13, palette.c, palette.ground);
  const art = style === 2 ? 0.62 : 0.5;
  const disc = style === 2 ? palette.ground : palette.a;
  sheet.add(
    motifMarkup(
      motifs[0],
      { x, y: style === 2 ? y - size * 0.1 : y, size: size * art },
      {
        base: style === 2 ? palette.ink : readable(disc, [palette.ground, palette.ink], 2.4),
        cut: disc,
        accent: palette.c,
      },
    ),
  );
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const { main, sub } = brief.title;
  const arched = sub === '' && main.length <= 14 && rng.chance(0.45);
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: arched ? 800 : 560, size: 820 } });
  sheet.add(rect(0, arched ? 1370 : 1090, 1000, 410, palette.ground));
  const { face } = brief;
  if (arched) {
    const sky = gradient(sheet, [
      [0, palette.ground, 1],
      [0.7, palette.ground, 0.85],
      [1, palette.ground, 0],
    ]);
    sheet.add(rect(0, 0, 1000, 500, `url(#${sky})`));
  }
  if (arched)
    putArc(sheet, main, {
      face: face === 'monoton' ? 'righteous' : face,
      role: 'title',
      size: 190,
      cx: 500,
      cy: 940,
      radius: 680,
      maxAngle: 66,
      tracking: 60,
      upper: true,
      ink: palette.ink,
      ground: palette.ground,
    });
  else
    putTitle(sheet, brief, {
      x: 80,
      y: 1110,
      width: 840,
      height: 220,
      valign: 'middle',
      align: 'center',
      upper: true,
      tracking: 40,
      gap: 0.3,
      maxLines: 2,
      maxSize: 260,
      subFace: 'righteous',
      under: face === 'poiret' ? [{ color: palette.ink, stroke: 4 }] : undefined,
    });
  putCredits(sheet, brief, {
    x: 500,
    y: 1440,
    width: 820,
    anchor: 'middle',
    size: 25,
    tracking: 80,
    lines: arched ? ['by'] : ['by', 'cast'],
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'groteskText',
    size: 28,
    x: 500,
    y: 76,
    anchor: 'middle',
    tracking: 500,
    maxWidth: 700,
    ink: palette.ink,
    ground: palette.ground,
    upper: true,
  });
}

/** Orbits, shells and a bright future, as 1962 saw it. */
export const spaceAge: PosterStyle = {
  palettes: palettes(
    '14233f f3ead2 f08a4b 2f5f8f f5c95a',
    '0f2b33 f2efdc e8643c 2b7f83 f4d06f',
    '2a1e3f f7e7d2 f0a35a 6a4a8f f26d6d',
    'efe3c8 1d2d3f e2603a 6fa8a6 d8962b',
    '101318 eef0e6 c9d15a 3b4a63 f2643c',
    'b84029 fff1d6 f4c35a 8f2f2a 2b2033',
  ),
  lettering: {
    text: 'groteskText',
    faces: ['righteous', 'poiret', 'righteous'],
    short: ['monoton', 'righteous', 'poiret'],
    upper: true,
    tracking: 40,
  },
  scene,
  poster,
};

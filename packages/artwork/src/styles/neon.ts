import { mix, type Hex } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { glow, gradient, motifTransform, starField } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import type { Motif } from '../motifs/motif';
import { circle, element, fill, group, rect, stroke } from '../svg/element';
import { num, p, rectPath } from '../svg/path';
import type { PosterStyle } from './style';
import { itemAt } from '../item-at';

/** Width and opacity of the light around a tube. */
const tubeLight = [
  [20, 0.12],
  [11, 0.25],
  [5, 0.9],
] as const;

/** A motif bent from glass tube: the same outline drawn from wide and faint to thin and white. */
function tube(motif: Motif, x: number, y: number, size: number, color: Hex, second: Hex): string {
  const layers = (d: string, tint: Hex): string =>
    tubeLight.map(([width, opacity]) => stroke(d, tint, width, { opacity })).join('') +
    stroke(d, mix('#ffffff', tint, 0.25), 1.8);
  const inner = [motif.cut ? layers(motif.cut, second) : '', motif.accent ? layers(motif.accent, second) : ''];
  return group(
    { transform: motifTransform({ x, y, size }), 'stroke-linejoin': 'round' },
    layers(motif.base, color),
    ...inner,
  );
}

/** Lines that run to a vanishing point, and rungs that come closer as they recede. */
function grid(area: Area, horizon: number): string {
  const { width, height, focus } = area;
  let d = '';
  for (let i = -12; i <= 12; i++)
    d += p`M${focus.x + i * width * 0.03} ${horizon}L${focus.x + i * width * 0.24} ${height}`;
  for (let i = 1; i <= 9; i++) d += p`M0 ${horizon + (height - horizon) * (i / 9) ** 2.1}h${width}`;
  return d;
}

function sunset(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, motifs } = brief;
  const { width, height, focus } = area;
  const { x, y, size } = focus;
  const horizon = y + size * 0.42;
  const disc = gradient(sheet, [
    [0, palette.c],
    [0.55, palette.a],
    [1, palette.b],
  ]);
  sheet.clipped(element('rect', { width: num(width), height: num(horizon) }), () => {
    sheet.add(circle(x, y + size * 0.06, size * 0.52, `url(#${disc})`));
    for (let i = 0; i < 7; i++)
      sheet.add(rect(0, y + size * (0.08 + i * 0.065), width, size * (0.008 + i * 0.006), palette.ground));
  });
  const floor = gradient(sheet, [
    [0, mix(palette.ground, palette.b, 0.5)],
    [1, palette.ground],
  ]);
  sheet.add(
    rect(0, horizon, width, height - horizon, `url(#${floor})`),
    stroke(grid(area, horizon), palette.b, 3, { opacity: 0.8 }),
    rect(0, horizon - 3, width, 6, palette.c),
  );
  const art = size * 0.74;
  sheet.add(
    element('path', {
      d: motifs[0].base,
      fill: palette.ground,
      transform: motifTransform({ x, y: horizon - art / 2 + 4, size: art }),
    }),
  );
  if (motifs[0].cut)
    sheet.add(
      element('path', {
        d: motifs[0].cut,
        fill: palette.a,
        transform: motifTransform({ x, y: horizon - art / 2 + 4, size: art }),
      }),
    );
}

function sign(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, motifs } = brief;
  const { width, height, focus } = area;
  const { x, y, size } = focus;
  const halo = glow(sheet, [
    [0, palette.a, 0.5],
    [0.6, palette.b, 0.22],
    [1, palette.ground, 0],
  ]);
  const brick = sheet.define((id) =>
    element(
      'pattern',
      { id, width: 120, height: 80, patternUnits: 'userSpaceOnUse' },
      stroke('M0 2h120M0 42h120M30 2v40M90 42v40', mix(palette.ground, palette.b, 0.3), 3),
    ),
  );
  sheet.add(rect(0, 0, width, height, `url(#${brick})`), circle(x, y, size * 0.95, `url(#${halo})`));
  sheet.add(
    stroke(p`M${x} ${y - size * 0.5}m${-size * 0.5} 0h${size}v${size}h${-size}z`, palette.b, 14, { opacity: 0.25 }),
    stroke(p`M${x - size * 0.5} ${y - size * 0.5}h${size}v${size}h${-size}z`, palette.b, 5),
  );
  sheet.add(tube(motifs[0], x, y, size * 0.8, palette.a, palette.c));
}

/** A wet street at night: columns of light and what they leave on the ground. */
function rain(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { width, height, focus } = area;
  const { x, y, size } = focus;
  const horizon = y + size * 0.46;
  for (let i = 0; i < 22; i++) {
    const [left, w] = [rng.range(0, width), width * rng.range(0.008, 0.05)];
    const top = horizon - size * rng.range(0.3, 1.3);
    const color = rng.pick([palette.a, palette.b, palette.c, palette.b]);
    sheet.add(
      rect(left, top, w, horizon - top, color, { opacity: num(rng.range(0.25, 0.8), 2) }),
      rect(left - 2, horizon + 8, w + 4, (horizon - top) * 0.6, color, { opacity: 0.18 }),
    );
  }
  let drops = '';
  for (let i = 0; i < 60; i++) {
    const [dx, dy] = [rng.range(0, width), rng.range(0, height)];
    drops += p`M${dx} ${dy}l-8 46`;
  }
  const art = size * 0.84;
  sheet.add(
    element('path', {
      d: motifs[0].base,
      fill: palette.ground,
      transform: motifTransform({ x, y: horizon - art / 2 + 14, size: art }),
      stroke: palette.ink,
      'stroke-width': 1.6,
    }),
  );
  if (motifs[0].cut)
    sheet.add(
      element('path', {
        d: motifs[0].cut,
        fill: palette.c,
        transform: motifTransform({ x, y: horizon - art / 2 + 14, size: art }),
      }),
    );
  sheet.add(
    stroke(drops, palette.ink, 2, { opacity: 0.35 }),
    fill(rectPath(0, horizon + 12, width, 4), palette.a, { opacity: 0.6 }),
  );
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng } = brief;
  const sky = gradient(sheet, [
    [0, palette.ground],
    [0.7, mix(palette.ground, palette.b, 0.35)],
    [1, palette.ground],
  ]);
  sheet.add(rect(0, 0, area.width, area.height, palette.ground), rect(0, 0, area.width, area.height, `url(#${sky})`));
  const style = rng.int(0, 2);
  if (style === 0) sheet.add(starField(rng, area.width, area.height * 0.6, 40, palette.ink));
  itemAt([sunset, sign, rain], style)(sheet, brief, area);
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 500, y: 530, size: 800 } });
  const shade = gradient(sheet, [
    [0, palette.ground, 0],
    [0.32, palette.ground, 0.96],
    [1, palette.ground, 1],
  ]);
  const brow = gradient(sheet, [
    [0, palette.ground, 0.95],
    [0.6, palette.ground, 0.8],
    [1, palette.ground, 0],
  ]);
  sheet.add(rect(0, 960, 1000, 540, `url(#${shade})`), rect(0, 0, 1000, 150, `url(#${brow})`));
  putTitle(sheet, brief, {
    x: 80,
    y: 1100,
    width: 840,
    height: 230,
    valign: 'middle',
    align: 'center',
    upper: true,
    tracking: 20,
    gap: 0.24,
    maxLines: 2,
    maxSize: 280,
    subFace: 'righteous',
    under: [
      { color: palette.a, stroke: 26, opacity: 0.18 },
      { color: palette.a, stroke: 12, opacity: 0.35 },
    ],
    tilt: rng.chance(0.4) ? { skew: -10, cx: 500, cy: 1210 } : undefined,
  });
  putCredits(sheet, brief, {
    x: 500,
    y: 1440,
    width: 820,
    anchor: 'middle',
    size: 24,
    tracking: 80,
  });
  addLabel(sheet, cornerLine(brief), {
    face: 'groteskText',
    size: 28,
    x: 500,
    y: 76,
    anchor: 'middle',
    tracking: 400,
    maxWidth: 700,
    ink: palette.c,
    ground: palette.ground,
    upper: true,
  });
}

/** Glass tubes, wet streets and a sun in slices. */
export const neon: PosterStyle = {
  palettes: palettes(
    '140a2a fdf2ff ff3d9a 5b2bd0 ffd23f',
    '06121f eafcff 19d3f3 1f4fa8 ff4f79',
    '180816 fff0ea ff5a36 8a1f6a ffc94a',
    '07161a f0fff4 2ef2a6 0f6e7a f9f871',
    '0c0c1c f4f2ff 8f7bff 3a2fa0 ff6fb5',
  ),
  lettering: {
    text: 'groteskText',
    faces: ['righteous', 'bebas', 'anton'],
    short: ['monoton', 'righteous', 'rubik'],
    upper: true,
    tracking: 20,
  },
  scene,
  poster,
};

import { readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup } from '../compose/draw';
import { addLabel } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { circle, fill, group, rect, stroke } from '../svg/element';
import { circlePath, num, p, polar } from '../svg/path';
import { shape } from '../type/shape';
import { outline } from '../type/outline';
import type { PosterStyle } from './style';

/** Arcs of growing weight about a disc, each turned a little further: music made visible. */
function arcs(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng } = brief;
  const { x, y, size } = area.focus;
  let r = size * 0.4;
  for (let i = 0; i < 5; i++) {
    const width = size * (0.014 + 0.012 * i);
    const from = rng.int(0, 7) * 45;
    const sweep = rng.pick([90, 135, 180]);
    const [a, b] = [polar(x, y, r, from), polar(x, y, r, from + sweep)];
    sheet.add(
      stroke(p`M${a[0]} ${a[1]}A${r} ${r} 0 0 1 ${b[0]} ${b[1]}`, i % 3 === 2 ? palette.a : palette.ink, width),
    );
    r += width + size * 0.03;
  }
}

/** A field of dots that swell towards the middle. */
function dots(sheet: Sheet, brief: Brief, area: Area): void {
  const { x, y, size } = area.focus;
  const step = size / 9;
  let d = '';
  for (let i = -6; i <= 6; i++) {
    for (let j = -6; j <= 6; j++) {
      const [cx, cy] = [x + i * step, y + j * step];
      if (cx < 0 || cx > area.width || cy < 0 || cy > area.height) continue;
      const r = step * 0.52 * Math.max(0.08, 1 - Math.hypot(i, j) / 6.5);
      d += circlePath(cx, cy, r);
    }
  }
  sheet.add(fill(d, brief.palette.a));
}

/** The first letter of the first word that says something. */
const telling = (title: string): string =>
  Array.from(title.replace(/^(?:the|an?|la|le|les|el|los|las|il|der|die|das)\s+(?=\S)/i, ''))[0] ?? '';

/** A letter larger than the sheet. */
function initial(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, title } = brief;
  const { x, y, size } = area.focus;
  const run = shape('archivo', telling(title.main).toLocaleUpperCase('en'));
  const height = run.ink.bottom - run.ink.top;
  if (height === 0) {
    arcs(sheet, brief, area);
    return;
  }
  const scale = (size * 1.5) / height;
  const left = x - ((run.ink.left + run.ink.right) / 2) * scale + rng.range(-0.1, 0.1) * size;
  const at = `translate(${num(left)} ${num(y - ((run.ink.top + run.ink.bottom) / 2) * scale)}) scale(${num(scale, 3)})`;
  sheet.add(fill(outline(run), palette.a, { transform: at }));
}

function stripes(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng } = brief;
  const { x, y, size } = area.focus;
  const far = size * 1.6;
  const bars = Array.from({ length: 11 }, (_, i) =>
    rect(x - far, y - size * 0.7 + i * size * 0.13, far * 2, size * 0.012 * (i + 1), i === 7 ? palette.c : palette.a),
  );
  sheet.add(group({ transform: `rotate(${rng.pick([-45, -30, 45, 0])} ${num(x)} ${num(y)})` }, ...bars));
}

function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs } = brief;
  const { x, y, size } = area.focus;
  sheet.add(rect(0, 0, area.width, area.height, palette.ground));
  const style = rng.int(0, 3);
  if (style === 0) arcs(sheet, brief, area);
  if (style === 1) dots(sheet, brief, area);
  if (style === 2) initial(sheet, brief, area);
  if (style === 3) stripes(sheet, brief, area);
  const disc = style === 1 ? palette.c : palette.b;
  const middle = style === 0 ? x : x + size * 0.1;
  sheet.add(circle(middle, y, size * 0.34, disc));
  sheet.add(
    motifMarkup(
      motifs[0],
      { x: middle, y, size: size * 0.44 },
      { base: readable(disc, [palette.ink, palette.ground], 3), cut: disc, accent: palette.a },
    ),
  );
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const high = rng.chance(0.5);
  scene(sheet, brief, { width: 1000, height: 1500, focus: { x: 520, y: high ? 960 : 620, size: 760 } });
  const small = { face: 'groteskText' as const, ink: palette.ink, ground: palette.ground };
  sheet.add(high ? rect(0, 0, 1000, 420, palette.ground) : rect(0, 1080, 1000, 420, palette.ground));
  putTitle(sheet, brief, {
    x: 60,
    y: high ? 60 : 1110,
    width: 880,
    height: high ? 300 : 240,
    valign: 'top',
    face: brief.face,
    gap: 0.34,
    maxLines: 3,
    maxSize: 190,
    tracking: -20,
  });
  sheet.add(high ? rect(0, 1370, 1000, 130, palette.ground) : '', rect(60, high ? 1394 : 1384, 880, 4, palette.ink));
  putCredits(sheet, brief, {
    ...small,
    x: 60,
    y: 1456,
    width: 660,
    size: 26,
    tracking: 0,
    lines: ['by'],
  });
  addLabel(sheet, cornerLine(brief), { ...small, size: 26, x: 940, y: 1456, anchor: 'end', maxWidth: 200 });
}

/** The grid, the grotesque, and one idea. */
export const swiss: PosterStyle = {
  palettes: palettes(
    'f4f1ea 111111 e23d28 f2c230 f2c230',
    'f2efe6 14213d 1f4fd8 f28c38 f25c38',
    'd22b24 fff6ec 16120f f6d8c8 fff6ec',
    '1746a2 ffffff ffd23f 0d2c6b ffffff',
    'f6c624 15130c e4502e 15130c ffffff',
    '0d6b57 f7f3e6 f3d250 0a4a3c f3a08a',
    'dfe3e6 1a1d21 ff5a36 8aa4b5 f6c624',
    '191919 f5f2ea f0542d 3a3a3a f5f2ea',
  ),
  lettering: { text: 'groteskText', faces: ['grotesk', 'archivo'], upper: false, tracking: -20 },
  scene,
  poster,
};

import { readable } from '../color/contrast';
import { palettes } from '../color/palette';
import type { Area, Brief } from '../compose/brief';
import { cornerLine, putCredits } from '../compose/credits';
import { motifMarkup } from '../compose/draw';
import { addLabel, addText } from '../compose/place';
import type { Sheet } from '../compose/sheet';
import { putTitle } from '../compose/title';
import { element, fill, rect } from '../svg/element';
import { num } from '../svg/path';
import { fitText, type Fitted } from '../type/fit';
import { outline } from '../type/outline';
import { shape } from '../type/shape';
import type { PosterStyle } from './style';

/** Titles of so few letters stand upright. */
const SHORT = 3;

/** Title and second voice as one run of words. */
const words = ({ title }: Brief): string => (title.sub === '' ? title.main : `${title.main} ${title.sub}`);

/** Letters of the title too large for the picture, one behind the other; bars where no face has them. */
function scene(sheet: Sheet, brief: Brief, area: Area): void {
  const { palette, rng, motifs, title, face } = brief;
  const { x, y, size } = area.focus;
  sheet.add(rect(0, 0, area.width, area.height, palette.ground));
  const initials = title.main.split(' ').map((word) => Array.from(word)[0] ?? '');
  const run = shape(face, initials.slice(0, 2).join('').toLocaleUpperCase('en'), -40);
  const height = run.ink.bottom - run.ink.top;
  if (height > 0) {
    const scale = (size * 1.35) / height;
    const left = x - ((run.ink.left + run.ink.right) / 2) * scale;
    const at = `translate(${num(left)} ${num(y - ((run.ink.top + run.ink.bottom) / 2) * scale)})scale(${num(scale, 3)})`;
    sheet.add(fill(outline(run), palette.a, { transform: at }));
  } else {
    for (let i = 0; i < 6; i++) sheet.add(rect(x - size, y + (i - 3) * size * 0.24, size * 2, size * 0.12, palette.a));
  }
  const side = area.width > area.height ? 1 : rng.pick([-1, 1]);
  const disc = { x: x + size * 0.26 * side, y: y + size * 0.16 };
  sheet.add(element('circle', { cx: num(disc.x), cy: num(disc.y), r: num(size * 0.27), fill: palette.b }));
  const base = readable(palette.b, [palette.ground, palette.ink], 3);
  sheet.add(motifMarkup(motifs[0], { ...disc, size: size * 0.34 }, { base, cut: palette.b, accent: base }));
}

/** The whole title, every line as wide as the sheet. */
const stacked = (brief: Brief): Fitted =>
  fitText(words(brief), {
    face: brief.face,
    width: 880,
    height: 1250,
    mode: 'stack',
    upper: true,
    gap: 0.1,
    maxLines: 7,
  });

/** From edge to edge: the title is the picture. */
function wall(sheet: Sheet, { palette }: Brief, fitted: Fitted): void {
  sheet.add(rect(0, 0, 1000, 1500, palette.ground));
  addText(sheet, fitted, { x: 60, y: (1390 - fitted.height) / 2, ink: palette.ink, ground: palette.ground });
}

/** The title as one line as wide as the sheet. */
const aloud = ({ face, title }: Brief): Fitted =>
  fitText(title.main, { face, width: 900, height: 300, upper: true, maxLines: 1 });

/** The title said over and over, once aloud. */
function echo(sheet: Sheet, { palette, rng }: Brief, fitted: Fitted): void {
  const { ground, ink, a } = palette;
  const pitch = fitted.height + 30;
  const rows = Math.floor(1300 / pitch);
  const loud = rng.int(1, rows - 2);
  const quiet = Array.from({ length: rows }, (_, row) => row).filter((row) => row !== loud);
  const under = quiet.map((row) => ({ color: a, dy: (row - loud) * pitch }));
  const y = (1420 - rows * pitch) / 2 + loud * pitch;
  sheet.add(rect(0, 0, 1000, 1500, ground));
  addText(sheet, fitted, { x: 50, y, ink, ground, under });
}

/** The title up the side, the figure beside it. */
function spine(sheet: Sheet, brief: Brief): void {
  const { palette, rng, motifs } = brief;
  const left = rng.chance(0.5);
  const band = 560;
  const x = left ? 0 : 1000 - band;
  sheet.add(rect(0, 0, 1000, 1500, palette.b), rect(x, 0, band, 1500, palette.ground));
  const [cx, cy] = [x + band / 2, 700];
  putTitle(sheet, brief, {
    x: cx - 630,
    y: cy - 230,
    width: 1260,
    height: 460,
    valign: 'middle',
    face: brief.face,
    upper: true,
    gap: 0.12,
    maxLines: 3,
    maxSize: 560,
    tilt: { rotate: -90, cx, cy },
  });
  const base = readable(palette.b, [palette.a, palette.ground, palette.ink], 2.6);
  const column = left ? 780 : 220;
  for (const [index, motif] of motifs.slice(0, 3).entries()) {
    const at = { x: column, y: 250 + index * 450, size: 300 };
    sheet.add(motifMarkup(motif, at, { base, cut: palette.b, accent: palette.c }));
  }
}

function poster(sheet: Sheet, brief: Brief): void {
  const { palette, rng } = brief;
  const [page, line] = [stacked(brief), aloud(brief)];
  const styles = [
    ...(page.height > 760 || brief.title.main.length <= SHORT ? [() => wall(sheet, brief, page)] : []),
    ...(brief.title.sub === '' && line.height > 60 && line.width > 880 ? [() => echo(sheet, brief, line)] : []),
    ...(brief.title.main.length > SHORT ? [() => spine(sheet, brief)] : []),
  ];
  rng.pick(styles)();
  sheet.add(rect(0, 1390, 1000, 110, palette.ink));
  const type = { ink: palette.ground, ground: palette.ink };
  putCredits(sheet, brief, { x: 60, y: 1456, width: 660, size: 28, lines: ['by'], ...type });
  addLabel(sheet, cornerLine(brief), {
    face: 'groteskText',
    size: 28,
    x: 940,
    y: 1456,
    anchor: 'end',
    tracking: 60,
    maxWidth: 220,
    ...type,
  });
}

/** Type and nothing else: the title fills the sheet, echoes down it, or runs up its side. */
export const specimen: PosterStyle = {
  palettes: palettes(
    'f3ead7 1c1a19 d9452b e7b13c f7f1e3',
    '14213d f5efe0 3a6ea5 fca311 f5efe0',
    'cc2d22 fff6e8 93160f 1d1b1a ffd9a0',
    'f6c945 1d1a16 e08e1b 2f6f73 fff3cf',
    '20453f f6ecd4 4f8a72 e3a34a f6ecd4',
    'f2c4cf 3b1730 d65a86 57285a fbe6ea',
    'dfe5e8 1b2733 6f93ad e4572e f4f7f8',
    '2b1d2e f8e8d8 8f4f74 e9876b f8e8d8',
  ),
  lettering: { text: 'groteskText', faces: ['archivo', 'anton', 'alfa', 'abril', 'oswald'], upper: true },
  scene,
  poster,
};

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import type { Hex } from '../../artwork/src/color/contrast';
import { gradient } from '../../artwork/src/compose/draw';
import { addLabel, addText } from '../../artwork/src/compose/place';
import { Sheet } from '../../artwork/src/compose/sheet';
import { backdropPath, logoPath, posterPath, profilePath } from '@marquee/artwork/paths';
import { renderArtwork } from '@marquee/artwork';
import { rect } from '../../artwork/src/svg/element';
import { fitText } from '../../artwork/src/type/fit';
import { readAuthored } from '../src/authored/read-authored';
import { createCatalogue } from '../src/index';

/** Renders the contact sheets in docs/images: a wall of posters, backdrops with text on them, portraits. */
const catalogue = createCatalogue({ now: () => new Date('2026-01-01T00:00:00Z') });
const { filmFiles, seriesFiles, people } = readAuthored();
const titles = [
  ...filmFiles.flatMap(({ entries }) => entries.map(({ id }) => id)),
  ...seriesFiles.flatMap(({ entries }) => entries.map(({ id }) => id)),
];
const folder = fileURLToPath(new URL('../../../docs/images/', import.meta.url));

interface Theme {
  name: 'dark' | 'light';
  wall: Hex;
  ink: Hex;
}
const themes: readonly Theme[] = [
  { name: 'dark', wall: '#0d0b0a', ink: '#f6eee2' },
  { name: 'light', wall: '#f6f0e5', ink: '#1b1512' },
];

interface Grid {
  columns: number;
  width: number;
  height: number;
  gap: number;
}

function svgAt(path: string): string {
  const drawn = renderArtwork(path, catalogue);
  if (!drawn) throw new Error(`no picture at ${path}`);
  return drawn.svg;
}

/** `count` evenly spaced items. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }).flatMap((_, index) => items[Math.floor((index * items.length) / count)] ?? []);

const raster = (svg: string, width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).png().toBuffer();

async function hang(pictures: readonly Buffer[], file: string, theme: Theme, grid: Grid): Promise<void> {
  const { columns, width, height, gap } = grid;
  const rows = Math.ceil(pictures.length / columns);
  const edge = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M.5.5H${width - 0.5}V${height - 0.5}H.5z" fill="none" stroke="${theme.ink}" stroke-opacity=".16"/></svg>`,
  );
  const hung: OverlayOptions[] = pictures.flatMap((input, index) => {
    const at = {
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    };
    return [
      { input, ...at },
      { input: edge, ...at },
    ];
  });
  const size = { width: gap + columns * (width + gap), height: gap + rows * (height + gap) };
  await sharp({ create: { ...size, channels: 3, background: theme.wall } })
    .composite(hung)
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(`${folder}${file}-${theme.name}.webp`);
}

/** A backdrop under the page's veil, with a title's text as on a page. */
async function backdropWithText(id: number, theme: Theme): Promise<Buffer> {
  const subject = catalogue.artworkSubject(backdropPath(id));
  if (!subject) throw new Error(`no title ${id}`);
  const [width, height] = [960, 540];
  const sheet = new Sheet(width, height);
  const isLight = theme.name === 'light';
  if (isLight) {
    const veil = gradient(
      sheet,
      [
        [0, theme.wall, 0.96],
        [0.46, theme.wall, 0.9],
        [0.64, theme.wall, 0.4],
        [0.8, theme.wall, 0],
      ],
      [0, 0, 1, 0],
    );
    sheet.add(rect(0, 0, width, height, `url(#${veil})`));
  }
  const label = { ink: theme.ink, ground: theme.wall, face: 'groteskText' as const };
  const facts = [subject.year ?? '', ...subject.genres.slice(0, 3)].join('  ·  ');
  addLabel(sheet, facts, { ...label, size: 19, x: 56, y: 372, maxWidth: 420 });
  const [overview = ''] = (subject.overview ?? '').split(/(?<=[a-z]{3}\.) /);
  const text = fitText(overview, {
    face: 'groteskText',
    width: 440,
    height: 108,
    maxSize: 20,
    maxLines: 5,
    gap: 0.9,
  });
  addText(sheet, text, { ...label, x: 56, y: 394 });
  const logo = await sharp(Buffer.from(svgAt(logoPath(id))))
    .resize(400, 130, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const dark = isLight ? await sharp(logo.data).negate({ alpha: false }).toBuffer() : logo.data;
  const top = 330 - logo.info.height;
  return sharp(await raster(svgAt(backdropPath(id)), width, height))
    .composite([{ input: Buffer.from(sheet.toSvg('')) }, { input: dark, left: 50, top }])
    .png()
    .toBuffer();
}

mkdirSync(folder, { recursive: true });
const posters = await Promise.all(spread(titles, 60).map((id) => raster(svgAt(posterPath(id)), 150, 225)));
const portraits = await Promise.all(spread(people, 20).map(({ id }) => raster(svgAt(profilePath(id)), 220, 330)));
const behind = spread(titles.slice(8), 8);
for (const theme of themes) {
  await hang(posters, 'artwork-posters', theme, { columns: 10, width: 150, height: 225, gap: 14 });
  await hang(portraits, 'artwork-portraits', theme, { columns: 5, width: 220, height: 330, gap: 14 });
  const backdrops = await Promise.all(behind.map((id) => backdropWithText(id, theme)));
  await hang(backdrops, 'artwork-backdrops', theme, { columns: 2, width: 960, height: 540, gap: 14 });
}

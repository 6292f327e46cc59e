import { SHARE_PICTURE } from '@marquee/core';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { coverImage, type TransformResult } from '../transform-image';
import { unpackFonts } from './card-fonts';
import { colors, emptyGround, rounded, scrim, shadow, type Box } from './card-shapes';
import { textLayers } from './card-text';
import { MARGIN, mirrored, POSTER } from './layout';
import type { CardJob, CardPicture } from './share-card';

const QUALITY = 84;
const GAP = 48;
/** Three columns of posters, which the edges cut. */
const WALL: readonly Box[] = [-70, 30, -150].flatMap((top, column) =>
  [0, 1].map((row) => ({ left: 556 + column * 216, top: top + row * 316, width: 200, height: 300 })),
);
const WALL_TEXT_WIDTH = 450;

/** The picture that link previews show, as JPEG. */
export async function composeCard(job: CardJob): Promise<TransformResult> {
  try {
    unpackFonts(job.fontFolder);
    const { direction } = job.card;
    const { width, height } = SHARE_PICTURE;
    const isWall = job.posters.length > 1;
    const posters = isWall ? await wall(job) : await onePoster(job);
    const start = isWall || posters.length === 0 ? MARGIN : POSTER.left + POSTER.width + GAP;
    const textWidth = isWall ? WALL_TEXT_WIDTH : width - MARGIN - start;
    const layers = [
      (await background(job)) ?? { input: emptyGround(direction) },
      { input: scrim(direction) },
      ...posters,
      ...(await textLayers(job.card, { start, width: textWidth })),
    ];
    const ground = sharp({ create: { width, height, channels: 3, background: colors.canvas } });
    const bytes = await ground.composite(layers).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
    return { outcome: 'done', bytes };
  } catch (cause) {
    return { outcome: 'failed', reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

interface Look {
  w: number;
  h: number;
  edit?: (image: Sharp) => Sharp;
}

/** A picture in a size; null if it cannot be read: the card then does without it. */
async function layerOf(
  { input, isOwnSvg }: CardPicture,
  { edit = (image) => image, ...size }: Look,
  { maxPixels }: Pick<CardJob, 'maxPixels'>,
): Promise<OverlayOptions | null> {
  try {
    const image = await coverImage(input, size, { isOwnSvg, maxPixels });
    const { data, info } = await edit(image.ensureAlpha()).raw().toBuffer({ resolveWithObject: true });
    return { input: data, raw: info };
  } catch {
    return null;
  }
}

/** The backdrop, which leaves room for the text; without one, the poster out of focus. */
async function background(job: CardJob): Promise<OverlayOptions | null> {
  const { width: w, height: h } = SHARE_PICTURE;
  const isRtl = job.card.direction === 'rtl';
  const backdrop = job.backdrop && (await layerOf(job.backdrop, { w, h, edit: (image) => image.flop(isRtl) }, job));
  const [poster, ...more] = job.posters;
  if (backdrop || !poster || more.length > 0) return backdrop;
  return layerOf(poster, { w, h, edit: (image) => image.blur(24).modulate({ brightness: 0.7 }) }, job);
}

const posterIn = ({ width: w, height: h }: Box, poster: CardPicture, job: CardJob) =>
  layerOf(
    poster,
    { w, h, edit: (image) => image.composite([{ input: rounded({ width: w, height: h }), blend: 'dest-in' }]) },
    job,
  );

async function onePoster(job: CardJob): Promise<OverlayOptions[]> {
  const [poster] = job.posters;
  const layer = poster && (await posterIn(POSTER, poster, job));
  if (!layer) return [];
  const left = mirrored(POSTER.left, POSTER.width, job.card.direction);
  return [{ input: shadow({ ...POSTER, left }) }, { ...layer, left, top: POSTER.top }];
}

async function wall(job: CardJob): Promise<OverlayOptions[]> {
  const layers = await Promise.all(
    WALL.map(async (box, index): Promise<OverlayOptions[]> => {
      const poster = job.posters[index];
      const layer = poster && (await posterIn(box, poster, job));
      return layer ? [{ ...layer, left: mirrored(box.left, box.width, job.card.direction), top: box.top }] : [];
    }),
  );
  return layers.flat();
}

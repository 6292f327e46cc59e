import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_SIDE_PX } from './max-side';
import type { ImageParams } from './image-params';

const FULL_QUALITY = 100;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
/** Resolution at which an SVG's nominal size equals its size in pixels. */
const SVG_DPI = 72;
const MAX_SVG_DPI = 300;
/** Formats that remote images may have. SVG is rendered only if Marquee generated it. */
const RASTER = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff']);

sharp.cache(false);
sharp.concurrency(1);

export interface PictureSource {
  isOwnSvg: boolean;
  maxPixels: number;
}

export type TransformResult =
  | { outcome: 'done'; bytes: Buffer }
  | { outcome: 'unreadable' | 'crop_outside' | 'too_large' | 'timed_out' | 'failed'; reason: string };

/** Resizes and edits one image. */
export async function transformImage(
  input: Buffer,
  params: ImageParams,
  source: PictureSource,
): Promise<TransformResult> {
  try {
    const metadata = await sharp(input, { limitInputPixels: source.maxPixels }).metadata();
    if (!isReadable(metadata, source)) return { outcome: 'unreadable', reason: `format ${metadata.format}` };
    if (exceedsMaxSide(params, metadata))
      return { outcome: 'too_large', reason: `sides of more than ${MAX_SIDE_PX} px` };
    const image = edit(open(input, { params, metadata, source }), params);
    return { outcome: 'done', bytes: await encode(image, params).toBuffer() };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { outcome: /extract.area/.test(reason) ? 'crop_outside' : 'unreadable', reason };
  }
}

/** An image that covers a size, for further edits. @throws if it cannot be read */
export async function coverImage(input: Buffer, size: { w: number; h: number }, source: PictureSource): Promise<Sharp> {
  const metadata = await sharp(input, { limitInputPixels: source.maxPixels }).metadata();
  if (!isReadable(metadata, source)) throw new Error(`format ${metadata.format}`);
  return open(input, { params: size, metadata, source }).resize({ width: size.w, height: size.h, fit: 'cover' });
}

const isReadable = ({ format }: Metadata, { isOwnSvg }: PictureSource): boolean => isOwnSvg || RASTER.has(format);

interface Opening {
  params: Pick<ImageParams, 'w' | 'h'>;
  metadata: Metadata;
  source: PictureSource;
}

function open(input: Buffer, { params, metadata, source: { isOwnSvg, maxPixels } }: Opening): Sharp {
  const density = isOwnSvg ? svgDensity(params, metadata) : SVG_DPI;
  return sharp(input, { limitInputPixels: maxPixels, density }).autoOrient();
}

/** `outside` makes one side longer than requested. */
function exceedsMaxSide({ w, h, fit, crop }: ImageParams, { autoOrient }: Metadata): boolean {
  if (fit !== 'outside' || w === undefined || h === undefined) return false;
  const { width, height } = typeof crop === 'object' ? crop : autoOrient;
  const scale = Math.max(w / width, h / height);
  return Math.max(width, height) * scale > MAX_SIDE_PX;
}

function svgDensity({ w = 0, h = 0 }: Pick<ImageParams, 'w' | 'h'>, { width, height }: Metadata): number {
  const enlarge = Math.max(w / (width || 1), h / (height || 1), 1);
  return Math.min(SVG_DPI * enlarge, MAX_SVG_DPI);
}

/** Never exceeds the maximum side, whatever the proportions of the original. */
function resize(image: Sharp, { w, h, fit, crop }: ImageParams, background: ReturnType<typeof colour>): void {
  const width = w ?? MAX_SIDE_PX;
  const height = h ?? MAX_SIDE_PX;
  if (w !== undefined && h !== undefined)
    image.resize({ width, height, fit, background, ...(typeof crop === 'string' && { position: crop }) });
  else image.resize({ width, height, fit: 'inside', withoutEnlargement: w === undefined && h === undefined });
}

function edit(image: Sharp, params: ImageParams): Sharp {
  const { crop, blur, brightness, saturation, contrast, sharpen, rotation } = params;
  const background = colour(params.background);
  if (typeof crop === 'object') image.extract(crop);
  resize(image, params, background);
  if (rotation) image.rotate(rotation, { background });
  if (brightness !== undefined || saturation !== undefined)
    image.modulate({
      ...(brightness !== undefined && { brightness }),
      ...(saturation !== undefined && { saturation }),
    });
  if (contrast !== undefined) image.linear(contrast, 128 * (1 - contrast));
  if (blur !== undefined && blur >= 0.3) image.blur(blur);
  if (sharpen) image.sharpen({ sigma: sharpen });
  if (params.background !== undefined || params.output === 'jpg' || params.output === 'jpeg')
    image.flatten({ background: params.background === undefined ? '#000000' : background });
  return image;
}

function encode(image: Sharp, { output, q }: ImageParams): Sharp {
  const quality = q === undefined || q === 1 ? FULL_QUALITY : q;
  switch (output) {
    case 'webp':
      return image.webp({ quality });
    case 'avif':
      return image.avif({ quality, effort: 3 });
    case 'jpg':
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true });
    case 'png':
      return image.png(quality === FULL_QUALITY ? {} : { quality, palette: true });
  }
}

function colour(value: string | undefined) {
  if (value === undefined) return TRANSPARENT;
  return /^[0-9a-f]+$/i.test(value) && [3, 4, 6, 8].includes(value.length) ? `#${value}` : value;
}

import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../../http/api-error';
import type { ImageParams } from './image-params';

const TIMEOUT_SEC = 10;
const FULL_QUALITY = 100;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
/** Points per inch at which an SVG's own size is its size in pixels. */
const SVG_DPI = 72;
const MAX_SVG_DPI = 300;
/** Formats that remote images may have. SVG is drawn only when it is our own. */
const RASTER = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff']);

sharp.cache(false);
sharp.concurrency(1);

export const outputTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

interface PictureSource {
  isOwnSvg: boolean;
  maxPixels: number;
}

/** Resizes and edits one image. @throws ApiError `image_unreadable` */
export async function transformImage(input: Buffer, params: ImageParams, source: PictureSource): Promise<Buffer> {
  try {
    const pipeline = await open(input, params, source);
    return await encode(edit(pipeline, params), params).timeout({ seconds: TIMEOUT_SEC }).toBuffer();
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (/extract.area/.test((cause as Error).message))
      throw new ApiError('bad_request', { fields: { crop: 'lies outside the image' }, cause });
    throw new ApiError('image_unreadable', { cause });
  }
}

async function open(input: Buffer, params: ImageParams, { isOwnSvg, maxPixels }: PictureSource): Promise<Sharp> {
  const limits = { limitInputPixels: maxPixels };
  const { format, width, height } = await sharp(input, limits).metadata();
  if (!isOwnSvg && !RASTER.has(format)) throw new ApiError('image_unreadable', { cause: `format ${format}` });
  const enlarge = isOwnSvg ? Math.max((params.w ?? 0) / (width || 1), (params.h ?? 0) / (height || 1), 1) : 1;
  return sharp(input, { ...limits, density: Math.min(SVG_DPI * enlarge, MAX_SVG_DPI) }).autoOrient();
}

function edit(image: Sharp, params: ImageParams): Sharp {
  const { w, h, fit, crop, blur, brightness, saturation, contrast, sharpen, rotation } = params;
  const background = colour(params.background);
  if (typeof crop === 'object') image.extract(crop);
  if (w !== undefined || h !== undefined)
    image.resize({
      ...(w !== undefined && { width: w }),
      ...(h !== undefined && { height: h }),
      fit,
      background,
      ...(typeof crop === 'string' && { position: crop }),
    });
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

import { z } from 'zod';
import { MAX_SIDE_PX } from './max-side';

const COLOUR = /^(#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,20})$/i;

const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,5}(\.\d{1,4})?$/, 'must be a number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`)
    .optional();
const whole = (min: number, max: number) =>
  number(min, max).refine((value) => value === undefined || Number.isInteger(value), 'must be a whole number');

const gravities = [
  'center',
  'top',
  'right top',
  'right',
  'right bottom',
  'bottom',
  'left bottom',
  'left',
  'left top',
  'entropy',
  'attention',
] as const;
const gravity = z
  .string()
  .transform((value) => value.replaceAll(/[-_+]/g, ' ').replace(/^(top|bottom) (left|right)$/, '$2 $1'))
  .pipe(z.enum(gravities));
const rectangle = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5}){3}$/, 'must be a gravity such as top or attention, or x,y,width,height')
  .transform((value) => {
    const [left = 0, top = 0, width = 0, height = 0] = value.split(',').map(Number);
    return { left, top, width, height };
  })
  .refine(({ width, height }) => width > 0 && height > 0, 'must have a width and a height');

/** Parameters of the image proxy (IMAGE-03, docs/decisions/0014). */
export const imageParamsSchema = z.object({
  url: z.string().min(1).max(2_048),
  w: whole(1, MAX_SIDE_PX),
  h: whole(1, MAX_SIDE_PX),
  /** 1 is the default and means full (IMAGE-04). */
  q: whole(1, 100),
  output: z.enum(['webp', 'avif', 'jpg', 'jpeg', 'png']).default('webp'),
  fit: z.enum(['cover', 'contain', 'fill', 'inside', 'outside']).default('cover'),
  /** Radius in pixels; 0 for none. */
  blur: number(0, 20),
  /** Factors: 1 leaves the image unchanged. */
  brightness: number(0, 10),
  contrast: number(0, 10),
  saturation: number(0, 10),
  /** Sigma in pixels; 0 for none. */
  sharpen: number(0, 10),
  /** Degrees clockwise. */
  rotation: whole(-360, 360),
  /**
   * Fills the area that `contain` and `rotation` leave empty: a colour name, or hexadecimal digits with or without `#`.
   */
  background: z.string().regex(COLOUR, 'must be a colour name or hexadecimal digits').optional(),
  /** The part that `cover` preserves, or a rectangle of the original. */
  crop: z.union([gravity, rectangle]).optional(),
});
export type ImageParams = z.output<typeof imageParamsSchema>;

const QUICK_PIXELS = 1_000_000;

/** Whether a transformation takes about ten milliseconds rather than up to seconds. */
export function isQuick({ w, h, output, blur, sharpen, rotation = 0 }: ImageParams): boolean {
  const pixels = (w ?? h ?? Infinity) * (h ?? w ?? Infinity);
  return pixels <= QUICK_PIXELS && output !== 'avif' && !blur && !sharpen && rotation % 90 === 0;
}

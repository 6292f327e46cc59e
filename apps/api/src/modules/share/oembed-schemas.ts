import { z } from 'zod';

/** A size in pixels, as text; without one everything fits. */
const size = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number of pixels')
  .transform(Number)
  .optional();

/** Query of `GET /api/oembed`, as oembed.com has it. */
export const oembedQuerySchema = z.object({
  url: z.string().min(1).max(2_048),
  format: z.literal('json', { error: 'can only be json' }).default('json'),
  maxwidth: size,
  maxheight: size,
});

export const oembedResponseSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('link'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** Seconds. */
  cache_age: z.number().int(),
  /** Left out where it would be larger than asked for. */
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.number().int().optional(),
  thumbnail_height: z.number().int().optional(),
});
export type OembedResponse = z.output<typeof oembedResponseSchema>;

import * as z from 'zod/mini';
import { amount, flag, list, text, textOrNull } from './fields';

/** A trailer or clip; `key` is its id on `site`. `size` is the height in lines. */
const videoSchema = z.object({
  id: text,
  key: z.string().check(z.minLength(1)),
  name: text,
  site: text,
  type: text,
  size: amount,
  official: flag,
  iso_639_1: text,
  iso_3166_1: text,
  published_at: textOrNull,
});

export const videosSchema = z.object({ results: list(videoSchema) });
export type WireVideos = z.infer<typeof videosSchema>;

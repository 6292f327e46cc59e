import * as z from 'zod/mini';
import { amount, list, textOrNull } from './fields';

/** One image file. `iso_639_1` is null without text. Width and height in pixels. */
const imageSchema = z.object({
  file_path: z.string().check(z.minLength(1)),
  iso_639_1: textOrNull,
  aspect_ratio: amount,
  height: amount,
  width: amount,
  vote_average: amount,
  vote_count: amount,
});
export type WireImage = z.infer<typeof imageSchema>;

/** `{movie|tv}/{id}/images`, `stills` of an episode, and `profiles` of a person. Missing kinds are empty. */
export const imagesSchema = z.object({
  backdrops: list(imageSchema),
  logos: list(imageSchema),
  posters: list(imageSchema),
  stills: list(imageSchema),
  profiles: list(imageSchema),
});
export type WireImages = z.infer<typeof imagesSchema>;

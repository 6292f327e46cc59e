import * as z from 'zod/mini';
import { amount, byRegion, list, text } from './fields';

/** One release in one region. `type`: 1 premiere, 2 limited, 3 theatrical, 4 digital, 5 physical, 6 TV. */
const releaseDateSchema = z.object({
  certification: text,
  descriptors: list(z.string()),
  iso_639_1: text,
  note: text,
  release_date: text,
  type: amount,
});

/** `movie/{id}/release_dates`. */
export const releaseDatesSchema = z.object({
  results: list(z.object({ iso_3166_1: z.string(), release_dates: list(releaseDateSchema) })),
});
export type WireReleaseDates = z.infer<typeof releaseDatesSchema>;

/** `tv/{id}/content_ratings`. A region may appear more than once. */
export const contentRatingsSchema = z.object({
  results: list(z.object({ iso_3166_1: z.string(), rating: text, descriptors: list(z.string()) })),
});
export type WireContentRatings = z.infer<typeof contentRatingsSchema>;

/** `certification/{movie|tv}/list`. */
export const certificationListSchema = z.object({
  certifications: byRegion(list(z.object({ certification: z.string(), order: amount }))),
});

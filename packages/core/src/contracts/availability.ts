import * as z from 'zod/mini';
import { resolutions } from '../availability';
import { titleKeySchema } from './title-key';

const ids = z.array(z.int().check(z.positive()));

/** `GET /api/availability`: keys of the titles of the library that the visitor may see (core's `PackedKeys`). */
export const availabilitySchema = z.object({ movie: ids, tv: ids });

export const availableSchema = z.object({
  addedAtMs: z.int(),
  resolution: z.optional(z.enum(resolutions)),
  isHdr: z.optional(z.boolean()),
  languages: z.optional(z.readonly(z.array(z.string()))),
  episodes: z.optional(z.record(z.string(), z.string())),
});

/** `GET /api/availability/{movie|tv}/{id}`; null if the library does not have it, or the visitor may not see it. */
export const titleAvailabilitySchema = z.object({ available: z.nullable(availableSchema) });
export type TitleAvailability = z.infer<typeof titleAvailabilitySchema>;

/** `GET /api/availability/recent`: the titles with the newest files, as their cards show them. */
export const recentlyAddedSchema = z.object({
  titles: z.array(
    z.object({
      key: titleKeySchema,
      id: z.int(),
      mediaType: z.enum(['movie', 'tv']),
      title: z.string(),
      posterPath: z.nullable(z.string()),
      genreIds: z.array(z.int()),
      year: z.nullable(z.int()),
      voteAverage: z.number(),
      popularity: z.number(),
    }),
  ),
});
export type RecentlyAdded = z.infer<typeof recentlyAddedSchema>;

import * as z from 'zod/mini';
import { resolutions } from '../availability';
import { titleKeySchema } from './title-key';

const ids = z.array(z.int().check(z.positive()));

/** `GET /api/availability`: the titles of the library that the visitor may see (core's `PackedKeys`). */
export const availabilitySchema = z.object({ movie: ids, tv: ids, episodes: z.array(z.string()) });

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

const libraryCard = z.object({
  key: titleKeySchema,
  id: z.int(),
  mediaType: z.enum(['movie', 'tv']),
  title: z.string(),
  posterPath: z.nullable(z.string()),
  genreIds: z.array(z.int()),
  year: z.nullable(z.int()),
  voteAverage: z.number(),
  popularity: z.number(),
});
export type LibraryCard = z.infer<typeof libraryCard>;

/** `GET /api/availability/recent`: the titles with the newest files, as their cards show them. */
export const recentlyAddedSchema = z.object({ titles: z.array(libraryCard) });
export type RecentlyAdded = z.infer<typeof recentlyAddedSchema>;

/** `GET /api/availability/titles`: one page of the library (core's `LibraryQuery`). */
export const libraryPageSchema = z.object({ titles: z.array(libraryCard), hasMore: z.boolean() });
export type LibraryPage = z.infer<typeof libraryPageSchema>;

/** What the database keeps of a title: core's `LibraryFacts`, and which title they are of. */
export const libraryFactsSchema = z.object({
  key: titleKeySchema,
  title: z.string(),
  posterPath: z.nullable(z.string()),
  genreIds: z.array(z.int()),
  date: z.nullable(z.string()),
  year: z.nullable(z.int()),
  voteAverage: z.number(),
  voteCount: z.number(),
  popularity: z.number(),
  originalLanguage: z.string(),
  runtimeMin: z.nullable(z.number()),
  // Servers that have described their titles before these were kept ask again within a day.
  certificates: z._default(z.record(z.string(), z.string()), {}),
  keywordIds: z._default(z.array(z.int()), []),
});

import * as z from 'zod/mini';
import { playOrigins } from '../plays/types';

/** Bodies of what the site sends to a person's webhook. Times are ISO 8601. */

/** Whose it is. */
const data = { profile: z.object({ id: z.string(), name: z.string() }) };

const ofTitle = {
  ...data,
  /** Null of an old bookmark. */
  mediaType: z.nullable(z.enum(['movie', 'tv'])),
  /** TMDB's. */
  id: z.int(),
  /** Null where it is not known. */
  title: z.nullable(z.string()),
  year: z.nullable(z.number()),
};
const ofPart = {
  ...ofTitle,
  season: z.optional(z.int()),
  /** Missing of a season that was rated. */
  episode: z.optional(z.int()),
};
const ofPlay = {
  ...ofPart,
  episodeTitle: z.optional(z.string()),
  /** Null if unknown. */
  watchedAt: z.nullable(z.string()),
  how: z.enum(playOrigins),
};
/** 1 to 10: half stars out of five. */
const ofRating = { ...ofPart, rating: z.int() };
const ofBookmark = { ...ofTitle, category: z.string() };

const event = <Type extends string, Data extends z.core.$ZodLooseShape>(type: Type, shape: Data) =>
  z.object({ type: z.literal(type), timestamp: z.string(), data: z.object(shape) });

export const webhookEventSchema = z.discriminatedUnion('type', [
  event('title.finished', ofPlay),
  event('rating.given', ofRating),
  event('rating.removed', ofRating),
  event('bookmark.added', ofBookmark),
  event('bookmark.removed', ofBookmark),
  event('webhook.test', data),
]);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

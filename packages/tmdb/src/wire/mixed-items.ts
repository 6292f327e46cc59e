import { deriveMediaType } from '@marquee/core';
import * as z from 'zod/mini';
import { amount, flag, id, list, text, textOrNull } from './fields';
import { movieListItemSchema, tvListItemSchema } from './list-items';

/**
 * Adds the media type to an item of a mixed list that lacks it (MEDIA-01). An existing one is preserved: a person also
 * has a name, and is not a series.
 */
export const withMediaType = z.transform((value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const stated = 'media_type' in value ? value.media_type : undefined;
  return { ...value, media_type: stated ?? deriveMediaType(value) };
});

const movieItem = z.extend(movieListItemSchema, { media_type: z.literal('movie') });
const tvItem = z.extend(tvListItemSchema, { media_type: z.literal('tv') });

/** A movie or a series in a mixed list. */
export const titleItemSchema = z.pipe(withMediaType, z.discriminatedUnion('media_type', [movieItem, tvItem]));
export type WireTitleItem = z.infer<typeof titleItemSchema>;

/** A person in a list. */
export const personListItemSchema = z.object({
  id,
  media_type: z.optional(z.literal('person')),
  adult: flag,
  gender: amount,
  name: text,
  original_name: text,
  known_for_department: text,
  popularity: amount,
  profile_path: textOrNull,
  known_for: list(titleItemSchema),
});
export type WirePersonListItem = z.infer<typeof personListItemSchema>;

const personItem = z.extend(personListItemSchema, { media_type: z.literal('person') });

/** An item of `search/multi` or `trending/all`. Kinds that TMDB adds later are dropped. */
export const multiSearchItemSchema = z.pipe(
  withMediaType,
  z.discriminatedUnion('media_type', [movieItem, tvItem, personItem]),
);

import * as z from 'zod/mini';
import { addedLanguage, amount, flag, id, list, text, textOrNull } from './fields';

const shared = {
  id,
  adult: flag,
  original_language: text,
  overview: text,
  overview_language: addedLanguage,
  poster_path: textOrNull,
  backdrop_path: textOrNull,
  genre_ids: list(id),
  popularity: amount,
  vote_average: amount,
  vote_count: amount,
};

/** A movie in a list. `release_date` is `''` or null if unknown. */
export const movieListItemSchema = z.object({
  ...shared,
  media_type: z.optional(z.literal('movie')),
  title: text,
  original_title: text,
  release_date: textOrNull,
  video: flag,
});
export type WireMovieListItem = z.infer<typeof movieListItemSchema>;

/** A series in a list. `first_air_date` is `''` or null if unknown. */
export const tvListItemSchema = z.object({
  ...shared,
  media_type: z.optional(z.literal('tv')),
  name: text,
  original_name: text,
  first_air_date: textOrNull,
  origin_country: list(z.string()),
});
export type WireTvListItem = z.infer<typeof tvListItemSchema>;

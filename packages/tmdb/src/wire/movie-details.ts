import * as z from 'zod/mini';
import { releaseDatesSchema } from './certifications';
import { appendedFields, detailsFields } from './details';
import { amount, amountOrNull, appended, flag, id, list, objectOrNull, text, textOrNull } from './fields';
import { movieListSchema } from './paged';

const collectionSummarySchema = z.object({
  id,
  name: text,
  poster_path: textOrNull,
  backdrop_path: textOrNull,
});

/** `movie/{id}` with its appended parts. `runtime` in minutes, money in US dollars, 0 if unknown. */
export const movieDetailsSchema = z.object({
  ...detailsFields,
  title: text,
  original_title: text,
  release_date: textOrNull,
  runtime: amountOrNull,
  imdb_id: textOrNull,
  belongs_to_collection: objectOrNull(collectionSummarySchema),
  budget: amount,
  revenue: amount,
  origin_country: list(z.string()),
  video: flag,
  ...appendedFields,
  similar: appended(movieListSchema),
  recommendations: appended(movieListSchema),
  release_dates: appended(releaseDatesSchema),
});
export type WireMovieDetails = z.infer<typeof movieDetailsSchema>;

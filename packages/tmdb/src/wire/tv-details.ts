import * as z from 'zod/mini';
import { contentRatingsSchema } from './certifications';
import { aggregateCreditsSchema } from './credits';
import { appendedFields, detailsFields } from './details';
import { episodeSummarySchema } from './episode';
import { amount, appended, flag, id, list, objectOrNull, text, textOrNull } from './fields';
import { tvListSchema } from './paged';
import { companySchema } from './production';
import { seasonSummarySchema } from './season';

const creator = z.object({ id, credit_id: text, name: text, gender: amount, profile_path: textOrNull });

/** `tv/{id}` with its appended parts. `episode_run_time` in minutes, often empty. */
export const tvDetailsSchema = z.object({
  ...detailsFields,
  name: text,
  original_name: text,
  first_air_date: textOrNull,
  last_air_date: textOrNull,
  created_by: list(creator),
  episode_run_time: list(z.number()),
  in_production: flag,
  languages: list(z.string()),
  last_episode_to_air: objectOrNull(episodeSummarySchema),
  next_episode_to_air: objectOrNull(episodeSummarySchema),
  networks: list(companySchema),
  number_of_episodes: amount,
  number_of_seasons: amount,
  origin_country: list(z.string()),
  seasons: list(seasonSummarySchema),
  type: text,
  ...appendedFields,
  similar: appended(tvListSchema),
  recommendations: appended(tvListSchema),
  content_ratings: appended(contentRatingsSchema),
  aggregate_credits: appended(aggregateCreditsSchema),
});
export type WireTvDetails = z.infer<typeof tvDetailsSchema>;

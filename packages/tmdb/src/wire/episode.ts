import * as z from 'zod/mini';
import { castMemberSchema, creditsSchema, crewMemberSchema } from './credits';
import { externalIdsSchema } from './external-ids';
import { addedLanguage, amount, amountOrNull, appended, id, list, text, textOrNull, whole } from './fields';
import { imagesSchema } from './images';

const episodeFields = {
  id,
  name: text,
  name_language: addedLanguage,
  overview: text,
  overview_language: addedLanguage,
  air_date: textOrNull,
  episode_number: whole,
  episode_type: text,
  production_code: text,
  runtime: amountOrNull,
  season_number: whole,
  show_id: amountOrNull,
  still_path: textOrNull,
  vote_average: amount,
  vote_count: amount,
};

/** `last_episode_to_air`, `next_episode_to_air`. `runtime` in minutes. */
export const episodeSummarySchema = z.object(episodeFields);
export type WireEpisodeSummary = z.infer<typeof episodeSummarySchema>;

/** An episode of a season, or `tv/{id}/season/{n}/episode/{m}` with its appended parts. */
export const episodeSchema = z.object({
  ...episodeFields,
  crew: list(crewMemberSchema),
  guest_stars: list(castMemberSchema),
  credits: appended(creditsSchema),
  external_ids: appended(externalIdsSchema),
  images: appended(imagesSchema),
});
export type WireEpisode = z.infer<typeof episodeSchema>;

import * as z from 'zod/mini';
import { episodeSchema } from './episode';
import { addedLanguage, amount, id, requiredList, text, textOrNull, whole } from './fields';

const seasonFields = {
  id,
  air_date: textOrNull,
  name: text,
  overview: text,
  overview_language: addedLanguage,
  poster_path: textOrNull,
  season_number: whole,
  vote_average: amount,
};

/** A season in TV details; number 0 is the specials. */
export const seasonSummarySchema = z.object({ ...seasonFields, episode_count: amount });
export type WireSeasonSummary = z.infer<typeof seasonSummarySchema>;

/** `tv/{id}/season/{n}`. */
export const seasonSchema = z.object({ ...seasonFields, episodes: requiredList(episodeSchema) });
export type WireSeason = z.infer<typeof seasonSchema>;

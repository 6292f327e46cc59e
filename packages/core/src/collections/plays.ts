import * as z from 'zod/mini';
import { playKeyPattern, playOrigins, playRules, type Play } from '../plays';
import { defineCollection } from '../sync/define-collection';
import { moment, ratingValue, storable, titleText, titleYear } from './texts';

/**
 * The log of plays: `movie:603/{id}`, `tv:1399/s1e2/{id}`. One entry for each time a film or an episode was finished.
 */
export const plays = defineCollection<Play>({
  ...playRules,
  name: 'plays',
  key: playKeyPattern,
  value: z.object({
    watchedAt: z.nullable(moment),
    how: z.enum(playOrigins),
    title: titleText,
    year: titleYear,
    episodeTitle: z.optional(titleText),
    rating: z.optional(ratingValue),
    device: z.optional(z.string().check(z.maxLength(60), z.overwrite(storable))),
  }),
  limit: 100_000,
  limitText: 'You’ve reached the limit of 100,000 diary entries. Remove some to keep syncing.',
});

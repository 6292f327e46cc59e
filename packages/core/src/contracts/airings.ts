import * as z from 'zod/mini';
import { titleKeySchema } from './title-key';

const airingEpisode = z.object({
  season: z.int(),
  number: z.int(),
  name: z.optional(z.string()),
  airDate: z.string(),
  isPremiere: z.boolean(),
  isFinale: z.boolean(),
  /** Epoch milliseconds since which the server knows it like this. */
  changedAt: z.optional(z.number()),
});

/** Core's `SeriesAiring`. */
export const seriesAiringSchema = z.object({
  key: titleKeySchema,
  name: z.string(),
  episodes: z.readonly(z.array(airingEpisode)),
});

/** `GET /users/me/airings`: of the series that the profile follows and may see, as far as the server knows. */
export const seriesAiringsSchema = z.object({ airings: z.array(seriesAiringSchema) });

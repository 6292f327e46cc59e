import * as z from 'zod/mini';
import { id, list } from './fields';
import { movieListItemSchema, tvListItemSchema } from './list-items';
import { personListItemSchema } from './mixed-items';

/** `find/{external id}`: everything with that external id. */
export const findSchema = z.object({
  movie_results: list(movieListItemSchema),
  tv_results: list(tvListItemSchema),
  person_results: list(personListItemSchema),
  tv_episode_results: list(z.object({ show_id: id })),
});
export type WireFind = z.infer<typeof findSchema>;

import * as z from 'zod/mini';
import { flag, list } from './fields';

/** Body of TMDB's errors: `status_message` with TMDB's own `status_code`, or a list of `errors`. */
export const tmdbErrorBodySchema = z.object({
  success: flag,
  status_code: z.optional(z.number()),
  status_message: z.optional(z.string()),
  errors: list(z.string()),
});
